// What may become of a server while games are played there: its channels, its people and the bot come and go.

import { fill, focused, h } from "./dom.js";
import { icon } from "./icons.js";
import { face } from "./messages.js";

/**
 * A server's channels and people, each with what can be done to them; gives its nodes, and how to draw them anew.
 * @param {Client} client
 * @param {Id} guildId
 */
export function serverPart(client, guildId) {
  const { store } = client;
  const list = h("ul", { role: "list", class: "server" });
  const name = h("input", { class: "text-field", type: "text", maxlength: 100, placeholder: "Name", "aria-label": "Name of the new channel", autocomplete: "off" });
  const form = h("form", { class: "together" }, name, h("button", { type: "submit", class: "button button-secondary" }, "Add a channel"));
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    if (await client.ask("add_channel", { guild: guildId, name: name.value })) name.value = "";
  });

  const hiding = h("input", { type: "checkbox", class: "switch", role: "switch" });
  hiding.addEventListener("change", () => client.ask("hide_apps", { guild: guildId, hidden: hiding.checked }));
  const hides = h("label", { class: "setting" }, h("span", {}, "Hide the answers of apps from elsewhere", h("small", {}, "Takes the right USE_EXTERNAL_APPS from all but the owner.")), hiding);

  /** @type {User[]} */
  let everybody = []; // also those who have left
  const draw = () => {
    const guild = store.guild(guildId);
    if (!guild) return;
    hiding.checked = guild.hides_apps;
    const held = list.contains(focused()) ? focused()?.dataset.key : null;
    const members = new Set(guild.members.map((member) => member.id));
    const channels = store.places.channels.filter((channel) => channel.guild === guildId);
    const bot = store.user(store.places.bot);
    fill(
      list,
      channels.map((channel) => {
        const { id, name } = channel;
        const empty = act(`empty-${id}`, "Empty", "empty_channel", { channel: id });
        empty.setAttribute("aria-label", `Empty #${name}`);
        return line(icon(channel.kind === "text" ? "hash" : "thread"), name, empty, act(id, `Delete #${name}`, "delete_channel", { channel: id }));
      }),
      [bot, ...everybody.filter((person) => person.id !== store.me)].map((user) => {
        const here = members.has(user.id);
        const title = user.bot ? (here ? "Remove the bot" : "Let the bot in again") : here ? `${user.display} leaves` : `${user.display} comes back`;
        return line(face(user), user.display, act(user.id, title, here ? "put_out" : "let_in", { guild: guildId, user: user.id }));
      }),
    );
    const button = held && list.querySelector(`[data-key="${held}"]`);
    if (held) (button instanceof HTMLElement ? button : name).focus();
  };
  /** @type {(key: Id, title: string, what: "delete_channel" | "empty_channel" | "put_out" | "let_in", details: object) => HTMLElement} */
  const act = (key, title, what, details) =>
    h("button", { type: "button", class: "button button-secondary", data: { key }, on: { click: () => client.ask(what, details) } }, title);
  client.ask("people").then((came) => {
    everybody = (came?.people ?? []).map((person) => ({ ...store.user(person.id), id: person.id, display: person.name }));
    draw();
  });
  return { nodes: [list, form, hides], draw };
}

/** @param {Node} picture @param {string} title @param {HTMLElement[]} buttons */
function line(picture, title, ...buttons) {
  return h("li", { class: "together" }, picture, h("span", { class: "place-name" }, title), buttons);
}
