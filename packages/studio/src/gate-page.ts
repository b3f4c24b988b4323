import { createHash } from 'node:crypto';
import { escapeHtml } from '@pagewright/core';
import type { Language } from './texts.ts';

/** A page of the gate. The texts are plain. A button sends a form without fields to its address. */
export type GatePage = {
  language: Language;
  title: string;
  paragraphs: readonly string[];
  link?: { to: string; text: string };
  buttons?: readonly { to: string; text: string; about?: string }[];
};

const styles = `
:root { color-scheme: light dark; --ground: #f4f2ee; --card: #fff; --ink: #1c1b19; --soft: #5b5852; --accent: #1d4f91; --on-accent: #fff; }
@media (prefers-color-scheme: dark) { :root { --ground: #171614; --card: #211f1c; --ink: #f1efea; --soft: #b5b0a6; --accent: #9cc2ff; --on-accent: #10233f; } }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: var(--ground); color: var(--ink); font: 1.0625rem/1.6 system-ui, sans-serif; }
main { box-sizing: border-box; width: min(34rem, 100% - 2rem); margin: 2rem 1rem; padding: clamp(1.5rem, 6vw, 3rem); background: var(--card); border-radius: 0.75rem; overflow-wrap: anywhere; }
h1 { margin: 0 0 1rem; font-size: 1.5rem; line-height: 1.25; }
p { margin: 0 0 1rem; }
form { margin: 1.25rem 0 0; }
form p { margin: 0.5rem 0 0; color: var(--soft); font-size: 0.9375rem; }
button, .link { display: inline-block; padding: 0.7rem 1.2rem; border: 1px solid var(--accent); border-radius: 0.4rem; background: transparent; color: var(--accent); font: inherit; text-decoration: none; cursor: pointer; }
.link, form:first-of-type .first { background: var(--accent); color: var(--on-accent); }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 3px; }
@media (forced-colors: active) { button, .link { border-color: ButtonText; } }
`;

const styleHash = createHash('sha256').update(styles).digest('base64');

/** What pages of the gate may do: show themselves, and send their forms to it. No other page frames them, and none is told their addresses. */
export const gateHeaders: Readonly<Record<string, string>> = {
  'Content-Security-Policy': `default-src 'none'; style-src 'sha256-${styleHash}'; img-src data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
  'Cache-Control': 'no-store',
  // With "no-referrer", browsers send forms without their origin.
  'Referrer-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
  'X-Robots-Tag': 'noindex',
};

/** Returns the HTML of a page of the gate. */
export function gatePage({ language, title, paragraphs, link, buttons = [] }: GatePage): string {
  const forms = buttons.map(
    ({ to, text, about }, index) =>
      `<form method="post" action="${escapeHtml(to)}"><button${!link && index === 0 ? ' class="first"' : ''}>${escapeHtml(text)}</button>${about ? `<p>${escapeHtml(about)}</p>` : ''}</form>`,
  );
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="data:,">
<style>${styles}</style>
</head>
<body>
<main>
<h1>${escapeHtml(title)}</h1>
${paragraphs.map((text) => `<p>${escapeHtml(text)}</p>`).join('\n')}
${link ? `<p><a class="link" href="${escapeHtml(link.to)}">${escapeHtml(link.text)}</a></p>` : ''}
${forms.join('\n')}
</main>
</body>
</html>
`;
}
