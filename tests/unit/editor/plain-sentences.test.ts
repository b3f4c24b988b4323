import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { wordsOfName } from '@pagewright/core';
import { joinSchemaTexts, outlineInLanguage, type SchemaTexts } from 'pagewright/editing';
import { describe, expect, test } from 'vitest';
import { translateMessage, wordsFor } from '../../../packages/editor/src/server/say-answer.ts';
import { fieldTextsOf, textFileOf, textsOf } from '../../../packages/editor/src/texts/index.ts';
import { outlineOf } from '../../../packages/engine/src/edit/outline-site.ts';
import { inProject } from '../../../packages/engine/tests/support/project-root.ts';
import * as siteTexts from '../../../schemas/texts/de/index.ts';
import clinic from '../../../sites/clinic/src/site.ts';
import { expectedProblems } from '../../support/expected-problems.ts';
import { wordsOfFiles } from '../../support/words-of-files.ts';

const languages = ['en', 'de'] as const;

const cases = readdirSync(inProject('tests', 'problems'), { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? [entry.name] : [],
);

/** Returns a text with something in place of each placeholder that the editor fills in. */
const filled = (text: string): string => text.replaceAll(/\{\w+\}/g, 'x');

/** Returns the texts that have words of files, each with these words. */
const withWordsOfFiles = (texts: readonly string[]): string[] =>
  texts.flatMap((text) => {
    const found = wordsOfFiles(text);
    return found.length > 0 ? [`${found.join(', ')}: ${text}`] : [];
  });

describe.each(languages)('in %s, no author reads words of files and tools', (language) => {
  test('in the editor and around its fields', () => {
    const texts = [...Object.values(textsOf(language)), ...Object.values(fieldTextsOf(language))];
    expect(texts.length).toBeGreaterThan(400);
    expect(withWordsOfFiles(texts.map(filled))).toEqual([]);
  });

  test('in names and descriptions of fields', () => {
    const read: string[] = [];
    // Remembers what every field of the form says.
    const said = ({ names, values, descriptions }: SchemaTexts): SchemaTexts => ({
      names: saying(names, read, wordsOfName),
      values: saying(values, read, wordsOfName),
      descriptions: saying(descriptions, read, String),
    });
    const texts = joinSchemaTexts([textFileOf(language), ...(language === 'de' ? [siteTexts] : [])]);
    outlineInLanguage(outlineOf(undefined, clinic), said(texts));
    expect(read.length).toBeGreaterThan(1000);
    expect(withWordsOfFiles([...new Set(read)].map(filled))).toEqual([]);
  });

  test('in problems', () => {
    const words = wordsFor(language);
    const said = cases.flatMap(expectedProblems).map((problem) => {
      const { message, hint = '' } = translateMessage(problem, words);
      return `${message} ${hint}`.trim();
    });
    expect(said.length).toBeGreaterThan(200);
    expect(withWordsOfFiles([...new Set(said)])).toEqual([]);
  });

  test('in reasons why nothing was done', () => {
    const words = wordsFor(language);
    const folder = inProject('packages', 'engine', 'src', 'edit');
    const reasons = readdirSync(folder, { recursive: true, encoding: 'utf8' }).flatMap((file) =>
      file.endsWith('.ts') && !/rename-(?:media|record)/.test(file)
        ? [...readFileSync(join(folder, file), 'utf8').matchAll(/(?:Error\(|reason: )\s*(['`])((?:(?!\1).)+\.)\1/g)].map(
            ([, , reason = '']) => reason.replaceAll(/\$\{[^}]*\}/g, 'x'),
          )
        : [],
    );
    expect(reasons.length).toBeGreaterThan(20);
    expect(withWordsOfFiles(reasons.map((message) => translateMessage({ message }, words).message))).toEqual([]);
  });
});

test('no German sentence about a problem has words of files and tools', () => {
  const { sentences, words } = textFileOf('de');
  expect(withWordsOfFiles([...Object.values(sentences), ...Object.values(words)].map(filled))).toEqual([]);
});

/** Returns a table that notes every text which is read from it, and for words without a text what is shown instead. */
const saying = (table: Readonly<Record<string, string>>, read: string[], instead: (word: string) => string): Record<string, string> =>
  new Proxy(
    {},
    {
      get: (_, word) => {
        const text = typeof word === 'string' ? table[word] : undefined;
        read.push(text ?? instead(String(word)));
        return text;
      },
    },
  );
