// Forms that a bot opens: text, menus, boxes to tick, checked before they are sent.

import { fill, freshId, h } from "./dom.js";
import { icon } from "./icons.js";
import { wordsOf } from "./link.js";
import { render } from "./markdown.js";
import { selectMenu } from "./selects.js";

/**
 * A field of a form: its element, what was put in, and what is wrong with it (`required`: it may not be left out).
 * @typedef {object} Field
 * @property {HTMLElement} element
 * @property {() => unknown} value
 * @property {() => void} focus
 * @property {(required: boolean) => string | null} fault
 */
/** @typedef {{id: string, value: () => unknown, focus: () => void, check: () => boolean}} Checked a field that shows what is wrong */
/** @typedef {{label: string | undefined, ids: {label: string, hint: string, fault: string}}} Label */

const PARAGRAPH = 2;
const TEXT_LIMIT = 4000; // characters

/**
 * Show a form as a dialog until it is sent or cancelled.
 * @param {Client} client
 * @param {Form} form
 */
export function showForm(client, form) {
  const heading = freshId("form");
  const names = client.namesIn(client.shown);
  /** @type {Checked[]} */
  const fields = [];
  const body = form.components.map((part) => formPart(client, part, names, fields));
  const fault = h("p", { class: "form-fault", role: "alert" });
  const send = h("button", { type: "submit", class: "button button-primary" }, "Submit");
  const cancel = h("button", { type: "button", class: "button button-plain" }, "Cancel");
  const shut = h("button", { type: "button", class: "icon-button", "aria-label": "Close" }, icon("close"));
  const bot = client.store.user(client.store.places.bot).display;
  const page = h(
    "form",
    { novalidate: true },
    h("header", {}, h("h2", { id: heading }, form.title), shut),
    h("div", { class: "form-body" }, h("p", { class: "form-from" }, `This form goes to ${bot}. Write no passwords.`), body),
    fault,
    h("footer", {}, cancel, send),
  );
  const dialog = h("div", { class: "dialog form", "aria-labelledby": heading }, page);
  page.querySelector(".text-field, .select, .choice input")?.setAttribute("autofocus", "");
  const close = client.layers.dialog(dialog);
  cancel.addEventListener("click", close);
  shut.addEventListener("click", close);
  page.addEventListener("submit", async (event) => {
    event.preventDefault();
    const wrong = fields.filter((field) => !field.check());
    if (wrong.length) {
      wrong[0].focus();
      return;
    }
    send.disabled = true;
    fill(fault);
    try {
      const values = Object.fromEntries(fields.map((field) => [field.id, field.value()]).filter(([, value]) => value !== undefined));
      const came = await client.link.ask("submit", { form: form.id, fields: values });
      if (came.failed) fill(fault, "Something went wrong. Try again.");
      else close();
      if (came.form) showForm(client, came.form);
    } catch (error) {
      fill(fault, wordsOf(error));
    }
    send.disabled = false;
  });
}

/** @param {Client} client @param {FormPart} part @param {Names} names @param {Checked[]} fields @returns {Child} */
function formPart(client, part, names, fields) {
  switch (part.type) {
    case 1:
      return part.components.map((inner) => labeled(client, inner, { label: inner.label }, fields));
    case 10:
      return h("div", { class: "markdown" }, render(part.content, names));
    case 18:
      return labeled(client, part.component, part, fields);
    default:
      return null;
  }
}

/**
 * @param {Client} client
 * @param {FieldPart} part
 * @param {{label?: string, description?: string}} said
 * @param {Checked[]} fields
 */
function labeled(client, part, { label, description }, fields) {
  const ids = { label: freshId("label"), hint: freshId("hint"), fault: freshId("fault") };
  const field = fieldOf(client, part, { label, ids });
  const fault = h("p", { class: "field-fault", id: ids.fault });
  const required = part.required !== false && part.type !== 23;
  field.element.setAttribute("aria-describedby", description ? `${ids.hint} ${ids.fault}` : ids.fault);
  if (required && part.type !== 22) field.element.setAttribute("aria-required", "true"); // a group of boxes cannot be
  fields.push({
    id: part.custom_id,
    value: field.value,
    focus: field.focus,
    check: () => {
      const wrong = field.fault(required);
      fill(fault, wrong ?? "");
      field.element.classList.toggle("wrong", Boolean(wrong));
      field.element.setAttribute("aria-invalid", String(Boolean(wrong)));
      return !wrong;
    },
  });
  return h(
    "div",
    { class: "field" },
    h("div", { class: "field-label", id: ids.label }, label ?? "", required ? h("span", { class: "required", "aria-hidden": "true" }, " *") : null),
    description ? h("p", { class: "field-hint", id: ids.hint }, description) : null,
    field.element,
    fault,
  );
}

