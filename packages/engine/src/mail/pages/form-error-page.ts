import type { Element, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';
import { entriesAt } from '../../forms/fields/answered.ts';
import { answerTo } from '../../model/answer-to.ts';
import { fillIn } from '../../model/fill-in.ts';
import { phoneHref } from '../../text/phone-number.ts';
import { fillField } from './fill-field.ts';
import { createElement, descendantElements, directText, setText, text } from './html-elements.ts';

/** A form whose message was not accepted. */
export type FormErrorPage = {
  /** The name of the form, in its hidden field `form`. */
  reference: string;
  answers: Readonly<Record<string, readonly string[]>>;
  /** The error messages by field name. */
  errors: Readonly<Record<string, string>>;
  /** The sentence above the form. */
  notice: string;
  contact: { phone?: string | undefined; email: string };
  /** The title of a page with an error. `{title}` stands for the original title. */
  errorTitle: string;
};

/**
 * Adds answers and error messages to the form of a built page, for visitors without script. Keeps scripts and styles
 * byte for byte, so that the site's policy allows them. Returns undefined when the page has no such form.
 */
export function formErrorPage(html: string, data: FormErrorPage): string | undefined {
  const page = fromHtml(html);
  const form = descendantElements(page).find((element) => element.tagName === 'form' && isNamed(element, data.reference));
  if (!form) return undefined;
  preventHydration(page, form);
  const title = descendantElements(page).find(({ tagName }) => tagName === 'title');
  if (title) setText(title, fillIn(data.errorTitle, { title: directText(title) }));
  const fields = descendantElements(form);
  for (const field of fields) {
    const { name } = field.properties;
    if (typeof name === 'string' && Object.hasOwn(data.answers, name)) fillField(field, entriesAt(data.answers, name));
  }
  for (const element of fields) markError(element, fields, data.errors);
  const firstInvalid = fields.find(({ properties: { name } }) => typeof name === 'string' && answerTo(name, data.errors) !== '');
  if (firstInvalid) firstInvalid.properties.autoFocus = true;
  form.children.unshift(createNotice(data, firstInvalid === undefined));
  return toHtml(page, { allowDangerousHtml: false });
}

const isNamed = (form: Element, reference: string): boolean =>
  descendantElements(form).some(
    ({ tagName, properties: { name, value } }) => tagName === 'input' && name === 'form' && value === reference,
  );

/** Keeps React from hydrating the form, which would replace the answers by the form as built. */
function preventHydration(page: Root, form: Element): void {
  for (const element of descendantElements(page)) {
    if ('dataIsland' in element.properties && descendantElements(element).includes(form)) delete element.properties.dataIsland;
  }
}

/**
 * Shows the error message of a field and links the field to it. The field is an input, or the element around several inputs,
 * which has their name as `data-name`. The message is in the element whose id ends with `-error`.
 */
function markError(element: Element, fields: readonly Element[], errors: FormErrorPage['errors']): void {
  const { name, dataName, id, type, ariaDescribedBy: described } = element.properties;
  const own = dataName ?? (fields.some((other) => other.properties.dataName === name) ? undefined : name);
  const error = typeof own === 'string' && type !== 'hidden' ? answerTo(own, errors) : '';
  if (error === '') return;
  const errorId = `${id}-error`;
  if (dataName === undefined) element.properties.ariaInvalid = 'true';
  element.properties.ariaDescribedBy = [errorId, ...(Array.isArray(described) ? described : [])];
  for (const message of fields.filter((one) => one.properties.id === errorId)) setText(message, error);
}

/** Creates the notice with e-mail address and phone number above the form. The theme styles `form-notice`. */
function createNotice({ notice, contact: { phone, email } }: FormErrorPage, isFocused: boolean): Element {
  const link = (href: string, words: string): Element =>
    createElement('li', [createElement('a', [text(words)], { href, className: ['text-link'] })]);
  const call = phone === undefined ? [] : [link(phoneHref(phone), phone)];
  const links = createElement('ul', [link(`mailto:${email}`, email), ...call]);
  return createElement('div', [createElement('p', [text(notice)]), links], {
    className: ['form-notice'],
    role: 'alert',
    tabIndex: -1,
    ...(isFocused && { autoFocus: true }),
  });
}
