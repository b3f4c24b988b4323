import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { checkedValue } from '../../packages/core/src/model/checked-value.ts';
import { formName } from '../../packages/core/src/model/form-site.ts';
import type { FormFacts } from '../../packages/core/src/model/mail-facts.ts';
import type { SiteCode } from '../../packages/engine/src/definition/site-code.ts';
import { inProject } from '../../packages/engine/tests/support/project-root.ts';
import { representatives } from '../../packages/engine/tests/support/sweeps.ts';
import { tempFolder } from '../../packages/engine/tests/support/temp-folder.ts';
import { readFacts } from '../../packages/mail/src/facts.ts';
import { builtPages } from '../../packages/mail/src/server/site-snapshot.ts';
import { startMail } from '../../packages/mail/tests/support/mail-service.ts';
import siteCode from '../../src/site.ts';
import { buildInProcess } from '../support/build-in-process.ts';
import { foreignTexts, type ShownText, textsOfPage } from '../support/foreign-texts.ts';
import { textsOfSite } from '../support/texts-of-site.ts';

/** The sites of the repository with several languages. */
const sites = ['tests/sites', 'sites'].flatMap((folder) =>
  (existsSync(inProject(folder)) ? readdirSync(inProject(folder)) : []).flatMap((name) =>
    ['', 'site.config'].map((content) => join(folder, name, content)).filter((dir) => /^languages:(?:\n {2}.*){2}/m.test(settingsOf(dir))),
  ),
);

function settingsOf(dir: string): string {
  const file = inProject(dir, 'site.yaml');
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

/** Returns the code of a site: its own, which is beside its content, or the standard one. */
async function codeOf(dir: string): Promise<SiteCode> {
  const own = inProject(dir, '..', 'src', 'site.ts');
  return existsSync(own) ? (await import(own)).default : siteCode;
}

test('there is a site with several languages', () => {
  expect(sites).toContain('tests/sites/three-languages');
});

/** The site in three languages first: `npm test` tries only one. */
const byLanguages = [...sites].sort((a, b) => Number(b.includes('three')) - Number(a.includes('three')));

describe.each(representatives(byLanguages))('%s', (dir) => {
  const temp = tempFolder('languages-apart');
  const out = join(temp, 'dist');
  const settings: { language: string; languages: object } = parse(settingsOf(dir));
  const { language: defaultLanguage } = settings;
  const languages = Object.keys(settings.languages);

  beforeAll(async () => {
    const { exitCode } = await buildInProcess(inProject(dir), out, await codeOf(dir));
    expect(exitCode).toBe(0);
  }, 240_000);

  const found = (texts: readonly ShownText[]): string[] => foreignTexts(texts, languages);

  test('no page, feed or search index has an interface text of another language', () => {
    const texts = textsOfSite(out);
    const all = [...texts.values()].flat();
    // Every language has been read, with attributes and words of buttons.
    for (const language of languages) expect(all.filter((text) => text.language === language).length).toBeGreaterThan(50);
    expect([...texts].flatMap(([file, shown]) => found(shown).map((one) => `${file}: ${one}`))).toEqual([]);
  });

  test('no page for a message that was sent, or not, has an interface text of another language', async () => {
    const facts = await readFacts(join(out, '_mail.json'));
    const mail = await startMail({ parent: temp, facts, pages: builtPages(out) });
    const wrong: string[] = [];
    for (const form of facts.forms) {
      const language = form.language ?? defaultLanguage;
      const reference = { form: formName(form.page, form.key) };
      const rejected = await mail.postForm({ ...reference, ...tooLongAnswersTo(form) }, { Accept: 'text/html' });
      expect([form.page, rejected.status]).toEqual([form.page, 422]);
      const page = await rejected.text();
      expect(page).toContain(`<html lang="${/^\/([a-z]{2})\//.exec(form.page)?.[1] ?? defaultLanguage}"`);
      wrong.push(...found(textsOfPage(page)).map((one) => `${form.page}: ${one}`));
      const sent = await mail.postForm({ ...reference, ...answersTo(form) }, { Accept: 'text/html' });
      const next = sent.headers.get('Location');
      expect([form.page, sent.status]).toEqual([form.page, 303]);
      const html = readFileSync(join(out, next ?? '', 'index.html'), 'utf8');
      expect([form.page, /<html lang="([^"]*)"/.exec(html)?.[1]]).toEqual([form.page, language]);
    }
    expect(wrong).toEqual([]);
    // The owner reads the default language.
    const messages = mail.stored('queued').flatMap(({ subject, body }) => [subject, ...body.split('\n')]);
    const ofOwner = messages.map((text) => ({ text, language: defaultLanguage }));
    // The outbox shows answers with the labels of their form.
    const labels = new Set(facts.forms.flatMap(({ fields }) => fields.flatMap((field) => ('label' in field ? [field.label] : []))));
    const outbox = textsOfPage(await (await mail.fetchOutbox()).text()).filter(({ text }) => !labels.has(text));
    // A site may have no form.
    expect([facts.forms.length === 0 || ofOwner.length > 1, found(ofOwner), found(outbox)]).toEqual([true, [], []]);
  });
});

/** Returns answers that are longer than the text fields of a form accept. */
const tooLongAnswersTo = ({ fields }: FormFacts): Record<string, string> =>
  Object.fromEntries(fields.flatMap((field) => ('maxLength' in field ? [[field.name, 'x'.repeat(field.maxLength + 1)]] : [])));

/** Returns valid answers to the fields of a form that text is written into, and to those that must be filled in. */
const answersTo = ({ fields }: FormFacts): Record<string, string> =>
  Object.fromEntries(
    fields.flatMap((field) => {
      if ('rule' in field) return [[field.name, { any: 'Anna', email: 'anna@client.example', 'ten-digits': '9876543210' }[field.rule]]];
      if (!field.required) return [];
      return [[field.name, 'options' in field ? (field.options[0]?.value ?? '') : checkedValue]];
    }),
  );
