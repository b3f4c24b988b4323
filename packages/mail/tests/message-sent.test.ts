import { expect, test } from 'vitest';
import { ofTag, readPage, textIn } from '../../engine/tests/support/read-page.ts';
import { tempFolder } from '../../engine/tests/support/temp-folder.ts';
import type { SitePages } from '../src/http/responses.ts';
import { descendantElements } from '../src/pages/site-pages.ts';
import { mailFacts, startMail } from './support/mail-service.ts';

const parent = tempFolder('message-sent');
const { thankYou: _, ...facts } = mailFacts;
const answers = {
  form: '/contact#message-form-1',
  website_confirm: '',
  fullName: 'Ann Weaver',
  mobileNumber: '98765 43210',
  email: 'ann@client.ie',
  budget: '',
  message: 'Hello.',
};
const policy = "default-src 'none'";
const script = 'if (1 < 2) document.title += "&amp;";';
const built = `<!doctype html><html lang="de"><head><title>Kontakt</title><style>main>p{color:red}</style></head>
<body><div data-header-slot><header>Menu</header></div><main id="main"><div data-island><form>…</form></div></main>
<footer>Imprint</footer><script>${script}</script></body></html>`;
const pages: SitePages = async (path) =>
  path === '/contact' ? { html: built, headers: { 'Content-Security-Policy': policy, 'Cache-Control': 'public' } } : undefined;

test('a form post without script, to a site without a thank-you page, is answered with a page that says it was sent', async () => {
  const mail = await startMail({ parent, pages, facts });
  const answer = await mail.postForm(answers);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
  expect(answer.headers.get('Cache-Control')).toBe('no-store');
  expect(answer.headers.get('Content-Security-Policy')).toBe(policy);
  expect(mail.stored('queued')).toHaveLength(1);
  const page = readPage(await answer.text());
  const [main] = ofTag(page, 'main');
  expect(textIn(main)).toBe('Your message was sentThank you for your message.Back to the page');
  expect(textIn(ofTag(page, 'h1')[0])).toBe('Your message was sent');
  expect(main && descendantElements(main).find(({ tagName }) => tagName === 'a')?.properties.href).toBe('/contact');
  expect(textIn(ofTag(page, 'title')[0])).toBe('Message sent · Fixture');
});

test('the page keeps header, footer, language, styles and scripts of the site, and has no form to hydrate', async () => {
  const mail = await startMail({ parent, pages, facts });
  const page = readPage(await (await mail.postForm(answers)).text());
  expect(ofTag(page, 'html')[0]?.properties.lang).toBe('de');
  for (const tag of ['header', 'footer', 'style', 'script'])
    expect(ofTag(page, tag).map(textIn)).toEqual(ofTag(readPage(built), tag).map(textIn));
  expect(ofTag(page, 'form')).toEqual([]);
  expect(page.all.filter(({ properties }) => 'dataIsland' in properties)).toEqual([]);
});

test('the texts are those of the site, as text and not as markup', async () => {
  const strings = { ...facts.strings, mail: { ...facts.strings.mail, sent: 'Gesendet <b>', backToForm: 'Zurück' } };
  const mail = await startMail({ parent, pages, facts: { ...facts, strings } });
  const page = readPage(await (await mail.postForm(answers)).text());
  expect(textIn(ofTag(page, 'h1')[0])).toBe('Gesendet <b>');
  expect(ofTag(page, 'b')).toEqual([]);
});

test('a reload that posts the form again stores no second message', async () => {
  const mail = await startMail({ parent, pages, facts });
  const statuses = [await mail.postForm(answers), await mail.postForm(answers)].map(({ status }) => status);
  expect(statuses).toEqual([200, 200]);
  expect(mail.stored('queued')).toHaveLength(1);
});

test.each<[string, SitePages]>([
  ['is gone', async () => undefined],
  ['cannot be rendered', () => Promise.reject(new Error('A component failed.'))],
])('when the page of the form %s, a plain page says that the message was sent', async (_, noPages) => {
  const mail = await startMail({ parent, pages: noPages, facts });
  const answer = await mail.postForm(answers);
  expect(answer.status).toBe(200);
  expect(mail.stored('queued')).toHaveLength(1);
  const page = readPage(await answer.text());
  expect(textIn(ofTag(page, 'h1')[0])).toBe('Your message was sent');
  expect(ofTag(page, 'a').map(({ properties }) => properties.href)).toEqual(['/contact']);
});
