import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';
import { beforeAll, describe, expect, test } from 'vitest';
import { contentSecurityPolicy } from '../../../packages/core/src/output/content-security-policy.ts';
import { loadCodeContext } from '../../../packages/engine/src/render/render-pages.ts';
import { createSiteLoader } from '../../../packages/engine/src/site/load-site.ts';
import { runs } from '../../../packages/engine/tests/support/property-runs.ts';
import {
  alertIn,
  focused,
  islandsWithForm,
  ofTag,
  type ReadPage,
  readPage,
  textIn,
  typedInto,
} from '../../../packages/engine/tests/support/read-page.ts';
import { tempFolder } from '../../../packages/engine/tests/support/temp-folder.ts';
import type { SitePages } from '../../../packages/mail/src/http/responses.ts';
import { descendantElements, formErrorPage } from '../../../packages/mail/src/pages/site-pages.ts';
import { mailFacts, message, startMail } from '../../../packages/mail/tests/support/mail-service.ts';
import siteCode from '../../../src/site.ts';
import { modelAt } from '../../support/page-models.ts';
import { renderPage } from '../../support/render-page.ts';
import { copySite } from '../../support/site-copy.ts';

const parent = tempFolder('form-post');
const stylesheet = 'body>main{content:"</x>&amp;<"}\n/* "quotes" & \u00e4 */';
const boot = 'if (1 < 2 && 3 > 2) document.title += "&amp;<b>";\nlet a = `<!-- -->`;';
const reference = '/contact#contact-form-1';
const facts = { ...mailFacts, forms: mailFacts.forms.map((form) => ({ ...form, key: 'contact-form-1' })) };
const answers = {
  form: reference,
  website_confirm: '',
  fullName: 'Ann Weaver',
  mobileNumber: '98765 43210',
  email: 'ann@client.ie',
  budget: '',
  message: 'Hello\r\nthere.',
};

/** The contact page as a build writes it. */
let built: string;
let pages: SitePages;

beforeAll(async () => {
  const site = copySite('blocks', parent);
  const form = `path: /contact\ntitle: Contact\ndescription: Where to write.\nblocks:\n  - type: contact-form\n    heading: Write\n    fields:\n`;
  const fields = facts.forms
    .flatMap((form) => form.fields)
    .map((field) => `      - ${JSON.stringify(field)}\n`)
    .join('');
  site.write('pages/contact.yaml', form + fields);
  const loaded = await createSiteLoader(site.dir, siteCode)();
  const { settings } = loaded;
  const page = modelAt(loaded, '/contact');
  if (!settings || !page) throw new Error('The fixture site has problems.');
  const assets = { stylesheet, boot: { inline: boot } };
  built = renderPage(page, {
    site: settings,
    assets,
    ...(await loadCodeContext(siteCode)),
    feeds: [],
    titles: new Map(),
  }).html;
  pages = async (path) =>
    path === '/contact' ? { html: built, headers: { 'Content-Security-Policy': contentSecurityPolicy({ stylesheet, boot }) } } : undefined;
}, 60_000);

describe('F-14 a form without script', () => {
  test('is stored and redirects to the thank-you page', async () => {
    const mail = await startMail({ parent, pages, facts });
    const answer = await mail.postForm(answers);
    expect(answer.status).toBe(303);
    expect(answer.headers.get('Location')).toBe('/thanks');
    expect(mail.stored('queued')).toMatchObject([
      {
        to: { name: 'Fixture Desk', address: 'desk@fixture.example' },
        replyTo: 'ann@client.ie',
        subject: message.subject,
        body: 'Name: Ann Weaver\nEmail: ann@client.ie\nPhone: 9876543210\nMessage: Hello\n  there.',
      },
    ]);
  });

  test('includes the fields that an author added', async () => {
    const mail = await startMail({ parent, pages, facts });
    await mail.postForm({ ...answers, budget: '10\u0000lakh' });
    expect(mail.stored('queued')[0]?.body).toContain('Phone: 9876543210\nBudget: 10 lakh\nMessage: Hello');
  });

  test('sent twice, or again by a reload, is one message', async () => {
    const mail = await startMail({ parent, pages, facts });
    const sent = await Promise.all([mail.postForm(answers), mail.postForm(answers)]);
    expect([...sent, await mail.postForm(answers)].map(({ status }) => status)).toEqual([303, 303, 303]);
    expect(mail.stored('queued')).toHaveLength(1);
    await mail.postForm({ ...answers, message: 'Something else' });
    expect(mail.stored('queued')).toHaveLength(2);
  });

  test('with a filled honeypot is stored as suspected, with the same response', async () => {
    const mail = await startMail({ parent, pages, facts });
    const answer = await mail.postForm({ ...answers, website_confirm: 'http://spam.example' });
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/thanks']);
    expect([mail.stored('queued').length, mail.stored('suspected').length]).toEqual([0, 1]);
  });

  test('from another site is rejected', async () => {
    const mail = await startMail({ parent, pages, facts });
    const answer = await mail.postForm(answers, { Origin: 'https://evil.example' });
    expect(answer.status).toBe(403);
    expect(answer.headers.get('Content-Type')).toContain('text/html');
    expect(mail.stored('queued')).toEqual([]);
  });
});

