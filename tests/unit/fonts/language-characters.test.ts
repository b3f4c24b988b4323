import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { charactersOfLanguages, charactersOfRanges } from '../../../packages/engine/src/fonts/characters.ts';
import { arialWidths, letterFrequency } from '../../../packages/engine/src/fonts/fallback-metrics.ts';
import { combineLicences } from '../../../packages/engine/src/fonts/make-fonts.ts';
import { inProject } from '../../../packages/engine/tests/support/project-root.ts';
import { allPacks, formsOf } from '../../support/foreign-texts.ts';

describe('the characters of languages', () => {
  // Pangrams: each has every letter of its language.
  test.each([
    ['de', 'Zwölf Boxkämpfer jagen Viktor quer über den großen Sylter Deich.'],
    ['fr', 'Dès Noël, où un zéphyr haï me vêt de glaçons würmiens, je dîne d’exquis rôtis de bœuf au kir, à l’aÿ d’âge mûr.'],
    ['pl', 'Pchnąć w tę łódź jeża lub ośm skrzyń fig.'],
    ['cs', 'Příliš žluťoučký kůň úpěl ďábelské ódy.'],
    ['hu', 'Árvíztűrő tükörfúrógép.'],
    ['lt', 'Įlinkdama fechtuotojo špaga sublykčiojusi pragręžė apvalų arbūzą.'],
    ['tr', 'Pijamalı hasta yağız şoföre çabucak güvendi.'],
    ['uk', 'Жебракують філософи при ґанку церкви в Гадячі, ще й шатро їхнє п’яне знаємо.'],
    ['el', 'Ξεσκεπάζω την ψυχοφθόρα βδελυγμία.'],
  ])('%s include every letter of a pangram', (code, pangram) => {
    const letters = [...pangram].filter((character) => /\p{L}/u.test(character));
    const known = new Set(charactersOfLanguages([code]));
    expect(letters.filter((letter) => !known.has(letter))).toEqual([]);
  });

  test.each([
    ['fr', '« L’œil »\u202F! — L’Haÿ-les-Roses, LOUŸS…'],
    ['de', '„Straße ‚hier‘“ – GROẞE … »so«'],
    ['es', '¿Cómo? ¡Así! «Uno “dos” ‘tres’»'],
    ['pl', '„Cytat «w cytacie»” – tak'],
    ['uk', '«п’ять» „пʼять“ №'],
    ['hi', '“हाँ,” उसने कहा। ‘नहीं’ — ॐ'],
    ['ar', '«نعم»، قال: “لا”؟ ١٢٪'],
    ['he', '“כן”, אמר: ג׳ורג׳ — צה״ל'],
    ['en', '“Don’t – or — do…” ‘so’'],
  ])('%s include its punctuation', (code, text) => {
    const known = charactersOfLanguages([code]);
    expect([...text].filter((character) => !known.includes(character))).toEqual([]);
  });

  test.each(Object.keys(allPacks))('%s include those of its interface texts', (code) => {
    const known = charactersOfLanguages([code]);
    const texts = Object.values(allPacks[code] ?? {}).flatMap((group) => Object.values(group).flatMap(formsOf));
    // Marks of direction have no shape.
    const shown = texts.join('').replaceAll(/[\p{Cf}·→]/gu, '');
    expect([...new Set(shown)].filter((character) => !known.includes(character))).toEqual([]);
  });

  test('English includes letters of loanwords and names, and no symbols', () => {
    const known = charactersOfLanguages(['en-GB']);
    expect([...'A café in Århus, naïve Zoë'].filter((character) => !known.includes(character))).toEqual([]);
    expect([...'¼§¤Þµª'].filter((character) => known.includes(character))).toEqual([]);
  });

  test('of a language tag are those of its language', () => {
    expect(charactersOfLanguages(['pt-BR'])).toBe(charactersOfLanguages(['pt']));
  });
});

test('a range has every character from its first to its last', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0x20, max: 0xd000 }), fc.nat(200), (first, length) => {
      const range = `U+${first.toString(16)}-${(first + length).toString(16)}`;
      const characters = [...charactersOfRanges([range])];
      expect(characters.map((character) => character.codePointAt(0))).toEqual(
        Array.from({ length: length + 1 }, (_, index) => first + index),
      );
    }),
  );
  expect(charactersOfRanges(['U+41', 'U+1F600'])).toBe('A😀');
});

test('Arabic and Hindi have the characters of their scripts', () => {
  expect([...'مكتبة'].every((letter) => charactersOfLanguages(['ar']).includes(letter))).toBe(true);
  expect([...'हिन्दी'].every((letter) => charactersOfLanguages(['hi-IN']).includes(letter))).toBe(true);
});

describe('combined licences', () => {
  test('print the same licence once with all copyright notices', () => {
    expect(combineLicences(['Copyright A\nText.\n', 'Copyright B\nText.\n'])).toBe('Copyright B\nCopyright A\nText.\n');
  });

  test('print different licences in sequence', () => {
    expect(combineLicences(['Copyright A\nText.\n', 'Copyright B\nOther.\n'])).toBe('Copyright A\nText.\n\nCopyright B\nOther.\n');
  });

  test('are those of the shipped fonts', () => {
    const fonts = ['bricolage-grotesque', 'hanken-grotesk'].map((name) => `node_modules/@fontsource-variable/${name}/LICENSE`);
    const licences = fonts.map((path) => readFileSync(inProject(path), 'utf8'));
    expect(combineLicences(licences)).toBe(readFileSync(inProject('site.config/media/fonts/OFL.txt'), 'utf8'));
  });
});

test.each(Object.entries(arialWidths))('%s has a width for every character of the letter frequencies', (_, widths) => {
  expect(Object.keys(letterFrequency).filter((character) => !widths[character])).toEqual([]);
});
