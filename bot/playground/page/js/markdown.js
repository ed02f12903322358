// Discord's markdown: words to a tree (`parse`), and the tree to nodes (`render`).
//
// The libraries looked at for this (the converters to HTML text, and those for Discord built on them) need a build step or
// give text for innerHTML; this gives nodes, so what people and bots write can never become markup.

import { h } from "./dom.js";
import { emoji } from "./emoji.js";
import { timestamp } from "./timestamps.js";

const DEEPEST = 12; // levels of styles and lists inside each other

const FENCE = /^```(?:([\w+#.-]{1,20})\n)?\n?([\s\S]*?)\n?```/;
const HEADING = /^(#{1,3}) +(.+?)(?:\n|$)/;
const SUBTEXT = /^-# +(.+?)(?:\n|$)/;
const QUOTE = /^> ?(.*)(?:\n|$)/;
const QUOTE_REST = /^>>> ?([\s\S]*)/;
const ITEM = /^( *)([-*]|\d{1,9}\.) +(.*)(?:\n|$)/;

/**
 * The blocks of a text: headings, lists, quotes, code, and paragraphs between them.
 * @param {string} text
 * @param {number} [depth]
 * @returns {Block[]}
 */
export function parse(text, depth = 0) {
  /** @type {Block[]} */
  const blocks = [];
  let words = "";
  let rest = text;
  const flush = () => {
    if (words) blocks.push({ kind: "paragraph", children: inline(words.replace(/\n$/, ""), depth) });
    words = "";
  };
  /** @type {(block: Block, length: number) => void} */
  const put = (block, length) => {
    flush();
    blocks.push(block);
    rest = rest.slice(length);
  };
  while (rest) {
    const atStart = !words || words.endsWith("\n");
    let found;
    if ((found = FENCE.exec(rest)) && found[2]) {
      put({ kind: "code", language: found[1] ?? "", text: found[2] }, found[0].length);
      rest = rest.replace(/^\n/, "");
    } else if (atStart && (found = QUOTE_REST.exec(rest)) && depth < DEEPEST) {
      put({ kind: "quote", children: parse(found[1], depth + 1) }, found[0].length);
    } else if (atStart && QUOTE.test(rest) && depth < DEEPEST) {
      const [inside, length] = taken(rest, QUOTE, 1);
      put({ kind: "quote", children: parse(inside, depth + 1) }, length);
    } else if (atStart && (found = HEADING.exec(rest))) {
      put({ kind: "heading", level: found[1].length, children: inline(found[2], depth) }, found[0].length);
    } else if (atStart && (found = SUBTEXT.exec(rest))) {
      put({ kind: "subtext", children: inline(found[1], depth) }, found[0].length);
    } else if (atStart && ITEM.test(rest)) {
      const [list, length] = listed(rest, depth);
      put(list, length);
    } else {
      const end = nextBreak(rest);
      words += rest.slice(0, end);
      rest = rest.slice(end);
    }
  }
  flush();
  return blocks;
}

/**
 * How much is certainly plain: up to the end of the line, or to code that begins within it.
 * @param {string} text
 */
function nextBreak(text) {
  const line = text.indexOf("\n") + 1 || text.length;
  const code = text.indexOf("```", 1);
  return code > 0 && code < line ? code : line;
}

/**
 * The lines that match, without their mark, and how long they were.
 * @param {string} text
 * @param {RegExp} rule
 * @param {number} group
 * @returns {[string, number]}
 */
function taken(text, rule, group) {
  const lines = [];
  let length = 0;
  for (let found; (found = rule.exec(text.slice(length))) && length < text.length; length += found[0].length) {
    lines.push(found[group]);
  }
  return [lines.join("\n"), length];
}

/**
 * A list with the lists inside it, by their indent.
 * @param {string} text
 * @param {number} depth
 * @returns {[ListBlock, number]}
 */
function listed(text, depth) {
  const [, space = "", sign = ""] = ITEM.exec(text) ?? [];
  const indent = space.length;
  /** @type {ListBlock} */
  const list = { kind: "list", ordered: /\d/.test(sign), start: parseInt(sign, 10) || 1, items: [] };
  let length = 0;
  for (let found; length < text.length && (found = ITEM.exec(text.slice(length))); ) {
    if (found[1].length < indent) break;
    if (found[1].length > indent && list.items.length && depth < DEEPEST) {
      const [inner, used] = listed(text.slice(length), depth + 1);
      list.items.at(-1)?.push(inner);
      length += used;
    } else {
      if (/\d/.test(found[2]) !== list.ordered && found[1].length === indent) break;
      list.items.push([{ kind: "paragraph", children: inline(found[3], depth) }]);
      length += found[0].length;
    }
  }
  return [list, length];
}

// Marks within a line, each tried in this order where the reading stands.
/** @type {[rule: RegExp, make: (found: RegExpExecArray, depth: number) => Piece, notAfter?: RegExp][]} */
const MARKS = [
  [/\\([^\sA-Za-z0-9])/y, (found) => ({ kind: "text", text: found[1] })],
  [/(`+)([\s\S]*?[^`])\1(?!`)/y, (found) => ({ kind: "inline-code", text: trimmed(found[2]) })],
  [/<@!?(\d+)>/y, (found) => ({ kind: "user", id: found[1] })],
  [/<@&(\d+)>/y, (found) => ({ kind: "role", id: found[1] })],
  [/<#(\d+)>/y, (found) => ({ kind: "channel", id: found[1] })],
  [/<\/([^:<>\n]{1,100}):(\d+)>/y, (found) => ({ kind: "command", name: found[1] })],
  [/<t:(-?\d{1,15})(?::([tTdDfFRsS]))?>/y, (found) => ({ kind: "time", at: Number(found[1]), style: found[2] ?? "f" })],
  [/<a?:(\w{2,32}):(\d+)>/y, (found) => ({ kind: "emoji", name: found[1], id: found[2] })],
  [/@(everyone|here)\b/y, (found) => ({ kind: "everyone", text: found[0] })],
  [/\[([^\]\n]+)\]\(<?(https?:\/\/[^\s()<>]+(?:\([^\s()<>]*\)[^\s()<>]*)*)>?(?: "[^"\n]*")?\)/y, link],
  [/<(https?:\/\/[^\s<>]+)>/y, (found) => address(found[1])],
  [/https?:\/\/[^\s<>]+/y, (found) => address(found[0].replace(/[.,:;"')\]*_~|]+$/, ""))],
  [/\*\*\*(?=\S)((?:\\.|[^\\])+?)\*\*\*(?!\*)/y, (found, depth) => style("bold", [style("italic", inline(found[1], depth))])],
  [/\*\*(?=\S)((?:\\.|[^\\])+?)\*\*(?!\*)/y, (found, depth) => style("bold", inline(found[1], depth))],
  [/__(?=\S)((?:\\.|[^\\])+?)__(?!_)/y, (found, depth) => style("underline", inline(found[1], depth))],
  [/\*(?=[^\s*])((?:\\.|\*\*(?:\\.|[^\\*])+?\*\*|[^\\*])+?)\*(?!\*)/y, (found, depth) => style("italic", inline(found[1], depth))],
  [/_(?=[^\s_])((?:\\.|__(?:\\.|[^\\_])+?__|[^\\_])+?)_(?!\w)/y, (found, depth) => style("italic", inline(found[1], depth)), /\w$/],
  [/~~(?=\S)((?:\\.|[^\\])+?)~~/y, (found, depth) => style("strike", inline(found[1], depth))],
  [/\|\|((?:\\.|[^\\])+?)\|\|/y, (found, depth) => style("spoiler", inline(found[1], depth))],
  [/\n/y, () => ({ kind: "break" })],
];
const PLAIN = /`+|[^\\`<@[h*_~|\n]+/y; // nothing here begins a mark; backticks that began no code do so at none of them

/**
 * The pieces of a line or paragraph.
 * @param {string} text
 * @param {number} [depth]
 * @returns {Piece[]}
 */
export function inline(text, depth = 0) {
  if (depth > DEEPEST) return [{ kind: "text", text }];
  /** @type {Piece[]} */
  const pieces = [];
  let plain = "";
  for (let at = 0; at < text.length; ) {
    const [piece, length] = mark(text, at, depth + 1, plain) ?? [null, 0];
    if (piece) {
      if (plain) pieces.push({ kind: "text", text: plain });
      plain = "";
      pieces.push(piece);
      at += length;
    } else {
      PLAIN.lastIndex = at;
      const run = PLAIN.exec(text)?.[0] ?? text[at];
      plain += run;
      at += run.length;
    }
  }
  if (plain) pieces.push({ kind: "text", text: plain });
  return pieces;
}

/**
 * @param {string} text
 * @param {number} at
 * @param {number} depth
 * @param {string} before
 * @returns {[Piece, number] | null}
 */
function mark(text, at, depth, before) {
  for (const [rule, make, notAfter] of MARKS) {
    rule.lastIndex = at;
    const found = rule.exec(text);
    if (found && !(notAfter && notAfter.test(before))) {
      const piece = make(found, depth);
      const used = piece.kind === "link" && piece.bare && !found[0].startsWith("<") ? piece.to.length : found[0].length;
      if (used) return [piece, used];
    }
  }
  return null;
}

/** @param {Styled | "spoiler"} kind @param {Piece[]} children @returns {Piece} */
function style(kind, children) {
  return { kind, children };
}

/** @param {RegExpExecArray} found @param {number} depth @returns {Piece} */
function link(found, depth) {
  return { kind: "link", to: found[2], children: inline(found[1], depth) };
}

/** @param {string} to @returns {Piece} */
function address(to) {
  return { kind: "link", to, bare: true, children: [{ kind: "text", text: to }] };
}

/** @param {string} code */
function trimmed(code) {
  return /^ .*\S.* $/s.test(code) ? code.slice(1, -1) : code;
}

// -- nodes ----------------------------------------------------------------------------------------

/** @type {Record<Styled, "strong" | "em" | "u" | "s">} */
const STYLES = { bold: "strong", italic: "em", underline: "u", strike: "s" };

/**
 * The nodes of a text.
 * @param {string} text
 * @param {Names} names
 */
export function render(text, names) {
  return parse(text).map((block) => blockNode(block, names));
}

/**
 * The nodes of a text in one line, as in a button's or a field's name.
 * @param {string} text
 * @param {Names} names
 */
export function renderInline(text, names) {
  return inline(text).map((piece) => pieceNode(piece, names));
}

/** @param {Block} block @param {Names} names @returns {HTMLElement} */
function blockNode(block, names) {
  const inside = (/** @type {Piece[]} */ pieces) => pieces.map((piece) => pieceNode(piece, names));
  switch (block.kind) {
    case "heading":
      return h(/** @type {"h3" | "h4" | "h5"} */ (`h${block.level + 2}`), { class: `heading-${block.level}` }, inside(block.children));
    case "subtext":
      return h("small", { class: "subtext" }, inside(block.children));
    case "code":
      return h("pre", { class: "code", tabindex: 0 }, h("code", {}, block.text));
    case "quote":
      return h("blockquote", {}, block.children.map((inner) => blockNode(inner, names)));
    case "list":
      return h(
        block.ordered ? "ol" : "ul",
        block.ordered ? { start: block.start } : {},
        block.items.map((item) => h("li", {}, item.map((inner) => blockNode(inner, names)))),
      );
    default:
      return h("div", { class: "paragraph" }, inside(block.children));
  }
}

/** @param {Piece} piece @param {Names} names @returns {Node} */
function pieceNode(piece, names) {
  const inside = () => ("children" in piece ? piece.children.map((inner) => pieceNode(inner, names)) : []);
  switch (piece.kind) {
    case "text":
      return document.createTextNode(piece.text);
    case "break":
      return h("br");
    case "inline-code":
      return h("code", { class: "inline-code" }, piece.text);
    case "link":
      return h("a", { href: piece.to, target: "_blank", rel: "noreferrer noopener" }, inside());
    case "spoiler":
      return spoiler(inside());
    case "user":
    case "role":
    case "channel":
      return names[piece.kind](piece.id);
    case "command":
      return names.command(piece.name);
    case "everyone":
      return h("span", { class: "mention" }, piece.text);
    case "emoji":
      return emoji(piece);
    case "time":
      return timestamp(piece.at, piece.style, names.locale);
    default:
      return h(STYLES[piece.kind], {}, inside());
  }
}

/** @param {Node[]} children */
function spoiler(children) {
  const hidden = h("span", { class: "spoiler-words" }, children);
  const open = () => {
    element.classList.add("open");
    element.removeAttribute("role");
    element.removeAttribute("tabindex");
    element.removeAttribute("aria-label");
    hidden.removeAttribute("aria-hidden");
  };
  hidden.setAttribute("aria-hidden", "true");
  const element = h(
    "span",
    {
      class: "spoiler",
      role: "button",
      tabindex: 0,
      "aria-label": "Spoiler: press to read",
      on: { click: open, keydown: (event) => (event.key === "Enter" || event.key === " ") && (event.preventDefault(), open()) },
    },
    hidden,
  );
  return element;
}
