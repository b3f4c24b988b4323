import { describe, expect, test } from 'vitest';
import { sanitizeRichText } from '../../../packages/core/src/field-kinds/rich/sanitize-rich-text.ts';
import { readYaml } from '../../../packages/core/src/yaml/yaml-file.ts';
import { openRichText } from '../../../packages/editor/src/client/rich/rich-document.ts';
import { representatives } from '../../../packages/engine/tests/support/sweeps.ts';
import { cpuTime } from '../../support/cpu-time.ts';

/** The length of a text, and how much longer the one is with which it is compared. */
const size = 20_000;
const growth = 4;

const fill = (piece: string, length: number): string => piece.repeat(Math.ceil(length / piece.length));
const numbered = (piece: string, length: number): string =>
  Array.from({ length: Math.ceil(length / (piece.length + 4)) }, (_, index) => piece.replaceAll('#', String(index))).join('');

/** Texts by their length. */
type Texts = Record<string, (length: number) => string>;

const yamlTexts: Texts = {
  'spaces within a text': (length) => `title: x${fill(' ', length)}b\n`,
  'spaces within brackets': (length) => `list: [x${fill(' ', length)}b]\n`,
  'spaces before a comment': (length) => `title: x${fill(' ', length)}# b\n`,
  'spaces at the end': (length) => `title: x${fill(' ', length)}\n`,
  'fields on one line': (length) => `title: a\n${fill('a: ', length)}\n`,
  'keys without a name': (length) => `title: a\n${fill(': ', length)}\n`,
  'explicit keys': (length) => `title: a\n${fill('? ', length)}\n`,
  digits: (length) => `title: ${fill('1', length)}x\n`,
};

const richTexts: Texts = {
  'links by name': (length) => `a *b*\n\n${fill('[a][b] ', length)}\n\n[b]: /c\n`,
  'different links by name': (length) => `a *b*\n\n${numbered('[a][b#] ', length / 2)}\n\n${numbered('[b#]: /c#\n', length / 2)}`,
  'different entities': (length) => `a *b*\n\n${numbered('*&lt;#* ', length)}`,
  'web addresses': (length) => fill('https://a.b/c ', length),
  'one long web address': (length) => `https://a.b/${fill('(a', length)}`,
  'e-mail addresses': (length) => fill('a@b.example ', length),
  'parts of e-mail addresses': (length) => fill('a.b@', length),
  'addresses without a scheme': (length) => fill('www.a', length),
  'headings with the same words': (length) => fill('## a\n\n', length),
  'headings with ids': (length) => numbered('## a {#b#}\n\n', length / 2),
  tasks: (length) => fill('- [x] a\n', length),
  'parts without an end': (length) => `a *b*\n\n<p>\n${fill('<style', length)}`,
};

const pastes: Texts = {
  'single signs': (length) => `a *b*\n\n${fill('< ', length)}`,
  'links by name': (length) => `a *b*\n\n${fill('[a][b] ', length)}`,
  links: (length) => `a *b*\n\n${fill('[a](/b) ', length)}`,
  brackets: (length) => `a *b*\n\n${fill('[', length)}`,
  'bold words': (length) => `a *b*\n\n${fill('**a** b ', length)}`,
  'code of spaces': (length) => `a *b*\n\n${fill('` ', length)}`,
};

/** Opens a text as the page does for whoever edits it, and writes it with one word more. */
function editRich(text: string): void {
  const { doc, write } = openRichText(text, false) ?? expect.fail('It is no document.');
  const last = doc.childCount - 1;
  const block = doc.child(last);
  if (block.inlineContent) write(doc.copy(doc.content.replaceChild(last, block.copy(block.content.addToEnd(doc.type.schema.text(' x'))))));
}

/** Returns the texts for which a reader takes more time than their length explains. */
function slowTexts(read: (text: string) => unknown, texts: Texts): string[] {
  return Object.entries(texts).flatMap(([name, textOf]) => {
    const least = (length: number): number => Math.min(...[1, 2, 3].map(() => cpuTime(() => read(textOf(length)))));
    // Only a text that takes long can show anything.
    const first = cpuTime(() => read(textOf(growth * size)));
    if (first < 40) return [];
    const once = least(size);
    const isSlow = (time: number): boolean => time > 40 && time > 2.5 * growth * once;
    // A busy machine may have made it slow.
    const longer = isSlow(first) ? least(growth * size) : first;
    return isSlow(longer) ? [`${name}: ${once.toFixed(1)} ms, ${longer.toFixed(1)} ms`] : [];
  });
}

describe('the time of a reader grows no faster than its text', () => {
  test('YAML', () => expect(slowTexts((text) => readYaml('page.yaml', text), yamlTexts)).toEqual([]));

  test('a rich text that is edited in the page', () =>
    expect(slowTexts(editRich, Object.fromEntries(representatives(Object.entries(pastes))))).toEqual([]));

  test('rich text', () => expect(slowTexts((text) => sanitizeRichText(text, false, 'a'), richTexts)).toEqual([]));
});
