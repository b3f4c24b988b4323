import type { Element, ElementContent, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';
import { html } from 'hono/html';
import { createElement, descendantElements, setText, text } from './html-elements.ts';
import { plainPage } from './plain-page.ts';

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
