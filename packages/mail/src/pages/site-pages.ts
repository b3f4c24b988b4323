import { answerTo, entriesAt, fillIn, phoneHref } from '@pagewright/core';
import type { Element, ElementContent, Root, Text } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';
import { html } from 'hono/html';
import { plainPage } from './plain-pages.ts';

/** A form whose message was not accepted. */
type FormErrorPage = {
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

/** Fills the visitor's answers into a field of a form as built. Browsers accept no value for a file input. */
function fillField(field: Element, answers: readonly string[]): void {
  const [answer = ''] = answers;
  const { type, value } = field.properties;
  if (type === 'hidden' || type === 'file') return;
  if (type === 'checkbox' || type === 'radio') field.properties.checked = answers.includes(String(value));
  else if (field.tagName === 'input') field.properties.value = answer;
  // Browsers ignore a line break at the beginning of a textarea.
  else if (field.tagName === 'textarea') setText(field, answer.startsWith('\n') ? `\n${answer}` : answer);
  else if (field.tagName === 'select') selectOptions(field, answers);
}

function selectOptions(select: Element, answers: readonly string[]): void {
  for (const option of descendantElements(select).filter(({ tagName }) => tagName === 'option')) {
    const { value = directText(option) } = option.properties;
    option.properties.selected = answers.includes(String(value));
  }
}

/** What a page says about a message of a visitor, and what to do next. */
export type MessagePage = {
  /** A language code such as `en`. */
  language: string;
  title: string;
  heading: string;
  sentence: string;
  /** A link to the address `href`, or a button that confirms the message of a link by a post to the address `to`. */
  action: { label: string; href: string } | { label: string; token: string; to: string } | undefined;
};

/**
 * Replaces the content of a built page by what there is to say about a message. Header, footer and styles stay byte for byte,
 * so that the policy of the site allows them. The theme styles `message-page`. `hasScripts` is false for a page whose address is
 * a secret, which scripts for statistics would send to others. Returns undefined when the page has no `main`.
 */
export function messagePage(builtHtml: string, page: MessagePage, { hasScripts }: { hasScripts: boolean }): string | undefined {
  const tree: Root = fromHtml(builtHtml);
  const main = descendantElements(tree).find(({ tagName }) => tagName === 'main');
  if (!main) return undefined;
  const title = descendantElements(tree).find(({ tagName }) => tagName === 'title');
  if (title) setText(title, page.title);
  const content = [createElement('h1', [text(page.heading)]), createElement('p', [text(page.sentence)]), ...actionElements(page)];
  main.children = [createElement('section', [createElement('div', content)], { className: ['message-page'] })];
  if (!hasScripts) removeScripts(tree);
  return toHtml(tree, { allowDangerousHtml: false });
}

function actionElements({ action }: MessagePage): ElementContent[] {
  if (!action) return [];
  const className = ['button', 'button-primary'];
  if ('href' in action) return [createElement('a', [text(action.label)], { href: action.href, className })];
  const input = createElement('input', [], { type: 'hidden', name: 'token', value: action.token });
  return [
    createElement('form', [input, createElement('button', [text(action.label)], { className })], { method: 'post', action: action.to }),
  ];
}

function removeScripts(parent: Element | Root): void {
  const isScript = (child: Element | Root['children'][number]): boolean => child.type === 'element' && child.tagName === 'script';
  if (parent.type === 'root') parent.children = parent.children.filter((child) => !isScript(child));
  else parent.children = parent.children.filter((child) => !isScript(child));
  for (const child of parent.children) if (child.type === 'element') removeScripts(child);
}

/** Renders the same as a page of the service's own, when no page of the site can be read. */
export function plainMessagePage({ language, title, heading, sentence, action }: MessagePage): ReturnType<typeof plainPage> {
  const button = ({ token, label, to }: { token: string; label: string; to: string }): ReturnType<typeof html> =>
    html`<form method="post" action="${to}"><input type="hidden" name="token" value="${token}"><button>${label}</button></form>`;
  const next = action && ('href' in action ? html`<p><a href="${action.href}">${action.label}</a></p>` : button(action));
  return plainPage({ language, title, main: html`<h1>${heading}</h1>\n<p>${sentence}</p>\n${next ?? ''}` });
}

/** Returns all elements inside a tree, in document order. */
export const descendantElements = ({ children }: Element | Root): Element[] =>
  children.flatMap((child) => (child.type === 'element' ? [child, ...descendantElements(child)] : []));

/** Returns the text directly in an element. */
const directText = ({ children }: Element): string => children.map((child) => (child.type === 'text' ? child.value : '')).join('');

/** Replaces the content of an element with a text. */
function setText(element: Element, value: string): void {
  element.children = [text(value)];
}

const text = (value: string): Text => ({ type: 'text', value });

const createElement = (tagName: string, children: Element['children'], properties: Element['properties'] = {}): Element => ({
  type: 'element',
  tagName,
  properties,
  children,
});
