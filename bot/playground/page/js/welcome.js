// The beginning of a channel: what it is, and for somebody new the one thing to do first.

import { h } from "./dom.js";
import { icon } from "./icons.js";
import { face } from "./messages.js";
import { people } from "./panels.js";

/**
 * What stands above the first message; in an empty channel, the welcome too.
 * @param {Client} client
 * @param {Channel} channel
 * @param {boolean} empty
 */
export function emptyPlace(client, channel, empty) {
  const { store } = client;
  const direct = channel.kind === "direct";
  const name = store.title(channel);
  return h(
    "li",
    { class: "beginning" },
    direct ? face(store.user(channel.with)) : h("span", { class: "beginning-mark" }, icon(channel.kind === "thread" ? "thread" : "hash")),
    h("h2", {}, direct ? name : channel.kind === "thread" ? name : `Welcome to #${name}!`),
    h("p", {}, direct ? `This is the beginning of your direct messages with ${name}.` : `This is the start of ${channel.kind === "thread" ? "the thread" : "the channel"}.`),
    empty ? welcomeCard(client, channel) : null,
  );
}

/** @param {Client} client @param {Channel} channel */
function welcomeCard(client, channel) {
  const { welcome, status, host } = client.store;
  const asked = welcome?.asked ? h("select", { class: "text-field", "aria-label": welcome.asked.label }, Object.entries(welcome.asked.values).map(([value, name]) => h("option", { value }, name))) : null;
  if (!welcome) return null;
  const here = welcome.channel === "dm" ? channel.kind === "direct" : channel.name === welcome.channel;
  if (!here && channel.kind === "thread") return null;
  let pressed = false; // a button is not disabled meanwhile: that would lose the focus
  /** @type {(button: WelcomeButton) => () => Promise<void>} */
  const sender = ({ command, options = {} }) => async () => {
    if (pressed) return;
    pressed = true;
    const place = welcome.channel === "dm" ? await client.goDirect() : client.store.places.channels.find((one) => one.name === welcome.channel)?.id;
    if (place) {
      client.go(place);
      await client.invoke(place, command, asked && welcome.asked ? { ...options, [welcome.asked.option]: asked.value } : options);
    }
    pressed = false;
  };
  const start = h("button", { type: "button", class: "button button-primary welcome-button", disabled: !status.online, on: { click: sender(welcome) } }, status.online ? welcome.button : "The bot is starting …");
  const { beside } = welcome;
  const second = beside && status.online ? h("button", { type: "button", class: "button button-secondary welcome-button", on: { click: sender(beside) } }, beside.button) : null;
  const others = h("button", { type: "button", class: "link", on: { click: () => people(client) } }, "open another person’s tab");
  return h(
    "div",
    { class: "welcome" },
    h("p", {}, welcome.sentence),
    h("div", { class: "welcome-buttons" }, asked, start, second),
    h("p", { class: "welcome-hint" }, "or type ", h("kbd", {}, "/"), " below to see every command"),
    host && channel.kind === "text" ? h("p", { class: "welcome-hint" }, "To play against somebody, ", others, " and press their name among the members.") : null,
  );
}
