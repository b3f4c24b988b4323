import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { englishTextsOf } from '../../../packages/engine/src/edit/language-tasks.ts';
import { tempFolder } from '../../../packages/engine/tests/support/temp-folder.ts';
import siteCode from '../../../src/site.ts';
import { type OpenedSite, openEditing, writtenVersion } from './open-editing.ts';

const temp = tempFolder('add-language');
const total = Object.values(siteCode.strings).flatMap(Object.keys).length;
let opened: OpenedSite;

beforeAll(async () => {
  opened = await openEditing(temp, {}, 'minimal');
});

beforeEach(async () => {
  await opened.restore();
});

async function add(language: string): Promise<void> {
  writtenVersion(await opened.editing.run({ kind: 'add-language', language }));
  await opened.reload();
}

const languages = (): unknown => Object(parse(opened.copy.read('site.yaml'))).languages;

describe('a language that is added', () => {
  test('gets its own name beside the default language, and causes no error', async () => {
    await add('de');
    expect(languages()).toEqual({ en: { name: 'English' }, de: { name: 'Deutsch', fallback: 'en' } });
    const file = await opened.editing.readFile('site.yaml');
    expect(file?.problems.filter(({ severity }) => severity === 'error')).toEqual([]);
    // The code of the site has its interface texts.
    expect(await englishTextsOf(opened.editing, 'de')).toEqual({ file: 'strings/de.yaml', missing: 0, known: 0, texts: [] });
    await add('fr-ca');
    expect(Object.keys(Object(languages()))).toEqual(['en', 'de', 'fr-CA']);
    expect(languages()).toMatchObject({ 'fr-CA': { name: 'Français canadien' } });
  });

  test('gets the interface texts in the same step, and those in English are left to do', async () => {
    const before = opened.bytes();
    await add('nl');
    expect(languages()).toMatchObject({ nl: { name: 'Nederlands', fallback: 'en' } });
    expect(Object.keys(Object(parse(opened.copy.read('strings/nl.yaml'))))).toEqual(Object.keys(siteCode.strings));
    const { missing, texts } = await englishTextsOf(opened.editing, 'nl');
    expect(missing).toBe(0);
    expect(texts.length).toBeGreaterThanOrEqual(total);
    expect(texts).toContainEqual({ path: ['toasts', 'close'], text: siteCode.strings.toasts?.close });
    const { left } = await opened.editing.versions.overview();
    expect(left.map(({ file, message }) => `${file}: ${message}`)).toContainEqual(
      expect.stringMatching(new RegExp(`^strings/nl\\.yaml: .*${total} of ${total} interface texts are in English`)),
    );
    expect(await opened.editing.undo()).toMatchObject({ outcome: 'written', stepped: { what: { deed: 'language-added' } } });
    expect(opened.bytes()).toEqual(before);
  });

  test('that is there already gets only the texts that it lacks', async () => {
    opened.copy.write('site.yaml', `language: nl\n${opened.copy.read('site.yaml')}`);
    await opened.reload();
    const settings = opened.copy.read('site.yaml');
    expect(await englishTextsOf(opened.editing, 'nl')).toMatchObject({ missing: total, known: 0, texts: [] });
    await add('nl');
    expect(opened.copy.read('site.yaml')).toBe(settings);
    expect(await englishTextsOf(opened.editing, 'nl')).toMatchObject({ missing: 0 });
    expect(await opened.editing.run({ kind: 'add-language', language: 'nl' })).toEqual({ outcome: 'nothing' });
  });

  test('must exist', async () => {
    for (const language of ['xx', 'en-UK', '../pages', ''])
      expect(await opened.editing.run({ kind: 'add-language', language })).toMatchObject({ outcome: 'impossible' });
    expect(await englishTextsOf(opened.editing, '../site')).toMatchObject({ missing: 0, texts: [] });
  });
});
