import { createHash } from 'node:crypto';
import { directionOf, fillIn, type MailFacts, phoneHref, type Strings } from '@pagewright/core';
import { html, raw } from 'hono/html';

/** The stylesheet of the service's own pages: neutral colours of its own and system fonts, so that nothing has to load. */
export const pageStyle = `
:root { color-scheme: light dark; --text: #1c1c22; --background: #f6f6f7; --surface: #fff; --line: #dcdce0; --control: #8c8c96; --quiet: #5a5a64; --focus: #1a5fd0; --link: #1a4fb4; }
@media (prefers-color-scheme: dark) { :root { --text: #ececf0; --background: #17171b; --surface: #212127; --line: #3a3a43; --control: #7b7b88; --quiet: #a9a9b5; --focus: #8ab4ff; --link: #9dbfff; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--background); color: var(--text); font: 1rem/1.55 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif; }
main { max-width: 60rem; margin: 0 auto; padding: clamp(1.5rem, 5vw, 4rem) clamp(1rem, 4vw, 2rem); }
h1 { margin: 0 0 .5rem; font-size: clamp(1.75rem, 1.3rem + 2vw, 2.5rem); line-height: 1.1; letter-spacing: -.02em; }
h2 { margin: 0; font-size: 1rem; overflow-wrap: anywhere; }
p { margin: 0 0 1rem; max-width: 65ch; }
a { color: var(--link); }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
.lead { color: var(--quiet); overflow-wrap: anywhere; }
pre { margin: 1rem 0; padding: 1rem; border-radius: .5rem; background: var(--background); font: .9375rem/1.5 ui-monospace, "SF Mono", Menlo, Consolas, monospace; white-space: pre-wrap; overflow-wrap: anywhere; }
`;

type Html = ReturnType<typeof html>;

/** Returns the Content-Security-Policy of a page of the service. Allows only its stylesheet, and forms for `formAction`. */
export const pagePolicy = (style: string, formAction: "'none'" | "'self'"): string =>
  [
    "default-src 'none'",
    `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
    "base-uri 'none'",
    `form-action ${formAction}`,
    "frame-ancestors 'none'",
  ].join('; ');

/** The headers of every response of the service. */
export const plainHeaders = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': pagePolicy(pageStyle, "'none'"),
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
} as const;

type PlainPage = {
  /** A language code such as `en`. */
  language: string;
  title: string;
  main: Html | Promise<Html>;
  /** Its stylesheet. Default: that of all pages, which `plainHeaders` allows. */
  style?: string;
};

/** Renders a page of the service's own, which uses nothing of the site. */
export const plainPage = ({ language, title, main, style = pageStyle }: PlainPage): Html | Promise<Html> => html`<!doctype html>
<html lang="${language}"${directionOf(language) === 'rtl' ? raw(' dir="rtl"') : ''}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${raw(style)}</style>
</head>
<body>
<main>
${main}
</main>
</body>
</html>
`;

type NoticePage = {
  /** Why the message was not sent. */
  sentence: string;
  brand: string;
  contact: MailFacts['contact'];
  /** The visitor's answers, shown for copying. */
  answers: readonly string[];
  language: string;
  strings: Strings['mail'];
};

/** Renders the page for a visitor whose message was not accepted, when no page of the site can show that. */
export function noticePage({ sentence, brand, contact, answers, language, strings }: NoticePage): ReturnType<typeof plainPage> {
  const filledIn = answers.filter((answer) => answer.trim() !== '');
  const ways = waysToReach(contact, { withPhone: strings.tryAgain, byMail: strings.tryAgainByMail });
  return plainPage({
    language,
    title: fillIn(strings.notSentTitle, { brand }),
    main: html`<h1>${strings.notSent}</h1>
<p>${sentence}</p>
<p>${ways}</p>
${filledIn.length > 0 ? html`<h2>${strings.answers}</h2><pre>${filledIn.join('\n\n')}</pre>` : ''}`,
  });
}

type Texts = Strings['statusPage'];

/** The name of the text that is the heading of a status page. */
export type StatusHeading = Exclude<keyof Texts, 'homePage' | 'ways' | 'waysByMail'>;

type StatusPage = {
  heading: StatusHeading;
  sentence: string;
  /** Undefined while the site has a problem, in the live preview. */
  site: Pick<MailFacts, 'brand' | 'base' | 'contact'> | undefined;
  language: string;
  strings: Texts;
};

/** Renders the page for an error, with links to the home page, the phone number and the e-mail address. */
export function statusPage({ heading, sentence, site, language, strings }: StatusPage): ReturnType<typeof plainPage> {
  const title = strings[heading];
  const home = html`<a href="${site?.base ?? ''}/">${strings.homePage}</a>`;
  const texts = { withPhone: strings.ways, byMail: strings.waysByMail };
  const ways = site ? waysToReach(site.contact, texts, { home }) : html`${home}.`;
  return plainPage({
    language,
    title: site ? `${title} · ${site.brand}` : title,
    main: html`<h1>${title}</h1>
<p>${sentence}</p>
<p>${ways}</p>`,
  });
}

/** Fills HTML into the placeholders of a text, such as `{phone}`. Escapes the text. A placeholder without a value stays as it is. */
const fillInHtml = (text: string, values: Readonly<Record<string, Html>>): Html[] =>
  text.split(/(\{\w+\})/).map((part, index) => {
    // With a capturing group, `split` returns text and placeholders alternately.
    const name = index % 2 === 1 ? part.slice(1, -1) : '';
    return (Object.hasOwn(values, name) ? values[name] : undefined) ?? html`${part}`;
  });

type Ways = { withPhone: string; byMail: string };

/** Renders how to reach a company, with the text for one with a phone number or for one without. `values` are further placeholders. */
export const waysToReach = (
  { phone, email }: MailFacts['contact'],
  { withPhone, byMail }: Ways,
  values: Readonly<Record<string, Html>> = {},
): Html[] =>
  phone === undefined
    ? fillInHtml(byMail, { ...values, email: mailLink(email) })
    : fillInHtml(withPhone, { ...values, phone: phoneLink(phone), email: mailLink(email) });

/** Renders a link to a phone number. */
const phoneLink = (phone: string): Html => html`<a href="${phoneHref(phone)}">${phone}</a>`;

/** Renders a link to an e-mail address. */
const mailLink = (email: string): Html => html`<a href="mailto:${email}">${email}</a>`;
