// @vitest-environment jsdom
import { render } from "@testing-library/svelte";
import { expect, it } from "vitest";
import Mat from "$web/seats/Mat.svelte";

it("a tool that breaks is seen to split, whatever else is told meanwhile", async () => {
  const { container, rerender } = render(Mat, { broken: [], lying: [] });
  const split = () => [...container.querySelectorAll(".halves")].map((halves) => halves.parentElement?.dataset["help"]);
  await rerender({ broken: ["lamp"] });
  expect(split()).toEqual(["tool-lamp"]);
  await rerender({ broken: ["lamp"] });
  expect(split()).toEqual(["tool-lamp"]);
  container.querySelector(".halves")?.dispatchEvent(new Event("animationend"));
  await rerender({ broken: ["lamp"] });
  expect(split()).toEqual([]);
});
