import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { inProject } from '../../packages/engine/tests/support/project-root.ts';
import { tempFolder } from '../../packages/engine/tests/support/temp-folder.ts';
import { buildInProcess } from '../support/build-in-process.ts';
import type { Outcome } from '../support/run-command.ts';

/** A library in English, German, which falls back to English, and Arabic, where untranslated pages are left out. */
const content = inProject('tests', 'sites', 'three-languages');
const out = join(tempFolder('three-languages'), 'dist');
let built: Outcome;

beforeAll(async () => {
  built = await buildInProcess(content, out);
}, 120_000);

const file = (name: string): string => readFileSync(join(out, name), 'utf8');
const fileAt = (path: string): string => (path.endsWith('404') ? `${path}.html` : join(path, 'index.html'));
const html = (path: string): string => file(fileAt(path));
const exists = (path: string): boolean => existsSync(join(out, fileAt(path)));
const part = (path: string, tag: string): string => new RegExp(`<${tag}[\\s>][\\s\\S]*?</${tag}>`).exec(html(path))?.[0] ?? '';
const links = (text: string): string[] => [...text.matchAll(/<a [^>]*?href="([^"]*)"/g)].map(([, href = '']) => href);
const alternates = (path: string): string[] =>
  [...html(path).matchAll(/<link rel="alternate" hrefLang="([^"]*)" href="([^"]*)"\/>/g)].map(([, code, url]) => `${code} ${url}`);
const words = (text: string): string =>
  text
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

test('is built without an error, and reports what is not translated', () => {
  expect(built.exitCode).toBe(0);
  const found = built.stderr.split('\n').filter((line) => /(?:translation|text) \(warning\)/.test(line));
  expect(found.map((line) => line.replace(/^.*site\.yaml:/, ''))).toEqual([
    '7:3  missing-translation (warning)  1 page is not translated into Deutsch. Visitors read the default language instead.',
    '7:3  missing-translation (warning)  2 records are not translated into Deutsch. Visitors read the default language instead.',
    '8:3  missing-translation (warning)  3 pages are not translated into العربية. Visitors do not see that in this language.',
    '8:3  missing-translation (warning)  3 records are not translated into العربية. Visitors do not see that in this language.',
    '8:3  missing-translation (warning)  1 shared block is not translated into العربية. Visitors read the default language instead.',
  ]);
});

describe('a page', () => {
  test('has the language and direction of its folder', () => {
    const opening = ['', 'de', 'ar'].map((path) => /<html[^>]*>/.exec(html(path))?.[0]);
    expect(opening).toEqual(['<html lang="en">', '<html lang="de">', '<html lang="ar" dir="rtl">']);
  });

  test('has a path of its own below the prefix of its language', () => {
    expect(['de/ueber-uns', 'ar/about-us', 'de/kontakt', 'de/impressum'].map(exists)).toEqual([true, true, true, true]);
    expect(['de/about-us', 'ar/visit', 'ar/impressum', 'impressum'].map(exists)).toEqual([false, false, false, false]);
  });

  test('has the texts of its language around it and in it', () => {
    expect(words(part('de', 'header'))).toContain('Lindenbibliothek Start Über uns Aktuelles Kontakt');
    expect(words(part('de', 'footer'))).toContain('Eine Bibliothek zwischen zwei Parks. Seiten Öffnungszeiten So finden Sie uns');
    expect(html('de')).toContain('>Zum Inhalt springen</a>');
    expect(words(part('de', 'main'))).toContain('Ich komme wegen der Ruhe und bleibe wegen der Katze. Asha Kulkarni Leserin');
    expect(words(part('ar', 'main'))).toContain('هل أحتاج إلى بطاقة؟');
    expect(html('ar')).toContain('>الانتقال إلى المحتوى</a>');
  });

  test('has single texts in the words of strings/ar.yaml', () => {
    expect(html('ar')).toMatch(/<nav [^>]*aria-label="لغات الموقع"/);
  });

  test('writes numbers as its language does', () => {
    expect(['about-us', 'de/ueber-uns'].map((path) => /41.500/.exec(part(path, 'main'))?.[0])).toEqual(['41,500', '41.500']);
  });
});

