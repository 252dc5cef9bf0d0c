import { mount } from "svelte";
import App from "$web/app/App.svelte";

mount(App, { target: document.getElementById("app") as HTMLElement });
