import type { Element, Root, Text } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';
import { answerTo } from '../../model/compose-message.ts';
import { elementsOf, setText } from './elements-of.ts';

/** What a visitor without script is told of a form that was not taken. */
export type MistakePage = {
  /** The form's name in its hidden field. */
  reference: string;
  answers: Readonly<Record<string, string>>;
  /** What is wrong, by the names of fields. */
  errors: Readonly<Record<string, string>>;
  /** The sentence above the form. */
  notice: string;
  contact: { phone: string; email: string };
};

/**
 * A page of the site as it was built, with what was typed and what is wrong in its form. Scripts and styles stay as
 * they are, byte for byte, so that the site's policy allows them. Undefined when the page has no such form.
 */
export function formErrorPage(html: string, mistake: MistakePage): string | undefined {
  const page = fromHtml(html);
  const form = elementsOf(page).find((element) => element.tagName === 'form' && isNamed(element, mistake.reference));
  if (!form) return undefined;
  leaveAsleep(page, form);
  elementsOf(page)
    .find(({ tagName }) => tagName === 'title')
    ?.children.unshift(text('Error: '));
  const firstBad = elementsOf(form).find(({ properties: { name } }) => typeof name === 'string' && answerTo(name, mistake.errors) !== '');
  for (const element of elementsOf(form)) fillIn(element, { page, mistake });
  if (firstBad) firstBad.properties.autoFocus = true;
  form.children.unshift(notice(mistake, firstBad === undefined));
  return toHtml(page, { allowDangerousHtml: false });
}

const isNamed = (form: Element, reference: string): boolean =>
  elementsOf(form).some(({ tagName, properties: { name, value } }) => tagName === 'input' && name === 'form' && value === reference);

/** React would put the form back as it was built; left alone, it is the plain form that was just used. */
function leaveAsleep(page: Root, form: Element): void {
  for (const element of elementsOf(page)) {
    if ('dataIsland' in element.properties && elementsOf(element).includes(form)) delete element.properties.dataIsland;
  }
}

function fillIn(field: Element, { page, mistake }: { page: Root; mistake: MistakePage }): void {
  const { name, id, type } = field.properties;
  if (typeof name !== 'string' || type === 'hidden') return;
  if (Object.hasOwn(mistake.answers, name)) hold(field, answerTo(name, mistake.answers));
  const error = answerTo(name, mistake.errors);
  if (error === '') return;
  const errorId = `${id}-error`;
  const described = field.properties.ariaDescribedBy;
  field.properties.ariaInvalid = 'true';
  field.properties.ariaDescribedBy = [errorId, ...(Array.isArray(described) ? described : [])];
  for (const place of elementsOf(page).filter((one) => one.properties.id === errorId)) setText(place, error);
}

function hold(field: Element, answer: string): void {
  if (field.tagName === 'input') field.properties.value = answer;
  // Browsers leave out a line end at the beginning of a textarea.
  if (field.tagName === 'textarea') setText(field, answer.startsWith('\n') ? `\n${answer}` : answer);
}

/** What happened and the other ways to reach the company, drawn as the form itself draws a failure, with its classes. */
function notice({ notice: sentence, contact: { phone, email } }: MistakePage, isFocused: boolean): Element {
  const link = (href: string, words: string): Element =>
    element('li', [], [element('a', ['text-link', 'inline-block', 'py-1', 'wrap-anywhere'], [text(words)], { href })]);
  const box = element(
    'div',
    ['max-w-measure', 'border-l-3', 'border-madder', 'pl-5'],
    [
      element('p', ['font-semibold'], [text(sentence)]),
      element(
        'ul',
        ['mt-2', 'flex', 'flex-wrap', 'gap-x-6'],
        [link(`mailto:${email}`, email), link(`tel:${phone.replaceAll(/[^+\d]/g, '')}`, phone)],
      ),
    ],
  );
  return element('div', ['sm:col-span-2'], [box], { role: 'alert', tabIndex: -1, ...(isFocused && { autoFocus: true }) });
}

const text = (value: string): Text => ({ type: 'text', value });

function element(tagName: string, className: string[], children: Element['children'], more: Element['properties'] = {}): Element {
  return { type: 'element', tagName, properties: { ...(className.length > 0 && { className }), ...more }, children };
}
