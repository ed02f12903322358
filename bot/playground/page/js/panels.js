// What belongs to the playground and not to a Discord client: the people, the experiments, one's own settings.

import { fill, freshId, h } from "./dom.js";
import { icon } from "./icons.js";
import { face } from "./messages.js";
import { serverPart } from "./server-part.js";

/** @type {Record<string, string>} */
const WEATHER = { dropped: "drop it", "answer lost": "lose the answer", failed: "server error", limited: "rate limit" };
const LANGUAGES = { "en-US": "English (US)", "en-GB": "English (UK)", fr: "Français" };

/**
 * A drawer at the side with a title; gives its body and a way to close it.
 * @param {Client} client
 * @param {string} title
 * @param {{onclose?: () => void}} [options]
 */
function drawer(client, title, { onclose } = {}) {
  const heading = freshId("drawer");
  const shut = h("button", { type: "button", class: "icon-button", "aria-label": "Close" }, icon("close"));
  const body = h("div", { class: "drawer-body" });
  const element = h("section", { class: "dialog drawer", "aria-labelledby": heading }, h("header", {}, h("h2", { id: heading }, title), shut), body);
  const close = client.layers.dialog(element, { onclose });
  shut.addEventListener("click", close);
  return { body, close };
}

/** @param {string} value */
function languageField(value) {
  return h(
    "select",
    { class: "text-field", "aria-label": "Language" },
    Object.entries(LANGUAGES).map(([locale, name]) => h("option", { value: locale, selected: locale === value }, name)),
  );
}

/**
 * Everybody here, each with a link that opens their tab, and a place for somebody new.
 * @param {Client} client
 */
export async function people(client) {
  const came = await client.ask("people");
  if (!came) return;
  const { body } = drawer(client, "People");
  const list = h("ul", { role: "list", class: "people" });
  const draw = (/** @type {Guest[]} */ everybody) =>
    fill(
      list,
      everybody.map((person) => {
        const me = person.id === client.store.me;
        return h(
          "li",
          {},
          face({ ...client.store.user(person.id), id: person.id, display: person.name }),
          h("span", { class: "person-name" }, h("b", {}, person.name), h("small", {}, me ? "You, in this tab" : person.open ? "Has a tab open" : "No tab open")),
          me ? null : h("a", { class: "button button-secondary", href: person.link, target: "_blank", rel: "noreferrer", "aria-label": `Open in a new tab: ${person.name}` }, "Open in a new tab", icon("out")),
        );
      }),
    );
  draw(came.people);
  const name = h("input", { class: "text-field", type: "text", maxlength: 32, placeholder: "Name", "aria-label": "Name of the new person", autocomplete: "off" });
  const language = languageField("en-US");
  const form = h("form", { class: "invite" }, h("h3", {}, "Add a person"), h("div", { class: "together" }, name, language, h("button", { type: "submit", class: "button button-primary" }, "Add")));
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const added = await client.ask("invite", { name: name.value, locale: language.value });
    if (!added) return;
    name.value = "";
    draw(added.people);
  });
  fill(body, h("p", { class: "quiet" }, "Each browser tab is one person. Whoever has a link is that person: keep the links to this machine."), list, form);
}

/**
 * One's own settings, as a Discord client has them.
 * @param {Client} client
 * @param {Anchor} anchor
 */
export function settings(client, anchor) {
  const { store } = client;
  const language = languageField(store.places.locale);
  language.addEventListener("change", () => client.ask("speak", { locale: language.value }));
  const box = h(
    "div",
    { class: "popup settings", role: "dialog", "aria-label": "Your settings" },
    h("div", { class: "settings-head" }, face(store.user(store.me)), h("b", {}, store.user(store.me).display)),
    h("label", { class: "setting" }, h("span", {}, "Language", h("small", {}, "which your client tells the bot")), language),
    installed(client),
    blocked(client),
  );
  client.layers.popup(box, anchor, { side: "above" });
}

/** @param {Client} client */
function installed(client) {
  const { store } = client;
  const box = h("input", { type: "checkbox", class: "switch", role: "switch", checked: store.places.has_app });
  box.addEventListener("change", () => client.ask("install", { has_app: box.checked }));
  const bot = store.user(store.places.bot).display;
  return h("label", { class: "setting" }, h("span", {}, `Install ${bot} for yourself`, h("small", {}, `You can use it where ${bot} is not.`)), box);
}

