// One message as it stands in a channel.

import { add, h, unseen } from "./dom.js";
import { components, embedCard } from "./components.js";
import { icon } from "./icons.js";
import { render } from "./markdown.js";
import { menu } from "./layers.js";
import { fileCard, picture } from "./pictures.js";
import { localized } from "./client.js";

const TOGETHER = 7 * 60; // s within which messages of one author stand together
const HUES = ["#5865f2", "#2d7d46", "#a8620f", "#b93f60", "#7d55c7", "#23759a", "#836018"];

/**
 * Whether a message stands under the one before without its author's name.
 * @param {Message} message
 * @param {Message | null | undefined} before
 */
export function continues(message, before) {
  return Boolean(
    before &&
      before.author === message.author &&
      before.hidden === message.hidden &&
      !message.answers &&
      !message.used &&
      message.at - before.at < TOGETHER &&
      sameDay(before.at, message.at),
  );
}

/**
 * Whether two moments, in seconds, are on one day here.
 * @param {number} one
 * @param {number} other
 */
export function sameDay(one, other) {
  return new Date(one * 1000).toDateString() === new Date(other * 1000).toDateString();
}

/**
 * A face: a picture, or a disc with the first letter.
 * @param {User} user
 */
export function face(user) {
  if (user.avatar) return h("img", { class: "face", src: user.avatar, alt: "" });
  const hue = HUES[(user.place ?? 0) % HUES.length];
  const letter = [...(user.display || "?")][0].toUpperCase();
  return h("span", { class: "face", "aria-hidden": "true", style: { background: user.bot ? "#5865f2" : hue } }, letter);
}

/** The mark of a bot. */
export function appMark() {
  return h("span", { class: "app-mark" }, "APP");
}

/**
 * The list item of a message.
 * @param {Client} client
 * @param {Message} message
 * @param {Message | undefined} before
 */
export function messageItem(client, message, before) {
  const compact = continues(message, before);
  const { store } = client;
  const called = message.mentions.includes(store.me) && message.author !== store.me;
  const looks = ["message", compact && "compact", called && "called", message.hidden && "hidden-reply"].filter(Boolean);
  const names = client.namesIn(message.channel);
  const name = store.nameOf(message.author, message.channel);
  return h(
    "li",
    { class: looks.join(" "), tabindex: -1, data: { id: message.id, version: message.version }, "aria-label": `${name}, ${time(client, message.at)}` },
    above(client, message),
    compact
      ? h("time", { class: "small-time", datetime: iso(message.at), "aria-hidden": "true" }, clock(client, message.at))
      : faceButton(client, message.author),
    h("div", { class: "message-body" }, compact ? null : headline(client, message), words(client, message, names), below(client, message)),
    toolbar(client, message),
  );
}

/** @param {Client} client @param {Id} userId */
function faceButton(client, userId) {
  const open = (/** @type {{currentTarget: Element}} */ event) => client.userMenu(userId, event.currentTarget);
  return h("button", { type: "button", class: "face-button", tabindex: -1, "aria-hidden": "true", on: { click: open } }, face(client.store.user(userId)));
}

/** @param {Client} client @param {Id} userId @param {Id} channelId */
function nameButton(client, userId, channelId) {
  const open = (/** @type {{currentTarget: Element}} */ event) => client.userMenu(userId, event.currentTarget);
  const context = (/** @type {Event & {currentTarget: Element}} */ event) => (event.preventDefault(), open(event));
  return h("button", { type: "button", class: "name", on: { click: open, contextmenu: context } }, client.store.nameOf(userId, channelId));
}

/** @param {Client} client @param {Message} message */
function headline(client, message) {
  return h(
    "div",
    { class: "headline" },
    nameButton(client, message.author, message.channel),
    client.store.user(message.author).bot ? appMark() : null,
    h("time", { class: "time", datetime: iso(message.at), title: new Date(message.at * 1000).toLocaleString(client.store.places.locale) }, time(client, message.at)),
  );
}

