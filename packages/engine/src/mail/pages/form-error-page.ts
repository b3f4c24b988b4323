import type { Element, Root, Text } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';
import { answerTo } from '../../model/compose-message.ts';
import { fillIn } from '../../model/fill-in.ts';
import { elementsOf, setText, textOf } from './elements-of.ts';

/** What the page says about a form whose message was not accepted, to a visitor without script. */
export type MistakePage = {
  /** The form's name in its hidden field. */
  reference: string;
  answers: Readonly<Record<string, string>>;
  /** What is wrong, by the names of fields. */
  errors: Readonly<Record<string, string>>;
  /** The sentence above the form. */
  notice: string;
  /** The title of the page with an error; `{title}` stands for the title that the page has. */
  errorTitle: string;
  contact: { phone: string; email: string };
};

/**
 * Adds the answers and error messages to the form of a built page. Keeps scripts and styles byte for byte, so that the site's
 * policy allows them. Returns undefined when the page has no such form.
 */
export function formErrorPage(html: string, mistake: MistakePage): string | undefined {
  const page = fromHtml(html);
  const form = elementsOf(page).find((element) => element.tagName === 'form' && isNamed(element, mistake.reference));
  if (!form) return undefined;
  leaveStatic(page, form);
  const title = elementsOf(page).find(({ tagName }) => tagName === 'title');
  if (title) setText(title, fillIn(mistake.errorTitle, { title: textOf(title) }));
  const firstBad = elementsOf(form).find(({ properties: { name } }) => typeof name === 'string' && answerTo(name, mistake.errors) !== '');
  for (const element of elementsOf(form)) showAnswer(element, { page, mistake });
  if (firstBad) firstBad.properties.autoFocus = true;
  form.children.unshift(notice(mistake, firstBad === undefined));
  return toHtml(page, { allowDangerousHtml: false });
}

const isNamed = (form: Element, reference: string): boolean =>
  elementsOf(form).some(({ tagName, properties: { name, value } }) => tagName === 'input' && name === 'form' && value === reference);

/** Keeps React from hydrating the form, which would replace the answers by the form as built. */
function leaveStatic(page: Root, form: Element): void {
  for (const element of elementsOf(page)) {
    if ('dataIsland' in element.properties && elementsOf(element).includes(form)) delete element.properties.dataIsland;
  }
}

function showAnswer(field: Element, { page, mistake }: { page: Root; mistake: MistakePage }): void {
  const { name, id, type } = field.properties;
  if (typeof name !== 'string' || type === 'hidden') return;
  if (Object.hasOwn(mistake.answers, name)) setAnswer(field, answerTo(name, mistake.answers));
  const error = answerTo(name, mistake.errors);
  if (error === '') return;
  const errorId = `${id}-error`;
  const described = field.properties.ariaDescribedBy;
  field.properties.ariaInvalid = 'true';
  field.properties.ariaDescribedBy = [errorId, ...(Array.isArray(described) ? described : [])];
  for (const place of elementsOf(page).filter((one) => one.properties.id === errorId)) setText(place, error);
}

function setAnswer(field: Element, answer: string): void {
  if (field.tagName === 'input') field.properties.value = answer;
  // Browsers leave out a line end at the beginning of a textarea.
  if (field.tagName === 'textarea') setText(field, answer.startsWith('\n') ? `\n${answer}` : answer);
}

/** Returns the error message with e-mail address and phone number. The theme styles `form-notice`. */
function notice({ notice: sentence, contact: { phone, email } }: MistakePage, isFocused: boolean): Element {
  const link = (href: string, words: string): Element => element('li', [], [element('a', ['text-link'], [text(words)], { href })]);
  const box = element(
    'div',
    [],
    [
      element('p', [], [text(sentence)]),
      element('ul', [], [link(`mailto:${email}`, email), link(`tel:${phone.replaceAll(/[^+\d]/g, '')}`, phone)]),
    ],
  );
  return element('div', ['form-notice'], [box], { role: 'alert', tabIndex: -1, ...(isFocused && { autoFocus: true }) });
}

const text = (value: string): Text => ({ type: 'text', value });

function element(tagName: string, className: string[], children: Element['children'], more: Element['properties'] = {}): Element {
  return { type: 'element', tagName, properties: { ...(className.length > 0 && { className }), ...more }, children };
}