/** @param {Client} client */
function blocked(client) {
  const box = h("input", { type: "checkbox", class: "switch", role: "switch", checked: !client.store.places.dms_open });
  box.addEventListener("change", () => client.ask("take_dms", { open: !box.checked }));
  const name = client.store.user(client.store.me).display;
  return h("label", { class: "setting" }, h("span", {}, "Block direct messages", h("small", {}, `The bot can no longer write to ${name}.`)), box);
}

/**
 * The weather and other experiments, and what Discord would have refused.
 * @param {Client} client
 */
export function experiments(client) {
  const { store } = client;
  const waiting = h("p", { class: "quiet" });
  const delay = h("input", { type: "range", min: 0, max: 3000, step: 100, class: "range" });
  const delayed = h("output", {});
  const restart = h("button", { type: "button", class: "button button-secondary" });
  const list = h("div", { class: "refusals" });
  const failing = [
    ["drop", "Drop it", "The line breaks before Discord looks at it."],
    ["lose", "Lose the answer", "It is done, but the bot is not told."],
    ["error", "Server error", "503, nothing done."],
    ["limit", "Rate limit", "429, wait two seconds."],
  ].map(([how, title, hint]) => told(hint, h("button", { type: "button", class: "button button-secondary", on: { click: () => client.ask("fail_next", { how }) } }, title)));

  const servers = store.places.guilds.map((guild) => ({ title: `The server ${guild.name}`, ...serverPart(client, guild.id) }));
  const draw = () => {
    const now = store.status.experiments;
    if (!now) return; // not the host's page
    delay.value = String(now.delay);
    fill(delayed, now.delay ? `${now.delay} ms` : "off");
    restart.disabled = !now.can_restart || now.restarting;
    fill(restart, now.restarting ? "Restarting …" : "Restart the bot");
    fill(waiting, now.waiting.length ? `Waiting for a request: ${now.waiting.map((one) => WEATHER[one] ?? one).join(", ")}.` : "");
    fill(list, refusals(now.refusals));
  };
  const hear = (/** @type {CustomEvent<Changed>} */ { detail }) => {
    if (["hello", "status"].includes(detail.what)) draw();
    if (["hello", "places"].includes(detail.what)) for (const server of servers) server.draw();
  };
  store.addEventListener("changed", hear);
  const { body } = drawer(client, "Experiments", { onclose: () => store.removeEventListener("changed", hear) });
  restart.addEventListener("click", () => client.ask("restart"));
  delay.addEventListener("input", () => fill(delayed, `${delay.value} ms`));
  delay.addEventListener("change", () => client.ask("slow_down", { delay: Number(delay.value) }));
  const gateway = h("button", { type: "button", class: "button button-secondary", on: { click: () => client.ask("drop_gateway") } }, "Drop the gateway");
  const can = store.status.experiments?.can_restart;
  fill(
    body,
    part(
      "The bot",
      told(can ? "It ends and starts again; games go on." : "It was not started from here, so it cannot be restarted from here.", restart),
      told("Its line breaks; it comes back and misses nothing.", gateway),
    ),
    part("You", blocked(client)),
    part("Slow network", h("label", { class: "setting" }, h("span", {}, "Each request of the bot waits"), h("span", { class: "together" }, delay, delayed))),
    part("Fail the bot's next request", failing, waiting),
    servers.map((server) => part(server.title, server.nodes)),
    part("Refused requests", list),
  );
  draw();
}

/**
 * What a button does, and the button.
 * @param {string} hint
 * @param {HTMLElement} button
 */
function told(hint, button) {
  return h("div", { class: "setting told" }, h("small", {}, hint), button);
}

/** @param {string} title @param {Child[]} children */
function part(title, ...children) {
  return h("section", { class: "part" }, h("h3", {}, title), children.flat().map((child) => (typeof child === "string" && child ? h("p", { class: "quiet" }, child) : child)));
}

/** @param {RefusedRequest[]} given */
function refusals(given) {
  if (!given.length) return h("p", { class: "quiet" }, "None: Discord would have taken every request of the bot so far.");
  return h(
    "ol",
    { role: "list" },
    [...given].reverse().map((one) =>
      h(
        "li",
        { class: one.on_purpose ? "refusal on-purpose" : "refusal" },
        h("div", {}, h("b", {}, one.method), " ", h("code", {}, one.path)),
        h("div", {}, h("span", { class: "code-mark" }, `${one.status}${one.code ? ` · ${one.code}` : ""}`), " ", one.message, one.on_purpose ? " (made here)" : ""),
        one.details.map((line) => h("div", { class: "quiet" }, line)),
      ),
    ),
  );
}