/**
 * What a message answers: a command somebody used, or another message.
 * @param {Client} client
 * @param {Message} message
 */
function above(client, message) {
  const { used, answers, channel } = message;
  if (used) {
    const who = client.store.user(used.user);
    const slash = message.kind === 23 ? "" : "/";
    return h("div", { class: "above" }, face(who), nameButton(client, used.user, channel), " used ", h("span", { class: "used" }, icon("slash"), `${slash}${used.command}`));
  }
  if (!answers) return null;
  if (!answers.author) return h("div", { class: "above" }, icon("reply"), h("i", {}, "Original message was deleted"));
  const jump = () => client.dispatchEvent(new CustomEvent("jump", { detail: { message: answers.id } }));
  return h(
    "div",
    { class: "above" },
    face(client.store.user(answers.author)),
    h("span", { class: "name" }, client.store.nameOf(answers.author, channel)),
    h("button", { type: "button", class: "quoted", on: { click: jump } }, quoted(client, answers.text ?? "", channel) || "Press to see the message"),
  );
}

/**
 * The beginning of another message, in one line and without its marks.
 * @param {Client} client
 * @param {string} text
 * @param {Id} channelId
 */
function quoted(client, text, channelId) {
  const names = client.namesIn(channelId);
  const lines = render(text, names).map((block) => {
    for (const end of block.querySelectorAll("br")) end.replaceWith(" ");
    return block.textContent;
  });
  return lines.join(" ").replace(/\s+/g, " ").trim();
}

/** @param {Client} client @param {Message} message @param {Names} names */
function words(client, message, names) {
  if (message.thinking) {
    const name = client.store.nameOf(message.author, message.channel);
    return h("div", { class: "thinking" }, h("span", { class: "dots", "aria-hidden": "true" }, h("i"), h("i"), h("i")), `${name} is thinking…`);
  }
  if (message.silent) return h("div", { class: "failure" }, icon("alert"), "The application did not respond");
  const edited = message.edited
    ? h("span", { class: "edited", title: new Date(message.edited * 1000).toLocaleString(client.store.places.locale) }, "(edited)")
    : null;
  const blocks = message.content ? render(message.content, names) : [];
  const said = h("div", { class: "markdown content" }, blocks);
  const last = blocks.at(-1);
  if (edited && last) (last.matches(".paragraph, .subtext") ? last : said).append(" ", edited);
  return [
    blocks.length ? said : null,
    message.files.map((file) =>
      file.type.startsWith("image/")
        ? picture(client, { url: file.url, alt: file.alt, width: file.size?.[0], height: file.size?.[1], spoiler: file.name.startsWith("SPOILER_") })
        : fileCard(file),
    ),
    message.embeds.map((embed) => embedCard(client, message, embed)),
    message.components.length ? h("div", { class: "components" }, components(client, message, message.components)) : null,
    edited && !blocks.length ? edited : null,
  ];
}

/** @param {Client} client @param {Message} message */
function below(client, message) {
  const failure = client.failures.get(message.id);
  const thread = client.store.channel(message.id); // a thread made from a message has its id
  return [
    failure ? h("div", { class: "failure", role: "alert" }, icon("alert"), failure) : null,
    thread ? h("button", { type: "button", class: "thread-chip", on: { click: () => client.go(thread.id) } }, icon("thread"), h("b", {}, thread.name), h("span", {}, "Open thread ›")) : null,
    message.hidden && !message.thinking ? hiddenNote(client, message) : null,
  ];
}

/** @param {Client} client @param {Message} message */
function hiddenNote(client, message) {
  const dismiss = () => client.ask("dismiss", { message: message.id });
  return h("div", { class: "hidden-note" }, icon("eye"), "Only you can see this · ", h("button", { type: "button", class: "link", on: { click: dismiss } }, "Dismiss message"));
}

