import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { joinSchemaTexts, outlineInLanguage } from 'pagewright/editing';
import { beforeAll, describe, expect, test } from 'vitest';
import { sampleReason } from '../../../packages/core/src/rules/analysis/sample-values.ts';
import { translateAnswer, wordsFor } from '../../../packages/editor/src/server/say-answer.ts';
import { translate } from '../../../packages/editor/src/server/translate-problem.ts';
import { fieldTextsOf, preferredLanguage, textFileOf } from '../../../packages/editor/src/texts/index.ts';
import { labelProblem } from '../../../packages/engine/src/client/fields/label-problems.ts';
import { inProject } from '../../../packages/engine/tests/support/project-root.ts';
import { tempFolder } from '../../../packages/engine/tests/support/temp-folder.ts';
import * as siteTexts from '../../../schemas/texts/de/index.ts';
import { expectedProblems } from '../../support/expected-problems.ts';
import { withoutGerman } from '../../support/messages-in-german.ts';
import { type OpenedSite, openEditing } from '../edit/open-editing.ts';

const temp = tempFolder('said-problems');

describe('every message that an author of the editor can meet has German words', () => {
  const problems = inProject('tests', 'problems');
  const cases = readdirSync(problems, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));

  test.each(cases)('%s', (name) => {
    for (const { headline, ...problem } of expectedProblems(name)) {
      expect(problem.code, headline).not.toBe('');
      expect(withoutGerman(problem), headline).toEqual([]);
    }
  });
});

