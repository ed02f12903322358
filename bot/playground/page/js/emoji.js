// Emoji: a sign of Unicode's, or a picture that Discord keeps for the application.

import { h } from "./dom.js";

/**
 * An emoji as a component or a text names it.
 * @param {Emoji} said
 */
export function emoji(said) {
  if (!said.id) return h("span", { class: "emoji" }, said.name);
  const name = `:${said.name}:`;
  return h("img", { class: "emoji", src: `/emojis/${said.id}.png`, alt: name, title: name, draggable: "false" });
}
