"""The house around the page: it opens everywhere, nobody complains, and lines break as real ones do."""

import pytest
from playwright.sync_api import expect

from saboteur.server.wire.requests import VERSION
from tests.web.browser import PHONE
from tests.web.tables import Tables

LISTEN = """() => new Promise((resolve, reject) => {
  const socket = (window.socket = new WebSocket(`ws://${location.host}/socket`));
  window.ended = new Promise((end) => (socket.onclose = () => end(true)));
  socket.onopen = () => socket.send(JSON.stringify({ do: "hello", version: VERSION }));
  socket.onmessage = ({ data }) => resolve(JSON.parse(data));
  socket.onerror = () => reject(new Error("no line"));
})""".replace("VERSION", str(VERSION))


@pytest.mark.parametrize("path", ["/", "/new", "/t/nothing", "/t/nothing/back", "/check", "/rules/base", "/join"])
def test_every_place_opens_the_page(path: str, tables: Tables) -> None:
    guest = tables.stranger(device=PHONE)
    guest.opens(path)
    expect(guest.page.locator("#app > *")).not_to_have_count(0)
    assert "Saboteur" in guest.page.title()
    assert guest.page.evaluate("location.pathname") == path


def test_plain_http_on_the_lan_is_not_secure_and_works(tables: Tables) -> None:
    near, far = tables.person("Mila"), tables.person("Taras", lan=True)
    for person, secure in ((near, True), (far, False)):
        person.opens("/")
        assert person.page.evaluate("isSecureContext") is secure
        assert person.page.evaluate("typeof crypto.subtle === 'object'") is secure
        assert person.page.evaluate("fetch('/api/me').then((me) => me.json())")["name"] == person.name
        assert person.page.evaluate(LISTEN)["person"]["name"] == person.name


def test_a_line_that_breaks_is_noticed_and_comes_back(tables: Tables) -> None:
    mila = tables.person("Mila")
    mila.opens("/")
    mila.page.evaluate(LISTEN)
    mila.loses_the_line()
    assert mila.page.evaluate("window.ended") is True
    assert mila.page.evaluate("fetch('/health').then(() => 'there', () => 'gone')") == "gone"
    mila.comes_back()
    assert mila.page.evaluate("fetch('/health').then(() => 'there', () => 'gone')") == "there"
    mila.hears_nothing()
    mila.page.evaluate("window.asked = fetch('/health').then(() => 'there'), null")
    silence = "Promise.race([window.asked, new Promise((end) => setTimeout(end, 300, 'silence'))])"
    assert mila.page.evaluate(silence) == "silence"
    mila.comes_back()
    assert mila.page.evaluate("window.asked") == "there"


def test_people_sit_where_they_were_seated(tables: Tables) -> None:
    mila, taras = tables.playing("duel", "Mila", "Taras")
    shown = taras.page.evaluate(f"fetch('/api/tables/{tables.last}').then((table) => table.json())")
    assert [seat["name"] for seat in shown["seats"]] == ["Mila", "Taras"]
    assert shown["phase"] == "playing"
    assert mila.page.evaluate("location.pathname") == f"/t/{tables.last}"


def test_what_a_browser_complains_of_is_heard(tables: Tables) -> None:
    guest = tables.stranger()
    guest.opens("/")
    guest.page.evaluate("console.error('the roof')")
    guest.page.evaluate("setTimeout(() => { throw new Error('the floor') })")
    guest.page.evaluate("fetch('/api/me')")
    guest.page.evaluate("document.body.setAttribute('onclick', 'dig()')")
    guest.page.wait_for_timeout(100)
    heard = " ".join(guest.errors)
    assert all(each in heard for each in ("the roof", "the floor", "401", "Content Security Policy")), heard
    guest.errors.clear()
