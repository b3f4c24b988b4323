import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { inProject, projectRoot } from '../../packages/engine/tests/support/project-root.ts';

/** Words without a plain meaning in this project, each with the word to use. Only reading finds all others. */
const plainWords: Readonly<Record<string, string>> = {
  wake: 'hydrate',
  wakes: 'hydrates',
  waked: 'hydrated',
  woken: 'hydrated',
  awake: 'hydrated',
  mend: 'fix',
  mends: 'fixes',
  mended: 'fixed',
  cloth: 'pattern',
};

/** Names without a plain meaning. Their words are plain English elsewhere, such as in "arrive at once". */
const plainNames: Readonly<Record<string, string>> = { giveBack: 'release, refund', arriveAt: 'scrollTarget' };

const privateWord = new RegExp(`(?<![a-z])(?:${Object.keys(plainWords).join('|')})(?![a-z])`);
const privateName = new RegExp(Object.keys(plainNames).join('|'));

const hasPrivateWord = (line: string): boolean => privateWord.test(toWords(line)) || privateName.test(line);

/** Splits identifiers into words: `isMended` and `is-mended` become `is mended`. */
const toWords = (line: string): string => line.replaceAll(/(?<=[a-z])(?=[A-Z])|(?<=[a-z])[-_](?=[a-z])/g, ' ').toLowerCase();

/** Content may use every word: sites and their pictures, and pages that are generated from fixtures. */
const content =
  /^(?:site\.config|sites|tools\/art|tests\/(?:sites|blocks|guide|problems|e2e\/visual)|docs\/authors\/(?:blocks|collections)\.md)(?:\/|$)/;

/** Earlier names of fields, which authors may still write, and the files that test and explain them. */
const earlierName = /renamedFrom/;
const aboutEarlierNames =
  /^(?:tests\/unit\/content\/earlier-names\.test\.ts|tests\/architecture\/private-words\.test\.ts|docs\/decisions\/.*)$/;

/** The id of a record in the fixture site. */
const fixtureId = /service-categories\/cloth|category: cloth|'\[?cloth\]?'/;

function isFound(path: string, line: string): boolean {
  if (earlierName.test(line) || fixtureId.test(line)) return false;
  return aboutEarlierNames.test(path) ? path.startsWith('docs/') && privateWord.test(toWords(line)) : hasPrivateWord(line);
}

describe('code, docs and test titles use the words of the field', () => {
  const files = execFileSync('git', ['ls-files', '-z'], { cwd: projectRoot, encoding: 'utf8' })
    .split('\0')
    .filter((path) => /\.(?:ts|tsx|mjs|css|md)$/.test(path) && !content.test(path));

  test('no line has a private word', () => {
    const found = files.flatMap((path) =>
      readFileSync(inProject(path), 'utf8')
        .split('\n')
        .flatMap((line, index) => (isFound(path, line) ? [`${path}:${index + 1}: ${line.trim()}`] : [])),
    );
    expect(
      found,
      Object.entries({ ...plainWords, ...plainNames })
        .map(([word, plain]) => `${word}: write ${plain}`)
        .join('\n'),
    ).toEqual([]);
  });

  test.each(['const wakeIsland = 1;', 'isMended(text)', 'await giveBack();', '// A block that is awake', 'cloth.css', "page: 'arriveAt'"])(
    'finds a private word in %j',
    (line) => {
      expect(hasPrivateWord(line)).toBe(true);
    },
  );

  test.each(['recommended', 'amend the text', 'an awakening', 'clothes', 'mending shoes', 'too many arrive at once'])(
    'accepts %j',
    (line) => {
      expect(hasPrivateWord(line)).toBe(false);
    },
  );
});
