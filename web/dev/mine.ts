/** The mine by itself, to look at: mine.html?scene=…&theme=…&lang=…, with the scenes of Bench.svelte. Not in the build. */

import type { DescribedCard } from "$wire";
import { mount } from "svelte";
import "$web/art/cards.css";
import "$web/app/base.css";
import { session } from "$web/app/session.svelte";
import { Words } from "$web/words/words";
import described from "../../docs/cards.json";
import words from "../../docs/words.json";
import Bench from "./Bench.svelte";

const asked = new URLSearchParams(location.search);
const language = (asked.get("lang") ?? "en") as "en" | "ru" | "uk";
const files = import.meta.glob<string>("../../src/saboteur/words/*/*.ftl", { query: "?raw", import: "default", eager: true });
const fluent = Object.entries(files).filter(([path]) => path.includes(`/${language}/`)).map(([, text]) => text).join("\n");

document.documentElement.dataset["theme"] = asked.get("theme") ?? "dark";
session.words = new Words({ language, languages: {}, fluent, cards: words.cards as never });
session.cards = new Map((described.cards as DescribedCard[]).map((card) => [card.card, card]));
mount(Bench, { target: document.getElementById("app") as HTMLElement, props: { scene: asked.get("scene") ?? "places" } });