/** @param {Client} client @param {Message} message */
function toolbar(client, message) {
  const open = (/** @type {{currentTarget: Element}} */ event) => messageMenu(client, message, event.currentTarget);
  return h(
    "div",
    { class: "toolbar" },
    h("button", { type: "button", class: "icon-button small", "aria-label": "More: apps and actions", "aria-haspopup": "menu", on: { click: open } }, icon("more")),
  );
}

/**
 * What can be done with a message, its Apps menu among it.
 * @param {Client} client
 * @param {Message} message
 * @param {Anchor} anchor
 */
export async function messageMenu(client, message, anchor) {
  const { store } = client;
  const bot = store.user(store.places.bot).display;
  /** @type {Entry[]} */
  const entries = (await client.commands(message.channel))
    .filter((command) => command.type === 3)
    .map((command) => ({
      title: localized(command, "name", store.places.locale),
      icon: "slash",
      hint: bot,
      act: () => client.useMenu(message.channel, command.name, { message: message.id }),
    }));
  if (message.content) entries.push({ title: "Copy text", icon: "file", act: () => copy(client, message.content) });
  entries.push({ title: "Copy message ID", icon: "hash", act: () => copy(client, message.id) });
  if (message.hidden) entries.push({ title: "Dismiss message", icon: "eye", act: () => client.ask("dismiss", { message: message.id }) });
  else if (message.author === store.me || store.channel(message.channel)?.may_tidy) {
    entries.push({ title: "Delete message", icon: "trash", danger: true, act: () => client.ask("delete", { message: message.id }) });
  }
  menu(client.layers, "Message", entries, anchor);
}

/** @param {Client} client @param {string} words */
async function copy(client, words) {
  try {
    await navigator.clipboard.writeText(words);
    client.layers.notice("Copied.", { kind: "good" });
  } catch {
    client.layers.notice("The browser does not let this page copy.");
  }
}

/**
 * What only the client itself shows: a command that waits, or that nothing came of.
 * @param {Client} client
 * @param {Note} note
 */
export function noteItem(client, note) {
  const me = client.store.user(client.store.me);
  const bot = client.store.user(client.store.places.bot);
  const dismiss = h("button", { type: "button", class: "link", on: { click: () => client.unnote(note) } }, "Dismiss message");
  return h(
    "li",
    { class: "message hidden-reply note" },
    h("div", { class: "above" }, face(me), h("span", { class: "name" }, me.display), " used ", h("span", { class: "used" }, icon("slash"), note.line)),
    h("span", { class: "face-button" }, face(bot)),
    add(h("div", { class: "message-body" }), [
      h("div", { class: "headline" }, h("span", { class: "name" }, bot.display), appMark()),
      note.failed ? h("div", { class: "failure", role: "alert" }, icon("alert"), note.words) : h("div", { class: "thinking" }, note.words),
      note.failed ? h("div", { class: "hidden-note" }, icon("eye"), "Only you can see this · ", dismiss) : null,
    ]),
  );
}

/**
 * The line between two days.
 * @param {number} at
 * @param {string} locale
 */
export function dayLine(at, locale) {
  const day = new Intl.DateTimeFormat(locale, { dateStyle: "long" }).format(new Date(at * 1000));
  return h("li", { class: "day-line" }, h("span", {}, day));
}

/** The line above what is new. */
export function newLine() {
  return h("li", { class: "new-line" }, h("span", {}, "New", unseen(" messages")));
}

/** @param {number} at */
function iso(at) {
  return new Date(at * 1000).toISOString();
}

/** @param {Client} client @param {number} at */
function clock(client, at) {
  return new Intl.DateTimeFormat(client.store.places.locale, { timeStyle: "short" }).format(new Date(at * 1000));
}

/** @param {Client} client @param {number} at */
function time(client, at) {
  const day = sameDay(at, Date.now() / 1000) ? "" : new Intl.DateTimeFormat(client.store.places.locale, { dateStyle: "short" }).format(new Date(at * 1000));
  return [day, clock(client, at)].filter(Boolean).join(" ");
}
