import { mount } from "svelte";
import App from "$web/app/App.svelte";
import "$web/art/cards.css";
import "$web/app/base.css";

mount(App, { target: document.getElementById("app") as HTMLElement });
