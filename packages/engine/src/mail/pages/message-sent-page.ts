import type { Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';
import { html } from 'hono/html';
import { fillIn } from '../../model/fill-in.ts';
import type { Strings } from '../../strings/index.ts';
import { createElement, descendantElements, setText, text } from './html-elements.ts';
import { plainPage } from './plain-page.ts';

type MessageSentPage = {
  brand: string;
  language: string;
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
  const main = descendantElements(page).find(({ tagName }) => tagName === 'main');
  if (!main) return undefined;
  const title = descendantElements(page).find(({ tagName }) => tagName === 'title');
  if (title) setText(title, fillIn(strings.sentTitle, { brand }));
  const content = [
    createElement('h1', [text(strings.sent)]),
    createElement('p', [text(strings.sentText)]),
    createElement('a', [text(strings.backToForm)], { href: formPath, className: ['button', 'button-primary'] }),
  ];
  main.children = [createElement('section', [createElement('div', content)], { className: ['message-page'] })];
  return toHtml(page, { allowDangerousHtml: false });
}

/** Returns the confirmation as a page of the service's own, when the page of the form cannot be read. */
export const plainMessageSentPage = ({ brand, language, formPath, strings }: MessageSentPage): ReturnType<typeof plainPage> =>
  plainPage({
    language,
    title: fillIn(strings.sentTitle, { brand }),
    main: html`<h1>${strings.sent}</h1>
<p>${strings.sentText}</p>
<p><a href="${formPath}">${strings.backToForm}</a></p>`,
  });
