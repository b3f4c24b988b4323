import type { Element, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';
import { html } from 'hono/html';
import { fillIn } from '../../model/fill-in.ts';
import type { Strings } from '../../strings/index.ts';
import { elementsOf, setText } from './elements-of.ts';
import { plainPage } from './plain-page.ts';

type MessageSentPage = {
  brand: string;
  /** The path of the page with the form. */
  formPath: string;
  strings: Pick<Strings['mail'], 'sent' | 'sentTitle' | 'sentText' | 'backToForm'>;
};

/**
 * Replaces the content of a built page by the confirmation that a message was sent, for a visitor without script. Header,
 * footer, scripts and styles stay byte for byte, so that the policy of the site allows them. The theme styles
 * `message-page`. Returns undefined when the page has no `main`.
 */
export function messageSentPage(builtHtml: string, { brand, formPath, strings }: MessageSentPage): string | undefined {
  const page: Root = fromHtml(builtHtml);
  const main = elementsOf(page).find(({ tagName }) => tagName === 'main');
  if (!main) return undefined;
  const title = elementsOf(page).find(({ tagName }) => tagName === 'title');
  if (title) setText(title, fillIn(strings.sentTitle, { brand }));
  const content = [
    element('h1', strings.sent),
    element('p', strings.sentText),
    element('a', strings.backToForm, { href: formPath, className: ['button', 'button-primary'] }),
  ];
  const column: Element = { type: 'element', tagName: 'div', properties: {}, children: content };
  main.children = [{ type: 'element', tagName: 'section', properties: { className: ['message-page'] }, children: [column] }];
  return toHtml(page, { allowDangerousHtml: false });
}

/** Returns the confirmation as a page of the service's own, when the page of the form cannot be read. */
export const plainMessageSentPage = ({ brand, formPath, strings }: MessageSentPage): ReturnType<typeof plainPage> =>
  plainPage(
    fillIn(strings.sentTitle, { brand }),
    html`<h1>${strings.sent}</h1>
<p>${strings.sentText}</p>
<p><a href="${formPath}">${strings.backToForm}</a></p>`,
  );

const element = (tagName: string, text: string, properties: Element['properties'] = {}): Element => ({
  type: 'element',
  tagName,
  properties,
  children: [{ type: 'text', value: text }],
});
