import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { allRules } from '../../packages/core/src/rules/rule-codes.ts';
import { newGroup } from '../../packages/engine/src/cli/commands/new.ts';
import { inProject } from '../../packages/engine/tests/support/project-root.ts';
import site from '../../src/site.ts';
import { sourceFiles } from '../support/source-files.ts';

const engine = sourceFiles('packages');
const settings = z
  .object({ brand: z.object({ name: z.string() }), company: z.object({ address: z.array(z.string()) }) })
  .parse(parse(readFileSync(inProject('site.config', 'site.yaml'), 'utf8')));

/** Returns the files of the engine that contain one of these words, ignoring case, as `path: word`. Words consist of letters, digits and hyphens. */
const usesOf = (words: readonly string[]): string[] =>
  engine.flatMap(({ path, text }) => words.filter((word) => hasWord(text, word)).map((word) => `${path}: ${word}`));

const hasWord = (text: string, word: string): boolean => {
  const pattern = word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(`(?<![\\p{L}\\p{N}-])${pattern}(?![\\p{L}\\p{N}-])`, 'iu').test(text);
};

/** The names that the help of `new` gives as examples. A developer may take one of them. */
const exampleNames = newGroup.commands.flatMap(({ examples }) => examples.flatMap(({ words }) => words.split(' ').slice(0, 1)));

const withHyphen = (names: readonly string[]): string[] => names.filter((name) => name.includes('-') && !exampleNames.includes(name));

test('the search finds whole words only', () => {
  expect(hasWord('type: page-header', 'page-header')).toBe(true);
  expect(hasWord('a page-header-part', 'page-header')).toBe(false);
  expect(withHyphen(site.blockTypes).length).toBeGreaterThan(5);
});

test('the engine names neither the brand nor the place of the shipped site', () => {
  const places = settings.company.address
    .flatMap((line) => line.split(/[,\d]+/))
    .map((part) => part.trim())
    .filter((part) => part.length > 3);
  expect(places).not.toEqual([]);
  expect(usesOf([settings.brand.name, ...places])).toEqual([]);
});

test('the engine names no colour of the shipped theme', () => {
  // Searches for class names and variables, because a name such as "paper" is an English word too.
  const names = Object.keys(site.theme.colors).flatMap((name) => ['bg', 'text', 'border', '--color'].map((use) => `${use}-${name}`));
  expect(usesOf(names)).toEqual([]);
});

test('the engine names no collection of the shipped site', () => {
  expect(usesOf(withHyphen(site.collectionNames))).toEqual([]);
});

test('the engine names no block type of the shipped site', () => {
  expect(usesOf(withHyphen(site.blockTypes))).toEqual([]);
});

test('the examples of problems name no block type or collection of the shipped site', () => {
  const examples = allRules.map(({ wrong, right }) => `${wrong}\n${right}`).join('\n');
  const namesAfter = (pattern: RegExp): string[] => [...examples.matchAll(pattern)].map(([, name = '']) => name);
  const types = namesAfter(/\btype: ([\w-]+)/g);
  const collections = namesAfter(/\b(?:collections\/|collection: )([\w-]+)/g);
  expect(types).toContain('hero');
  expect(collections).toContain('questions');
  expect([types.filter(site.isBlockType), collections.filter(site.isCollection)]).toEqual([[], []]);
});

test('the engine names no path of the shipped site', () => {
  expect(engine.filter(({ text }) => /\/blogs\/|\/thank-you/.test(text)).map(({ path }) => path)).toEqual([]);
});
