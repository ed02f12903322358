// The page: put together here, then driven by what the playground tells.

import { Chat } from "./chat.js";
import { Client } from "./client.js";
import { Composer } from "./composer.js";
import { fill, h } from "./dom.js";
import { Header } from "./header.js";
import { Layers } from "./layers.js";
import { Link } from "./link.js";
import { Members, Sidebar } from "./sidebar.js";
import { Store } from "./store.js";
import { keepCounting } from "./timestamps.js";
import { Look } from "./look.js";

const root = `/u/${location.pathname.split("/")[2]}`;
const app = /** @type {HTMLElement} */ (document.getElementById("app"));
const look = new Look(document.documentElement, document.body);
const store = new Store();
const link = new Link(root);
fill(app);
const layers = new Layers(app);
const client = new Client(app, store, link, layers);

const header = new Header(client, look);
const sidebar = new Sidebar(client);
const members = new Members(client);
const chat = new Chat(client);
const composer = new Composer(client);
const broken = h("div", { class: "broken", role: "alert", hidden: true });
const main = h("main", { class: "main" }, header.element, broken, chat.element, composer.element, chat.typing);
const curtain = h("div", { class: "curtain" });
app.prepend(sidebar.element, main, members.element, curtain);

/** @type {Record<string, HTMLElement>} */
const sides = { places: sidebar.element, members: members.element };

/**
 * Where there is no room for them, the sides are drawers: open one and go there, or close it and come back.
 * @param {string | null} [which]
 */
function drawers(which = null) {
  const before = Object.keys(sides).find((side) => app.classList.contains(`show-${side}`));
  const open = which === before ? null : which;
  const inside = before && sides[before].contains(document.activeElement);
  for (const side of Object.keys(sides)) app.classList.toggle(`show-${side}`, side === open);
  header.mark();
  if (open) {
    const stop = sides[open].querySelector("[aria-current]") ?? sides[open].querySelector("button");
    if (stop instanceof HTMLElement) stop.focus({ preventScroll: true });
  } else if (before && inside) header.focus(before);
}

header.element.addEventListener("places", () => drawers("places"));
header.element.addEventListener("members", () => {
  if (client.isNarrow) drawers("members");
  else app.classList.toggle("no-members");
  header.mark();
});
curtain.addEventListener("click", () => drawers());
sidebar.element.addEventListener("picked", () => drawers());
client.addEventListener("moved", () => drawers());
app.addEventListener("keydown", (event) => event.key === "Escape" && !layers.busy && drawers());

link.addEventListener("news", ({ detail }) => {
  store.take(detail);
  if (detail.t === "hello" && !store.channel(client.shown)) arrive();
  if (detail.t === "places" && !store.channel(client.shown)) arrive();
});
link.addEventListener("up", () => (broken.hidden = true));
link.addEventListener("down", () => broken.hidden && alarm("The line to the playground is broken. Trying again …"));
link.addEventListener("stranger", () => alarm("The playground was begun anew and does not know this address. Open the one that it printed."));

/** @param {string} words */
function alarm(words) {
  fill(broken, words);
  broken.hidden = false;
}

/** Where somebody begins: where they were, where they are called, or where the bot welcomes them. */
function arrive() {
  const { channels } = store.places;
  const called = channels.find((channel) => store.unread(channel.id).pings);
  const first = channels.find((channel) => channel.kind === "text");
  const known = client.rememberedChannel ?? called?.id;
  if (known) client.go(known);
  else if (store.welcome?.channel === "dm" || !first) client.goDirect();
  else client.go(first.id);
}

keepCounting();
link.open();