describe('F-14 a form without script that has errors', () => {
  const typed = {
    ...answers,
    fullName: '',
    mobileNumber: '12 34',
    message: '\n<b>Hello</b> & "all"\n</textarea><script>alert(1)</script>',
  };
  const fetchPage = async (): Promise<{ answer: Response; html: string; page: ReadPage }> => {
    const mail = await startMail({ parent, pages, facts });
    const answer = await mail.postForm(typed);
    const html = await answer.text();
    expect(mail.stored('queued')).toEqual([]);
    return { answer, html, page: readPage(html) };
  };

  test('gets its own page back, with an error message under each field', async () => {
    const { answer, page } = await fetchPage();
    expect(answer.status).toBe(422);
    for (const [name = '', words] of [
      ['fullName', 'Full name is required'],
      ['mobileNumber', 'Invalid phone number'],
    ]) {
      const { ariaInvalid, ariaDescribedBy } = page.byName(name)?.properties ?? {};
      expect(ariaInvalid).toBe('true');
      expect(textIn(page.byId([ariaDescribedBy].flat()[0]))).toBe(words);
    }
    expect(page.byName('email')?.properties.ariaInvalid).toBeUndefined();
    expect(textIn(ofTag(page, 'title')[0])).toMatch(/^Error: /);
    expect(ofTag(page, 'html')[0]?.properties.lang).toBe('en');
  });

  test('has the answers, and the focus is on the first invalid field', async () => {
    const { page } = await fetchPage();
    expect(Object.fromEntries(Object.keys(typed).map((name) => [name, typedInto(page.byName(name))]))).toEqual(typed);
    expect(focused(page)?.properties.name).toBe('fullName');
  });

  test('shows the phone number and the e-mail address', async () => {
    const { page } = await fetchPage();
    const alert = alertIn(page);
    const links = alert ? descendantElements(alert).flatMap(({ properties }) => properties.href ?? []) : [];
    expect(links).toEqual([`mailto:${facts.contact.email}`, 'tel:+912055500142']);
  });

  test("keeps scripts and styles byte for byte, so that the site's policy allows them and nothing else", async () => {
    const { answer, html, page } = await fetchPage();
    const policy = answer.headers.get('Content-Security-Policy') ?? '';
    const hash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
    expect(html).toContain(`<style>${stylesheet}</style>`);
    expect(html).toContain(`<script>${boot}</script>`);
    expect(policy).toContain(hash(boot));
    expect(policy).toContain(hash(stylesheet));
    expect(ofTag(page, 'script').map(textIn)).toEqual(ofTag(readPage(built), 'script').map(textIn));
    expect(ofTag(page, 'style').map(textIn)).toEqual([stylesheet]);
  });

  test('leaves the rest of the page as it was built', async () => {
    const without = (html: string): string => {
      const root = fromHtml(html);
      for (const element of descendantElements(root)) {
        if (element.tagName === 'form' || element.tagName === 'title') element.children = [];
        delete element.properties.dataIsland;
      }
      return toHtml(root);
    };
    expect(without((await fetchPage()).html)).toBe(without(built));
  });

  test('is not hydrated, so that script does not empty it', async () => {
    expect(islandsWithForm(readPage(built))).toHaveLength(1);
    expect(islandsWithForm((await fetchPage()).page)).toEqual([]);
  });

  test('whose page is missing gets a plain page with the answers', async () => {
    const mail = await startMail({ parent, facts });
    const answer = await mail.postForm(typed);
    expect(answer.status).toBe(422);
    const page = readPage(await answer.text());
    expect(textIn(ofTag(page, 'h1')[0])).toBe('Your message was not sent');
    expect(textIn(ofTag(page, 'main')[0])).toContain('Full name: Full name is required.');
    expect(textIn(ofTag(page, 'pre')[0])).toContain('<b>Hello</b>');
    expect(ofTag(page, 'script')).toEqual([]);
  });

  test('that the site no longer has gets a page with the answers and other ways to write', async () => {
    const mail = await startMail({ parent, pages, facts });
    const answer = await mail.postForm({ ...answers, form: '/old#contact-form' });
    expect(answer.status).toBe(422);
    expect(textIn(ofTag(readPage(await answer.text()), 'main')[0])).toMatch(/has changed.*hello@fixture\.example.*Ann Weaver/s);
  });

  test('shows every answer exactly as it was typed', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 60 }).map((typedText) => typedText.replaceAll(/\r\n?|\0/g, '\n'));
    const nasty = fc.oneof(text, fc.constantFrom('</textarea>', '<!--', '"><script>', '&lt;&amp;', '\n\n', ']]>'));
    fc.assert(
      fc.property(nasty, nasty, (fullName, body) => {
        const line = fullName.replaceAll('\n', ' ');
        const html = formErrorPage(built, {
          reference,
          answers: { fullName: [line], message: [body] },
          errors: { email: 'Email is required' },
          notice: 'No.',
          contact: { phone: '+91 20 5550 0142', email: 'hello@example.com' },
          errorTitle: 'Error: {title}',
        });
        const page = readPage(html ?? '');
        expect(typedInto(page.byName('fullName'))).toBe(line);
        expect(typedInto(page.byName('message'))).toBe(body);
        expect(ofTag(page, 'script')).toHaveLength(ofTag(readPage(built), 'script').length);
      }),
      { numRuns: runs(5) },
    );
  });
});

describe('F-14 a form without script that is not accepted', () => {
  test('sent too often: the page says when to retry and has the answers, with status 429', async () => {
    const mail = await startMail({ parent, pages, facts, environment: { MAIL_RATE_PER_CLIENT: '1' } });
    await mail.postForm(answers);
    const answer = await mail.postForm({ ...answers, message: 'Another' });
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0);
    const page = readPage(await answer.text());
    expect(textIn(alertIn(page))).toMatch(/try again in 10 minutes/);
    expect(typedInto(page.byName('message'))).toBe('Another');
    expect(focused(page)?.properties.role).toBe('alert');
  });
});