test('every reason why an edit is not made has German words', () => {
  const folder = inProject('packages', 'engine', 'src');
  const inEdit = readdirSync(join(folder, 'edit'), { recursive: true, encoding: 'utf8' }).map((file) => join('edit', file));
  const texts = [...inEdit, 'files/inside-folder.ts', 'files/site-lock.ts'].flatMap((file) =>
    // Media and records are renamed by a command only.
    file.endsWith('.ts') && !/rename-(?:media|record)/.test(file) ? [readFileSync(join(folder, file), 'utf8')] : [],
  );
  const reasons = texts.flatMap((text) =>
    // A reason may go on with what was meant: `There is no page at /a.${…}`. The notes of commands are left out.
    [
      ...text.matchAll(/(?:Error\(|reason: |E[A-Z]{4,}: |return )\s*(['`])((?!No redirect|Not changed,)[A-Z"](?:(?!\1).)+\.)(?:\1|\$\{)/g),
    ].map(([, , reason = '']) => reason),
  );
  const words = wordsFor('de');
  const missing = reasons.filter((reason) => translate(reason.replaceAll(/\$\{[^}]*\}/g, 'x'), words) === undefined);
  expect(reasons.length).toBeGreaterThan(20);
  expect(missing).toEqual([]);
});

test.each([
  ['info@workshop.example', 'Die Domain workshop.example kann niemand haben'],
  ['+49 30 23125 000', 'Solche Telefonnummern sind für Filme und Beispiele reserviert'],
  ['/media/sample.jpg', 'Es ist das Bild neuer Seiten'],
  ['What it shows', 'Beschreiben Sie das Bild für Menschen, die es nicht sehen'],
  ['Lorem ipsum', 'Es ist Fülltext'],
  ['Your words', 'Damit beginnt jeder neue Text'],
])('why %s is a sample is said in German', (value, german) => {
  expect(translate(`"${value}" is a sample: ${sampleReason(value)}.`, wordsFor('de'))).toBe(`„${value}“ ist ein Beispiel: ${german}.`);
  expect(translate(`This text is a sample: ${sampleReason(value)}.`, wordsFor('de'))).toBe(`Dieser Text ist ein Beispiel: ${german}.`);
});

test.each([
  ['Accepted: the code of a language, such as "en", or with a country "en-GB".', 'das Kürzel einer Sprache'],
  ['Accepted: the URL of the site without a slash at the end, such as "https://example.com".', 'die ganze Adresse mit https://'],
  ['Accepted: a name in camelCase, such as "fullName".', 'ein Wort aus Buchstaben'],
  ['Accepted: a name that is not reserved in HTML forms, such as "fullName".', 'ein anderes Wort'],
])('%s has German words', (hint, german) => {
  expect(translate(hint, wordsFor('de'))).toContain(`Möglich ist: ${german}`);
});

describe('a problem beside a form', () => {
  let opened: OpenedSite;
  beforeAll(async () => {
    opened = await openEditing(temp);
  });

  /** Returns the words of the problems of a page with a block, and the labels of their fields, in English and in German. */
  async function said(block: string): Promise<[english: string[], german: string[]]> {
    const { copy, editing, page } = opened;
    copy.write(
      'pages/said.yaml',
      `path: /said\ntitle: What is said\ndescription: A page with one mistake, made for this test of messages.\nblocks:\n${block}\n`,
    );
    await page('/workshop');
    const file = await editing.readFile('pages/said.yaml');
    const type = /type: (\S+)/.exec(block)?.[1];
    const outline = editing.outline();
    const german = outlineInLanguage(outline, joinSchemaTexts([textFileOf('de'), siteTexts]));
    const wordsIn = (header: string, { types }: typeof outline): string[] => {
      const answer = Object(translateAnswer(file, preferredLanguage(header)));
      const fields = types.find((one) => one.type === type)?.fields ?? [];
      return answer.problems.flatMap((problem: Parameters<typeof labelProblem>[0]) => {
        if (problem.path[0] !== 'blocks' || problem.severity === 'warning') return [];
        const { message, hint, place } = labelProblem(
          { ...problem, path: problem.path.slice(2) },
          fields,
          fieldTextsOf(preferredLanguage(header)),
        );
        return [`${place}: ${[message, hint].filter(Boolean).join(' ')}`];
      });
    };
    return [wordsIn('en', outline), wordsIn('de', german)];
  }

  test.each([
    [
      'a field that is empty',
      '  - type: notice\n    heading: ""\n    text: Words\n    button: { label: Go, to: / }',
      'Heading: "Heading" is empty.',
      'Überschrift: „Überschrift“ ist leer.',
    ],
    [
      'a field of an entry',
      '  - type: counters\n    heading: Numbers\n    counters: [{ label: Years, target: 12.5 }]',
      'Counters › Entry 1 › Target: "Target" must be a whole number; found 12.5.',
      'Zähler › Eintrag 1 › Endwert: „Endwert“ muss eine ganze Zahl sein. Dort steht 12,5.',
    ],
    [
      'a field that is missing',
      '  - type: notice\n    heading: Words\n    text: Words',
      'Type: "Button" is missing.',
      'Type: „Button“ fehlt noch.',
    ],
  ])('%s is said with its label', async (_, block, english, german) => {
    expect(await said(block)).toEqual([[english], [german]]);
  });
});

test.each([
  ['en', 'what you typed stays here', 'has changed meanwhile', 'Your developer can do it'],
  ['de', 'Was Sie getippt haben, bleibt hier', 'hat sich inzwischen geändert', 'Ihr Entwickler kann das'],
] as const)(
  'in %s, a file that has a mistake for a moment, one that has changed, and one that nobody can change here are told apart',
  (language, ...said) => {
    const [moment, changed, never] = said.map((text) => expect.stringContaining(text));
    const say = (reason: string): string | undefined => translate(`home.yaml cannot be changed: ${reason}`, wordsFor(language));
    for (const reason of [
      'it has YAML syntax errors.',
      'it cannot be read.',
      'it cannot be read. This line cannot be read as YAML.',
      'it cannot be read. Anything else, such as ["a"].',
    ])
      expect(say(reason), reason).toEqual(moment);
    for (const reason of [
      'somebody has changed the same lines meanwhile.',
      'its version is not known; read it again.',
      'this list has no entry 3.',
      'it has nothing at blocks.2.heading.',
      'it has no list at blocks.',
    ])
      expect(say(reason), reason).toEqual(changed);
    expect(say('it was deleted or moved.')).toContain(language === 'en' ? 'deleted or moved' : 'gelöscht oder verschoben');
    expect(say('its fields are not on separate lines.')).toEqual(never);
  },
);
