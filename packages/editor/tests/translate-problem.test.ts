import { expect, test } from 'vitest';
import { translateAnswer } from '../src/server/say-answer.ts';
import { translate, wordsOf } from '../src/server/translate-problem.ts';

const words = wordsOf(
  {
    '"{field}" is empty.': '„{field}“ ist leer.',
    '"{field}" must be {words}; found {value}.': '„{field}“ muss {words} sein, nicht {value}.',
    'Accepted: {list}.': 'Möglich: {list}.',
    'Add a line: {any}': '',
  },
  { 'a number': 'eine Zahl', 'a list': 'eine Liste' },
  { quotes: ['„', '“'], point: ',' },
);

test.each([
  ['one sentence', '"heading" is empty.', '„heading“ ist leer.'],
  [
    'several, and one that is left out',
    '"to" is empty. Accepted: left, right. Add a line: to: /. Or none.',
    '„to“ ist leer. Möglich: left, right.',
  ],
  ['parts of a sentence', '"price" must be a number; found a list.', '„price“ muss eine Zahl sein, nicht eine Liste.'],
  [
    'a value with sentences in it',
    '"price" must be a number; found "Cheap. Ask Us".',
    '„price“ muss eine Zahl sein, nicht „Cheap. Ask Us“.',
  ],
  ['a number', '"price" must be a number; found 9.5.', '„price“ muss eine Zahl sein, nicht 9,5.'],
  ['a part without words', '"price" must be a colour; found 2.', undefined],
  ['a sentence without words', '"heading" is empty. Nobody knows why.', undefined],
  ['values that are no single words', 'Accepted: a text, a number.', undefined],
])('says %s', (_, english, german) => {
  expect(translate(english, words)).toBe(german);
});

test('a message without words stays in English and says so, and only what an answer says is changed', () => {
  const problems = [{ message: 'A rule of this site.', hint: 'Do it.', fix: 'title: A', code: 'own' }];
  const said = [{ message: 'A rule of this site.', hint: 'Do it.', code: 'own', language: 'en' }];
  const value = { message: '"title" is empty.', problems: [{ message: '"title" is empty.' }] };
  expect(translateAnswer({ file: 'a.yaml', value, problems }, 'de')).toEqual({ file: 'a.yaml', value, problems: said });
  expect(translateAnswer({ outcome: 'impossible', reason: 'This block is not a shared one.' }, 'de')).toEqual({
    outcome: 'impossible',
    reason: 'Dieser Block ist kein geteilter.',
    language: undefined,
  });
});

test('what git says at length stays as it is', () => {
  const reason = `"a" is empty. ${'remote: "b" is empty. '.repeat(500)}`.trim();
  for (const language of ['en', 'de'] as const)
    expect(translateAnswer({ outcome: 'rejected', reason }, language)).toMatchObject({ reason });
});

test.each([
  ['"half four" is no time.', 'Write it like 16:30.', '„half four“ ist keine Uhrzeit.', 'Schreiben Sie sie wie 16:30.'],
  [
    '"teal" is not a valid colour for "primary".',
    'Write a colour such as "#c8371f", in quotes.',
    undefined,
    'Richtig ist: eine Farbe wie „#c8371f“.',
  ],
  [
    '"price" must be a number, and "1.250" can mean 1250 or 1.250.',
    'Write price: 1250, or price: 1.2500.',
    undefined,
    'Richtig ist 1250 oder 1,2500.',
  ],
])('in a form, %s says nothing of files', (message, hint, german, germanHint) => {
  const [inEnglish, inGerman] = (['en', 'de'] as const).map((language) =>
    Object(translateAnswer({ problems: [{ message, hint }] }, language)),
  );
  expect(inEnglish.problems[0].hint).not.toMatch(/quotes|price/);
  expect(inGerman.problems[0]).toMatchObject({ hint: germanHint, ...(german && { message: german }) });
});