describe('links', () => {
  test('lead to the translation of a page, by the path of the original or that of the language', () => {
    expect(links(part('de', 'main'))).toEqual(['/de/ueber-uns#team', '/de/visit', '/de/kontakt']);
    expect(links(part('de/ueber-uns', 'main'))).toEqual(['/de']);
    expect(links(part('de', 'footer'))).toContain('/de/visit#hours');
  });

  test('lead to the original where a language leaves a page out', () => {
    expect(links(part('ar', 'main'))).toEqual(['/ar/about-us#team', '/visit', '/ar/contact']);
  });

  test('of records lead to pages of the same language', () => {
    expect(links(part('news', 'main'))).toEqual(['/news/1', '/news/2']);
    expect(links(part('de/aktuelles', 'main'))).toEqual(['/de/aktuelles/1', '/de/news/2']);
    expect(links(part('de/aktuelles/1', 'main'))).toEqual(expect.arrayContaining(['/de/aktuelles', '/de/ueber-uns']));
  });

  test('to the page after a sent message lead to that of the language', () => {
    expect(file('de/kontakt/islands.json')).toContain('"thankYou":"/de/danke"');
    expect(file('contact/islands.json')).toContain('"thankYou":"/thank-you"');
  });
});

describe('a page that is not translated', () => {
  test('is left out without a fallback', () => {
    expect(['ar/visit', 'ar/news/1', 'ar/news', 'ar/404'].map(exists)).toEqual([false, false, false, true]);
  });

  test('with a fallback, has its content marked as English in a German page', () => {
    expect([...part('de/visit', 'main').matchAll(/data-block="([^"]*)"[^>]*lang="en" dir="ltr"/g)].map(([, type]) => type)).toEqual([
      'page-header',
      'opening-hours',
      'rich-text',
      'search',
    ]);
    expect(html('de/visit')).toContain('<title lang="en">Visit us | Lindenbibliothek</title>');
    expect(words(part('de/visit', 'main'))).toContain('Monday – Tuesday 9:00 AM – 6:00 PM');
    expect(words(part('de/visit', 'header'))).toContain('Über uns');
    expect(links(part('de/visit', 'main'))[0]).toBe('/de/aktuelles');
  });

  test('with a fallback, is the original for search engines', () => {
    expect(html('de/visit')).toContain('<link rel="canonical" href="https://linden.example/visit"/>');
    expect(alternates('de/visit')).toEqual([]);
    expect(file('sitemap.xml')).not.toContain('/de/visit');
    expect(file('sitemap.xml')).not.toContain('/de/news/2');
    expect(file('de/feed.xml')).not.toContain('lamps');
  });
});

describe('a record that is not translated', () => {
  test('is left out without a fallback, and marked as English with one', () => {
    expect(part('ar', 'main')).not.toContain('dog');
    expect(part('de', 'main')).toMatch(/<details lang="en"[^>]*>.*May I bring a dog\?/);
    expect(part('de/aktuelles', 'main')).toMatch(/<h2 lang="en"[^>]*>New lamps in the hall/);
  });

  test('has a page from the page file of its own language', () => {
    expect([exists('de/aktuelles/2'), exists('de/news/2'), exists('de/news/1')]).toEqual([false, true, false]);
    expect(words(part('de/news/2', 'main'))).toContain('Back to the news');
  });
});

test('a shared block that is not translated is marked as English', () => {
  expect(part('ar', 'main')).toMatch(/data-block="call-to-action"[^>]* lang="en" dir="ltr">/);
  expect(words(part('de', 'main'))).toContain('Neues per Post');
});

