# Почему дверь сервера остаётся закрытой.

refusal-server-no-such-page = По этому адресу ничего нет.
refusal-server-wrong-method = Этот адрес не для этого.
refusal-server-wrong-host = Под таким именем этот сервер не найти.
refusal-server-from-outside = Это только для того, кто держит сервер.
refusal-server-too-slow = Остаток сообщения не пришёл вовремя.
refusal-server-not-checked = Проверка этой записи длится слишком долго.
