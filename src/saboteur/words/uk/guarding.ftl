# Чому двері сервера лишаються зачиненими.

refusal-server-no-such-page = За цією адресою нічого немає.
refusal-server-wrong-method = Ця адреса не для цього.
refusal-server-wrong-host = Під таким ім’ям цей сервер не знайти.
refusal-server-from-outside = Це лише для того, хто тримає сервер.
refusal-server-too-slow = Решта повідомлення не надійшла вчасно.
refusal-server-not-checked = Перевірка цього запису триває надто довго.
