import { createHash } from 'node:crypto';
import { escapeHtml } from '@pagewright/core';
import type { Language } from './texts.ts';

/** The path of the pages of the gate. A site cannot have a page there. */
export const gatePath = '/__studio';

/** A form that a button sends. `about` is below it. */
type Form = {
  to: string;
  button: string;
  about?: string;
  /** A value that it sends. */
  hidden?: { name: string; value: string };
  /** The field that a person fills in. `error`: what was wrong with the value before. */
  field?: { name: string; label: string; type: 'email' | 'code'; error?: string };
};

/** A button for passkeys, which a script shows where the browser can use them. */
export type PasskeyButton = {
  /** Where the answer of the browser goes. The question comes from this address with "-options". */
  to: string;
  isNew: boolean;
  /** The page that comes next. */
  then: string;
  button: string;
  about?: string;
  /** What the page says when the person did not confirm, when the device has a passkey already, and when something else failed. */
  cancelled: string;
  known: string;
  failed: string;
};

/** A part of a page. The texts are plain. */
type Part =
  | { text: string }
  | { heading: string }
  | { link: { to: string; text: string } }
  | { links: readonly { to: string; text: string; about: string }[] }
  | { code: string }
  | { form: Form }
  | { passkey: PasskeyButton };

/** A page of the gate. Its first link or button is the main one. */
export type GatePage = { language: Language; title: string; parts: readonly Part[] };

const styles = `
:root { color-scheme: light dark; --ground: #f4f2ee; --card: #fff; --ink: #1c1b19; --soft: #5b5852; --accent: #1d4f91; --on-accent: #fff; --wrong: #a3201d; }
@media (prefers-color-scheme: dark) { :root { --ground: #171614; --card: #211f1c; --ink: #f1efea; --soft: #b5b0a6; --accent: #9cc2ff; --on-accent: #10233f; --wrong: #ffb0a8; } }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: var(--ground); color: var(--ink); font: 1.0625rem/1.6 system-ui, sans-serif; }
main { box-sizing: border-box; width: min(34rem, 100% - 2rem); margin: 2rem 1rem; padding: clamp(1.5rem, 6vw, 3rem); background: var(--card); border-radius: 0.75rem; overflow-wrap: anywhere; }
h1 { margin: 0 0 1rem; font-size: 1.5rem; line-height: 1.25; }
h2 { margin: 2rem 0 0; font-size: 1.125rem; line-height: 1.25; }
p { margin: 0 0 1rem; }
form, .passkey, :is(form, .passkey) + p { margin: 1.25rem 0 0; }
ul { margin: 0; padding: 0; list-style: none; }
li { margin: 1.25rem 0 0; }
form p, .passkey p, li p { margin: 0.5rem 0 0; color: var(--soft); font-size: 0.9375rem; }
label { display: block; margin: 0 0 0.25rem; font-weight: 600; }
input { box-sizing: border-box; width: 100%; margin: 0 0 0.75rem; padding: 0.6rem 0.75rem; border: 1px solid var(--soft); border-radius: 0.4rem; background: transparent; color: inherit; font: inherit; }
form .wrong { margin: 0 0 0.5rem; color: var(--wrong); }
.code { font-size: 2rem; font-weight: 600; letter-spacing: 0.1em; }
button, .link { display: inline-block; padding: 0.7rem 1.2rem; border: 1px solid var(--accent); border-radius: 0.4rem; background: transparent; color: var(--accent); font: inherit; text-decoration: none; cursor: pointer; }
.main, .passkey[hidden] + * > :is(button, .link) { background: var(--accent); color: var(--on-accent); }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 3px; }
[hidden] { display: none; }
@media (forced-colors: active) { button, .link { border-color: ButtonText; } }
`;

const styleHash = createHash('sha256').update(styles).digest('base64');

/** The script of the buttons for passkeys. */
const scriptPath = `${gatePath}/passkeys.js`;

/**
 * What pages of the gate at an origin may do: show themselves, send their forms to it, and run the script of the gate, and none of the site.
 * No other page frames them, and none is told their addresses.
 */