/**
 * @param {Client} client
 * @param {FieldPart} part
 * @param {Label} label
 * @returns {Field}
 */
function fieldOf(client, part, label) {
  switch (part.type) {
    case 4:
      return textField(part, label);
    case 19:
      return noField();
    case 21:
      return radioField(part, label);
    case 22:
      return boxesField(part, label);
    case 23:
      return boxField(part, label);
    default:
      return menuField(client, part, label);
  }
}

/** @param {TextInput} part @param {Label} label @returns {Field} */
function textField(part, { ids }) {
  const most = part.max_length ?? TEXT_LIMIT;
  const least = part.min_length ?? (part.required === false ? 0 : 1);
  const input = h(part.style === PARAGRAPH ? "textarea" : "input", {
    class: "text-field",
    type: part.style === PARAGRAPH ? null : "text",
    rows: part.style === PARAGRAPH ? 4 : null,
    placeholder: part.placeholder,
    maxlength: most,
    name: part.custom_id,
    autocomplete: "off",
    "aria-labelledby": ids.label,
    value: part.value ?? "",
  });
  return {
    element: input,
    value: () => input.value,
    focus: () => input.focus(),
    fault: (required) => {
      if (required && !input.value) return "This field is required.";
      return input.value && input.value.length < least ? `Must be ${least} or more in length.` : null;
    },
  };
}

/** @param {Client} client @param {MenuPart} part @param {Label} label @returns {Field} */
function menuField(client, part, { label }) {
  /** @type {Given[] | null} */
  let chosen = null;
  const select = selectMenu(client, part, { channel: client.shown, keep: true, label, send: (values) => (chosen = values) });
  const standing = (part.options ?? []).filter((option) => option.default).map((option) => option.value);
  const least = part.min_values ?? 1;
  return {
    element: select,
    value: () => chosen ?? (standing.length || !part.options ? undefined : []),
    focus: () => select.focus(),
    fault: (required) => {
      const count = (chosen ?? standing).length;
      return (required || count) && count < least ? "Make a selection." : null;
    },
  };
}

/** @param {ChoicePart} part @param {"radio" | "checkbox"} type @param {{label: string}} ids */
function choices(part, type, ids) {
  const inputs = part.options.map((option) => h("input", { type, name: part.custom_id, value: option.value, checked: option.default ?? false }));
  const element = h(
    "div",
    { class: "choices", role: type === "radio" ? "radiogroup" : "group", "aria-labelledby": ids.label },
    part.options.map((option, at) =>
      h("label", { class: "choice" }, inputs[at], h("span", {}, option.label, option.description ? h("span", { class: "field-hint" }, option.description) : null)),
    ),
  );
  return { inputs, element, chosen: () => inputs.filter((input) => input.checked).map((input) => input.value) };
}

/** @param {ChoicePart} part @param {Label} label @returns {Field} */
function radioField(part, { ids }) {
  const { inputs, element, chosen } = choices(part, "radio", ids);
  return {
    element,
    value: () => chosen()[0],
    focus: () => inputs[0].focus(),
    fault: (required) => (required && !chosen().length ? "Make a selection." : null),
  };
}

/** @param {ChoicePart} part @param {Label} label @returns {Field} */
function boxesField(part, { ids }) {
  const { inputs, element, chosen } = choices(part, "checkbox", ids);
  const least = part.min_values ?? 1;
  const most = part.max_values ?? inputs.length;
  return {
    element,
    value: chosen,
    focus: () => inputs[0].focus(),
    fault: (required) => {
      const count = chosen().length;
      return (required || count) && (count < least || count > most) ? `Choose ${least} to ${most}.` : null;
    },
  };
}

/** @param {BoxPart} part @param {Label} label @returns {Field} */
function boxField(part, { label }) {
  const input = h("input", { type: "checkbox", name: part.custom_id, checked: part.default ?? false, "aria-label": label });
  return { element: h("label", { class: "choice" }, input, "Yes"), value: () => input.checked, focus: () => input.focus(), fault: () => null };
}

/** @returns {Field} */
function noField() {
  return { element: h("p", { class: "field-hint" }, "Files cannot be sent from the playground."), value: () => undefined, focus: () => {}, fault: () => null };
}
