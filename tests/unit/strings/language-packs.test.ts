import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { placeholdersIn } from '../../../packages/core/src/schema/strings.ts';
import { pluralCategories } from '../../../packages/core/src/strings/plural-categories.ts';
import { createRenderBlock } from '../../../packages/engine/src/render/render-block.tsx';
import { createSiteLoader } from '../../../packages/engine/src/site/load-site.ts';
import { inProject } from '../../../packages/engine/tests/support/project-root.ts';
import { tempFolder } from '../../../packages/engine/tests/support/temp-folder.ts';
import { blocks } from '../../../schemas/blocks/index.ts';
import siteCode from '../../../src/site.ts';
import { allPacks, foreignTexts, formsOf, textsOfPage } from '../../support/foreign-texts.ts';
import { modelAt } from '../../support/page-models.ts';
import { copySite } from '../../support/site-copy.ts';

const english = allPacks.en ?? {};
const languages = Object.keys(allPacks).filter((code) => code !== 'en');
const names = Object.entries(english).flatMap(([group, texts]) => Object.keys(texts).map((name) => ({ group, name })));
const textAt = (language: string, { group, name }: { group: string; name: string }) => allPacks[language]?.[group]?.[name] ?? '';

/** Texts that are the same in English and in another language: its own word, or a name. */
const sameWords: Record<string, string[]> = {
  ar: ['Message-ID'],
  de: ['Name', 'Message-ID', 'Chat', 'Minute', 'Export:'],
  es: ['No', 'Error: {title}', 'Message-ID'],
  fr: ['Page', 'Message', 'Message-ID', 'Menu', 'Pages', 'Page {number}', 'Minute', 'Minutes', '{count} pages'],
  hi: ['Message-ID'],
};

/** The script of a language. A text without a letter of it has only names. */
const scripts: Record<string, RegExp> = { ar: /\p{Script=Arabic}/u, hi: /\p{Script=Devanagari}/u };

test('there are packs in these languages', () => {
  expect(languages.sort()).toEqual(['ar', 'de', 'es', 'fr', 'hi']);
});

/** A text that a script fills in later. */
const isTemplate = (text: string): boolean => /\{(?:count|query|host|href)\}/.test(text);

describe.each(languages)('the pack in "%s"', (language) => {
  const pack = allPacks[language] ?? {};

  test('has every text and no other', () => {
    expect(
      Object.entries(pack)
        .flatMap(([group, texts]) => Object.keys(texts).map((name) => `${group}.${name}`))
        .sort(),
    ).toEqual(names.map(({ group, name }) => `${group}.${name}`).sort());
  });

  test('has no English text by mistake', () => {
    const same = names.flatMap((at) => {
      const original = new Set(formsOf(textAt('en', at)));
      return formsOf(textAt(language, at)).filter((text) => original.has(text) && /\p{L}{2}/u.test(text.replaceAll(/\{\w+\}/g, '')));
    });
    expect([...new Set(same)].sort()).toEqual(sameWords[language]?.toSorted());
  });

  test('is in the script of its language', () => {
    const script = scripts[language] ?? /\p{Script=Latin}/u;
    const others = names.flatMap((at) => formsOf(textAt(language, at))).filter((text) => !script.test(text));
    expect(others.filter((text) => text !== 'Message-ID')).toEqual([]);
  });

  test('has the placeholders of the English texts', () => {
    const differing = names.filter((at) => {
      const own = textAt(language, at);
      const original = textAt('en', at);
      const placeholders = (text: typeof own): string =>
        placeholdersIn(typeof text === 'string' ? text : text.other)
          .sort()
          .join();
      return placeholders(own) !== placeholders(original);
    });
    expect(differing).toEqual([]);
  });

  test('has the plural forms of its language', () => {
    const counted = names.filter((at) => typeof textAt('en', at) !== 'string');
    expect(counted.length).toBeGreaterThan(4);
    const categories = counted.map((at) => Object.keys(textAt(language, at)).sort());
    expect(categories).toEqual(counted.map(() => pluralCategories(language).sort()));
  });

  test('renders every block type without an English or missing text', async () => {
    const site = copySite('blocks', tempFolder(`language-packs-${language}`));
    site.write('site.yaml', site.read('site.yaml').replace(/^language: .*$/m, `language: ${language}`));
    const examples = Object.keys(blocks).map((type) => ({
      type,
      yaml: readFileSync(inProject('tests', 'blocks', type, 'full.yaml'), 'utf8'),
    }));
    for (const { type, yaml } of examples) {
      const block = yaml.trimEnd().replaceAll('\n', '\n    ');
      site.write(`pages/${type}.yaml`, `path: /of-${type}\ntitle: One block\ndescription: A page with one block.\nblocks:\n  - ${block}\n`);
    }
    const { pages, settings, blocksOf } = await createSiteLoader(site.dir, siteCode)();
    expect(settings?.language).toBe(language);
    const render = await createRenderBlock(await siteCode.components(), siteCode.traitsOf);
    const found = examples.flatMap(({ type, yaml }) => {
      const model = modelAt({ pages, blocksOf }, `/of-${type}`);
      const texts = textsOfPage((model?.blocks ?? []).map((block) => render(block)).join('')).map(({ text }) => ({ text, language }));
      const wrong = texts.filter(({ text }) => /undefined|\[object|\{[a-z]+\}/i.test(text) && !isTemplate(text)).map(({ text }) => text);
      const own = texts.filter(({ text }) => !yaml.includes(text));
      return [...(texts.length > 0 ? [] : ['not rendered']), ...wrong, ...foreignTexts(own, [language, 'en'])].map(
        (one) => `${type}: ${one}`,
      );
    });
    expect(found).toEqual([]);
  });
});