export const gateHeaders = (origin: string): Readonly<Record<string, string>> => ({
  'Content-Security-Policy': [
    "default-src 'none'",
    `style-src 'sha256-${styleHash}'`,
    `script-src ${origin}${scriptPath}`,
    `connect-src ${origin}${gatePath}/`,
    'img-src data:',
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'Cache-Control': 'no-store',
  // With "no-referrer", browsers send forms without their origin.
  'Referrer-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
  'X-Robots-Tag': 'noindex',
});

/** Returns the HTML of a page of the gate. */
export function gatePage({ language, title, parts }: GatePage): string {
  const first = parts.findIndex((part) => 'link' in part || 'links' in part || 'form' in part || 'passkey' in part);
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="data:,">
<style>${styles}</style>
${parts.some((part) => 'passkey' in part) ? `<script type="module" src="${scriptPath}"></script>` : ''}
</head>
<body>
<main>
<h1>${escapeHtml(title)}</h1>
${parts.map((part, index) => writePart(part, index === first)).join('\n')}
</main>
</body>
</html>
`;
}

function writePart(part: Part, isMain: boolean): string {
  if ('text' in part) return `<p>${escapeHtml(part.text)}</p>`;
  if ('heading' in part) return `<h2>${escapeHtml(part.heading)}</h2>`;
  if ('code' in part) return `<p class="code">${escapeHtml(part.code)}</p>`;
  if ('form' in part) return writeForm(part.form, isMain);
  if ('passkey' in part) return writePasskeyButton(part.passkey, isMain);
  if ('links' in part)
    return `<ul>${part.links.map((link) => `<li>${writeLink(link, isMain && part.links.length === 1)}${aboutOf(link.about)}</li>`).join('')}</ul>`;
  return `<p>${writeLink(part.link, isMain)}</p>`;
}

const writeLink = ({ to, text }: { to: string; text: string }, isMain = false): string =>
  `<a class="link${isMain ? ' main' : ''}" href="${escapeHtml(to)}">${escapeHtml(text)}</a>`;

const mainClass = (isMain: boolean): string => (isMain ? ' class="main"' : '');

const aboutOf = (about: string | undefined): string => (about === undefined ? '' : `<p>${escapeHtml(about)}</p>`);

function writeForm({ to, button, about, hidden, field }: Form, isMain: boolean): string {
  const value = hidden ? `<input type="hidden" name="${hidden.name}" value="${escapeHtml(hidden.value)}">` : '';
  return `<form method="post" action="${escapeHtml(to)}">${value}${field ? writeField(field) : ''}<button${mainClass(isMain)}>${escapeHtml(button)}</button>${aboutOf(about)}</form>`;
}

const attributesOf = {
  email: 'type="email" autocomplete="email" maxlength="254"',
  code: 'type="text" inputmode="numeric" autocomplete="one-time-code" maxlength="20"',
} as const;

function writeField({ name, label, type, error }: NonNullable<Form['field']>): string {
  const wrong = error === undefined ? '' : `<p class="wrong" id="wrong-${name}" role="alert">${escapeHtml(error)}</p>`;
  const described = error === undefined ? '' : ` aria-invalid="true" aria-describedby="wrong-${name}"`;
  return `<label for="${name}">${escapeHtml(label)}</label>${wrong}<input id="${name}" name="${name}" ${attributesOf[type]} required${described}>`;
}

function writePasskeyButton({ to, isNew, then, button, about, ...sentences }: PasskeyButton, isMain: boolean): string {
  const data = [
    ...Object.entries({ passkey: to, then, ...sentences }).map(([name, value]) => `data-${name}="${escapeHtml(value)}"`),
    ...(isNew ? ['data-is-new'] : []),
  ];
  return `<div class="passkey" ${data.join(' ')} hidden><button type="button"${mainClass(isMain)}>${escapeHtml(button)}</button>${aboutOf(about)}<p role="status"></p></div>`;
}