describe('for search engines', () => {
  const pages = ['', 'about-us', 'visit', 'contact', 'news', 'news/1', 'news/2', 'thank-you', '404', 'de', 'de/ueber-uns', 'de/visit'];
  const others = [
    'de/kontakt',
    'de/danke',
    'de/aktuelles',
    'de/aktuelles/1',
    'de/news/2',
    'de/impressum',
    'de/404',
    'ar',
    'ar/about-us',
    'ar/404',
  ];

  test('the versions of a page name each other, and the default language', () => {
    expect(alternates('de/ueber-uns')).toEqual([
      'en https://linden.example/about-us',
      'de https://linden.example/de/ueber-uns',
      'ar https://linden.example/ar/about-us',
      'x-default https://linden.example/about-us',
    ]);
    for (const path of [...pages, ...others]) {
      const own = alternates(path);
      for (const one of own) {
        const target = one.replace(/^\S+ https:\/\/linden\.example\/?/, '');
        expect({ path, target, exists: exists(target), back: alternates(target) }).toEqual({ path, target, exists: true, back: own });
      }
    }
  });

  test('pages without another version, and pages that are not listed, name none', () => {
    expect(['visit', 'de/impressum', 'thank-you', 'de/danke', '404', 'de/404', 'news/2'].flatMap(alternates)).toEqual([]);
  });

  test('the sitemap has the same versions', () => {
    const entries = [...file('sitemap.xml').matchAll(/<url><loc>([^<]*)<\/loc>(.*?)<\/url>/g)];
    expect(entries.length).toBeGreaterThan(10);
    for (const [, url = '', inside = ''] of entries) {
      const listed = [...inside.matchAll(/hreflang="([^"]*)" href="([^"]*)"/g)].map(([, code, href]) => `${code} ${href}`);
      expect(listed).toEqual(alternates(url.replace(/^https:\/\/linden\.example\/?/, '')));
    }
  });

  test('structured data has the language of the page', () => {
    expect(html('de')).toContain('"@type":"WebSite","name":"Lindenbibliothek","url":"https://linden.example/de","inLanguage":"de"');
    expect(html('de/ueber-uns')).toContain(
      '"@type":"WebPage","url":"https://linden.example/de/ueber-uns","name":"Über uns","inLanguage":"de"',
    );
    expect(html('de/ueber-uns')).toContain('"name":"Lindenbibliothek","item":"https://linden.example/de"');
  });

  test('link previews have the language with a country', () => {
    const locales = ['', 'de', 'ar', 'de/visit'].map((path) => /<meta property="og:locale" content="([^"]*)"/.exec(html(path))?.[1]);
    expect(locales).toEqual(['en_US', 'de_DE', 'ar_EG', 'en_US']);
  });

  test('each language with posts has feeds', () => {
    expect(file('de/feed.xml')).toContain('xml:lang="de"');
    expect(file('de/feed/lesungen.xml')).toContain('https://linden.example/de/aktuelles/1');
    expect(html('de')).toContain('type="application/atom+xml" href="/de/feed.xml"');
    expect(html('')).toContain('type="application/atom+xml" href="/feed.xml"');
    expect(existsSync(join(out, 'ar/feed.xml'))).toBe(false);
  });
});

describe('the links to the languages', () => {
  const languages = (path: string): string[] =>
    [
      ...(/<nav [^>]*data-languages[\s\S]*?<\/nav>/.exec(html(path))?.[0] ?? '').matchAll(
        /<a href="([^"]*)" lang="([^"]*)" hrefLang="\2"/g,
      ),
    ].map(([, href, code]) => `${code} ${href}`);

  test('lead to the same page, or to the home page of a language that lacks it', () => {
    expect(languages('about-us')).toEqual(['en /about-us', 'de /de/ueber-uns', 'ar /ar/about-us']);
    expect(languages('visit')).toEqual(['en /visit', 'de /de/visit', 'ar /ar']);
    expect(languages('de/impressum')).toEqual(['en /', 'de /de/impressum', 'ar /ar']);
    expect(languages('de/404')).toEqual(['en /', 'de /de', 'ar /ar']);
  });

  test('mark the current language', () => {
    expect(part('de', 'nav')).not.toContain('aria-current="true"');
    expect(html('de')).toMatch(/<a href="\/de" lang="de" hrefLang="de"[^>]* aria-current="true">Deutsch<\/a>/);
  });
});

test('a not-found page of each language is served below its prefix', () => {
  expect(file('_redirects')).toBe('/de/* /de/404.html 404\n/ar/* /ar/404.html 404\n');
  expect(words(part('de/404', 'main'))).toBe('Diese Seite gibt es nicht');
});

test('the e-mail to the owner stays in the default language', () => {
  const { strings }: { strings?: object } = JSON.parse(file('_mail.json'));
  expect(strings).toMatchObject({ ownerMail: { message: 'Message' } });
  expect(file('de/kontakt/islands.json')).toContain('"ownerMail":{"subject":"You have a new message from {brand}"');
});
