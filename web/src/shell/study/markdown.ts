/** The little Markdown in which rules pages are written: headings, paragraphs, lists, tables, notes, figures; bold, italics and links. */
export type Inline = { kind: "text" | "strong" | "em"; text: string } | { kind: "link"; text: string; href: string };

export type Block =
  | { kind: "title"; text: string; id: string }
  | { kind: "heading"; text: string; id: string }
  | { kind: "sub"; text: string; id: string }
  | { kind: "text" | "note"; inline: Inline[] }
  | { kind: "list" | "numbers"; items: Inline[][] }
  | { kind: "table"; head: Inline[][]; rows: Inline[][][] }
  /** `figure:Name` is drawn by `figures/Name.svelte`, `board:name` by the game's own board in a position of `positions.ts`. */
  | { kind: "figure" | "board"; name: string; caption: string };

const INLINE = /\*\*(.+?)\*\*|\*(.+?)\*|\[(.+?)\]\((.+?)\)/g;
const FIGURE = /^!\[(.*)\]\((figure|board):([\w-]+)\)$/;
const HEADINGS = { "#": "title", "##": "heading", "###": "sub" } as const;

export function inline(text: string): Inline[] {
  const found: Inline[] = [];
  let from = 0;
  for (const match of text.matchAll(INLINE)) {
    if (match.index > from) found.push({ kind: "text", text: text.slice(from, match.index) });
    const [whole, strong, em, label, href] = match;
    if (strong) found.push({ kind: "strong", text: strong });
    else if (em) found.push({ kind: "em", text: em });
    else found.push({ kind: "link", text: label, href });
    from = match.index + whole.length;
  }
  if (from < text.length) found.push({ kind: "text", text: text.slice(from) });
  return found;
}

const slug = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");
const cells = (line: string): Inline[][] =>
  line
    .replace(/^\||\|$/g, "")
    .split("|")
    .map((cell) => inline(cell.trim()));
const joined = (lines: string[], mark: RegExp): string[] =>
  lines.reduce<string[]>((all, line) => (mark.test(line) ? [...all, line.replace(mark, "")] : [...all.slice(0, -1), `${all.at(-1)} ${line.trim()}`]), []);

function block(lines: string[]): Block {
  const [first] = lines;
  const heading = /^(#{1,3}) (.+)$/.exec(first);
  if (heading) return { kind: HEADINGS[heading[1] as keyof typeof HEADINGS], text: heading[2], id: slug(heading[2]) };
  const figure = FIGURE.exec(first);
  if (figure) return { kind: figure[2] as "figure" | "board", caption: figure[1], name: figure[3] };
  if (first.startsWith("- ")) return { kind: "list", items: joined(lines, /^- /).map(inline) };
  if (/^\d+\. /.test(first)) return { kind: "numbers", items: joined(lines, /^\d+\. /).map(inline) };
  if (first.startsWith("|")) return { kind: "table", head: cells(first), rows: lines.slice(2).map(cells) };
  if (first.startsWith("> ")) return { kind: "note", inline: inline(lines.map((line) => line.replace(/^> ?/, "")).join(" ")) };
  return { kind: "text", inline: inline(lines.join(" ")) };
}

export const headings = (blocks: Block[]): { text: string; id: string }[] => blocks.filter((block) => block.kind === "heading");

/** Blocks are set apart by blank lines. */
export function parse(text: string): Block[] {
  return text
    .split(/\n\s*\n/)
    .map((part) => part.split("\n").filter((line) => line.trim() !== ""))
    .filter((lines) => lines.length > 0)
    .map(block);
}
