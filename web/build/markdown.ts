/** As much of Markdown as the rule books in docs/rules are written in, as HTML. They are our own, so what is in them is trusted. */

export interface Heading {
  readonly id: string;
  readonly level: number;
  readonly title: string;
}

export interface Document {
  readonly html: string;
  readonly headings: readonly Heading[];
}

/** What a link leads to; `null`: its text stays, the link goes. */
export type Linking = (target: string) => string | null;

const escaped = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
const CARD = /^(?:base|s2|duel|duelgoal)_[a-z0-9_]+$/;
/** The number of a rule in brackets, alone or among words: (3.3), (3.4, 3.5; with the expansion 7.3). */
const CITED = /\(([^()]*\b\d\.\d{1,2}\b[^()]*)\)/g;

/** Bold, slanted, code, links and the numbers of rules. */
export function inline(text: string, linking: Linking): string {
  const codes: string[] = [];
  const kept = text.replace(/`([^`]+)`/g, (_, code: string) => {
    codes.push(CARD.test(code) ? `<code data-card="${code}">${code}</code>` : `<code>${escaped(code)}</code>`);
    return `\0${codes.length - 1}\0`;
  });
  return escaped(kept)
    .replace(/\[([^\]]+)\]\(([^)]+)\)/g, (_, shown: string, target: string) => {
      const to = linking(target);
      return to === null ? shown : `<a href="${to}">${shown}</a>`;
    })
    .replace(/\*\*([^*]+)\*\*/g, "<b>$1</b>")
    .replace(/\*([^*]+)\*/g, "<em>$1</em>")
    .replace(CITED, (_, inside: string) => `(${inside.replace(/\b\d\.\d{1,2}\b/g, (rule) => `<a href="#${rule}">${rule}</a>`)})`)
    .replace(/\0(\d+)\0/g, (_, at: string) => codes[Number(at)] ?? "");
}

const idOf = (title: string): string => title.toLowerCase().replace(/[^\p{L}\p{N}.]+/gu, "-").replace(/^-|-$/g, "");

export function rendered(markdown: string, linking: Linking): Document {
  const headings: Heading[] = [];
  const html = blocksOf(markdown).map((lines) => blockHtml(lines, linking, headings)).join("\n");
  return { html, headings };
}

/** Parts between blank lines; a fence is one part. */
function blocksOf(markdown: string): string[][] {
  const blocks: string[][] = [];
  let block: string[] = [];
  let isFenced = false;
  const end = (): void => {
    if (block.length) blocks.push(block);
    block = [];
  };
  for (const line of markdown.split("\n")) {
    if (line.startsWith("```")) {
      if (!isFenced) end();
      block.push(line);
      if (isFenced) end();
      isFenced = !isFenced;
    } else if (isFenced) block.push(line);
    else if (line.trim() === "") end();
    else if (/^#/.test(line)) {
      end();
      blocks.push([line]);
    } else block.push(line);
  }
  end();
  return blocks;
}

function blockHtml(lines: readonly string[], linking: Linking, headings: Heading[]): string {
  const [first = ""] = lines;
  const fence = /^```(\w*) ?([\w-]*)/.exec(first);
  const name = fence?.[2] ? ` data-mine="${fence[2]}"` : "";
  if (fence) return `<pre class="${fence[1] || "plain"}"${name}>${escaped(lines.slice(1, -1).join("\n"))}</pre>`;
  const heading = /^(#+) (.*)$/.exec(first);
  if (heading) {
    const [, marks = "", title = ""] = heading;
    headings.push({ id: idOf(title), level: marks.length, title });
    return `<h${marks.length} id="${idOf(title)}">${inline(title, linking)}</h${marks.length}>`;
  }
  if (first.startsWith("|")) return tableHtml(lines, linking);
  if (/^(- |\d+\. )/.test(first)) return listHtml(lines, linking);
  return `<p>${inline(lines.join(" "), linking)}</p>`;
}

function tableHtml(lines: readonly string[], linking: Linking): string {
  const row = (line: string, cell: "td" | "th"): string => {
    const cells = line.slice(1, line.lastIndexOf("|")).split("|");
    // A head over nothing is no head.
    const tagOf = (text: string): "td" | "th" => (text.trim() ? cell : "td");
    return `<tr>${cells.map((text) => `<${tagOf(text)}>${inline(text.trim(), linking)}</${tagOf(text)}>`).join("")}</tr>`;
  };
  const [head = "", , ...rest] = lines;
  return `<div class="wide"><table><thead>${row(head, "th")}</thead><tbody>${rest.map((line) => row(line, "td")).join("")}</tbody></table></div>`;
}

/** An item goes on in lines that are set in. */
function listHtml(lines: readonly string[], linking: Linking): string {
  const tag = lines[0]?.startsWith("-") ? "ul" : "ol";
  const items: string[] = [];
  for (const line of lines) {
    const item = /^(?:- |\d+\. )(.*)$/.exec(line);
    if (item) items.push(item[1] ?? "");
    else items.push(`${items.pop() ?? ""} ${line.trim()}`);
  }
  return `<${tag}>${items.map((text) => `<li>${inline(text, linking)}</li>`).join("")}</${tag}>`;
}
