// What bots put on messages: Discord's components, old and new, drawn as its clients draw them.

import { add, h } from "./dom.js";
import { emoji } from "./emoji.js";
import { icon } from "./icons.js";
import { render, renderInline } from "./markdown.js";
import { fileCard, picture } from "./pictures.js";
import { selectMenu } from "./selects.js";

/** @type {Record<number, string>} */
const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "link", 6: "secondary" };
const LINK = 5;

/**
 * The nodes of a message's components.
 * @param {Client} client
 * @param {Message} message
 * @param {Part[]} parts
 */
export function components(client, message, parts) {
  return parts.map((part) => node({ client, message, names: client.namesIn(message.channel) }, part));
}

/** @param {Scene} scene @param {Part} part @returns {Node} */
function node(scene, part) {
  switch (part.type) {
    case 1:
      return h("div", { class: "action-row" }, inside(scene, part));
    case 2:
      return button(scene, part);
    case 3:
    case 5:
    case 6:
    case 7:
    case 8:
      return messageMenu(scene, part);
    case 9:
      return h(
        "div",
        { class: "section" },
        h("div", { class: "section-words" }, inside(scene, part)),
        part.accessory ? h("div", { class: "section-side" }, node(scene, part.accessory)) : null,
      );
    case 10:
      return h("div", { class: "text-display markdown" }, render(part.content, scene.names));
    case 11:
      return h("div", { class: "thumbnail" }, picture(scene.client, media(part.media, part), { fit: false }));
    case 12:
      return gallery(scene, part.items);
    case 13:
      return file(part);
    case 14:
      return separator(part);
    case 17:
      return container(scene, part);
    default:
      return h("p", { class: "unknown-part" }, `A part this page does not know (type ${part.type})`);
  }
}

/** @param {Scene} scene @param {{components: Part[]}} part */
function inside(scene, part) {
  return part.components.map((inner) => node(scene, inner));
}

/** @param {Scene} scene @param {ButtonPart} part */
function button({ client, message }, part) {
  const label = [part.emoji ? emoji(part.emoji) : null, part.label ? h("span", {}, part.label) : null];
  const looks = `button button-${STYLES[part.style] ?? "secondary"}`;
  if (part.style === LINK) {
    const to = part.disabled ? null : part.url;
    return h("a", { class: looks, href: to, "aria-disabled": part.disabled, target: "_blank", rel: "noreferrer noopener" }, label, icon("out"));
  }
  const works = client.working.get(message.id);
  const press = () => client.interact(message.id, part.custom_id, "press", { button: part.custom_id });
  return h(
    "button",
    {
      type: "button",
      class: works === part.custom_id ? `${looks} works` : looks,
      "aria-busy": works === part.custom_id || null,
      disabled: part.disabled || (Boolean(works) && works !== part.custom_id),
      data: { part: part.custom_id },
      on: { click: press },
    },
    label,
  );
}

/** @param {Scene} scene @param {MenuPart} part */
function messageMenu({ client, message }, part) {
  const works = client.working.get(message.id);
  return selectMenu(client, part, {
    channel: message.channel,
    busy: works === part.custom_id,
    disabled: part.disabled || (Boolean(works) && works !== part.custom_id),
    send: (chosen) => client.interact(message.id, part.custom_id, "choose", { menu: part.custom_id, values: chosen }),
  });
}

/** @param {Media} shown @param {Described} part */
function media(shown, part) {
  return { url: shown.url, alt: part.description, width: shown.width, height: shown.height, spoiler: part.spoiler };
}

/** @param {Scene} scene @param {({media: Media} & Described)[]} items */
function gallery({ client }, items) {
  const shown = items.map((item) => picture(client, media(item.media, item), { fit: items.length === 1 }));
  return h("div", { class: `gallery gallery-${Math.min(items.length, 5)}` }, shown);
}

/** @param {FilePart} part */
function file(part) {
  const name = part.name ?? decodeURIComponent(part.file.url.split("/").at(-1) ?? "");
  return fileCard({ name, url: part.file.url, bytes: part.size });
}

/** @param {SeparatorPart} part */
function separator(part) {
  const looks = `separator spacing-${part.spacing ?? 1}`;
  return part.divider === false ? h("div", { class: looks }) : h("hr", { class: looks });
}

/** @param {Scene} scene @param {ContainerPart} part */
function container(scene, part) {
  const box = h("div", { class: "container" }, inside(scene, part));
  if (part.accent_color !== null && part.accent_color !== undefined) {
    box.classList.add("accented");
    box.style.setProperty("--accent", color(part.accent_color));
  }
  if (part.spoiler) {
    const lid = h("button", { type: "button", class: "picture-lid" }, "SPOILER");
    lid.addEventListener("click", () => lid.remove());
    add(box, lid);
  }
  return box;
}

/** @param {number} number */
function color(number) {
  return `#${number.toString(16).padStart(6, "0")}`;
}

/**
 * An embed: the card bots used before components.
 * @param {Client} client
 * @param {Message} message
 * @param {Embed} embed
 */
export function embedCard(client, message, embed) {
  const names = client.namesIn(message.channel);
  const line = (/** @type {string} */ words) => renderInline(words, names);
  const shown = (/** @type {Media & Described} */ media) => picture(client, { url: media.url, alt: media.description });
  const title = embed.title && (embed.url ? h("a", { href: webLink(embed.url), target: "_blank", rel: "noreferrer noopener" }, line(embed.title)) : line(embed.title));
  const card = h(
    "article",
    { class: "embed" },
    h(
      "div",
      { class: "embed-words" },
      embed.author?.name ? h("div", { class: "embed-author" }, embed.author.name) : null,
      title ? h("div", { class: "embed-title" }, title) : null,
      embed.description ? h("div", { class: "embed-description markdown" }, render(embed.description, names)) : null,
      embed.fields?.length ? h("div", { class: "embed-fields" }, embed.fields.map((field) => embedField(field, names))) : null,
    ),
    embed.thumbnail ? h("div", { class: "thumbnail" }, shown(embed.thumbnail)) : null,
    embed.image ? h("div", { class: "embed-image" }, shown(embed.image)) : null,
    footer(client, embed),
  );
  if (typeof embed.color === "number") card.style.setProperty("--accent", color(embed.color));
  return card;
}

/** @param {EmbedField} field @param {Names} names */
function embedField(field, names) {
  return h(
    "div",
    { class: field.inline ? "embed-field inline" : "embed-field" },
    h("div", { class: "embed-field-name" }, renderInline(field.name, names)),
    h("div", { class: "markdown" }, render(field.value, names)),
  );
}

/** @param {Client} client @param {Embed} embed */
function footer(client, embed) {
  const when = embed.timestamp && new Date(embed.timestamp).toLocaleString(client.store.places.locale);
  const words = [embed.footer?.text, when].filter(Boolean);
  return words.length ? h("div", { class: "embed-footer" }, words.join(" • ")) : null;
}

/** @param {string} url */
function webLink(url) {
  return /^https?:\/\//.test(url) ? url : null;
}
