import { chmodSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toProblem } from '../../../../core/src/problems/create-problem.ts';
import type { Problem, TextEdit } from '../../../../core/src/problems/problem.ts';
import { applyEdits } from '../../../../core/src/yaml/edit/apply-edits.ts';
import { fixSite } from '../../../src/edit/fix-site.ts';
import type { Texts } from '../../../src/site/other-files.ts';
import { runs } from '../../support/property-runs.ts';
import { tempFolder } from '../../support/temp-folder.ts';

const folder = tempFolder('fix-site');
const file = join(folder, 'page.yaml');

/** Returns the problems of the file, with another text of it. */
type Check = (texts: Texts) => Promise<Problem[]>;

const fix = (check: Check) => fixSite(check, { root: folder, siteDir: folder });

/** A rule that finds every match of a pattern in the file and replaces it. */
type Rule = { code: string; pattern: RegExp; replace: (found: string) => string };

/** Checks the file by rules. Offsets start after the byte order mark, as in a site. */
const checkedBy =
  (...rules: Rule[]): Check =>
  async (texts) => {
    const text = texts.get(file) ?? readFileSync(file, 'utf8').replace(/^\uFEFF/, '');
    return rules.flatMap(({ code, pattern, replace }) =>
      [...text.matchAll(pattern)].map(({ 0: found, index }) => {
        const before = text.slice(0, index);
        const place = { file, line: before.split('\n').length, column: index - before.lastIndexOf('\n'), length: found.length };
        const edits: TextEdit[] = [{ start: index, end: index + found.length, text: replace(found) }];
        return toProblem({ code, severity: 'error' }, { place, text, message: 'Wrong.', edits });
      }),
    );
  };

/** Returns the problems of the file as it is on disk. */
const problemsNow = (...rules: Rule[]): Promise<Problem[]> => checkedBy(...rules)(new Map());

const shout: Rule = { code: 'shout', pattern: /\bwrong\b/g, replace: () => 'right' };
const double: Rule = { code: 'double', pattern: /wrong {2}wrong/g, replace: () => 'wrong wrong' };

describe('fixSite', () => {
  test('applies edits, returns the changed lines, and checks again', async () => {
    writeFileSync(file, 'a: wrong # comment\nb: fine\nc: wrong\n');
    const changes = await fix(checkedBy(shout));
    expect(readFileSync(file, 'utf8')).toBe('a: right # comment\nb: fine\nc: right\n');
    expect(await problemsNow(shout)).toEqual([]);
    expect(changes).toMatchObject([
      { file, line: 1, codes: ['shout'], before: ['a: wrong # comment'], after: ['a: right # comment'] },
      { file, line: 3, codes: ['shout'], before: ['c: wrong'], after: ['c: right'] },
    ]);
  });

  test('applies overlapping edits one after the other', async () => {
    writeFileSync(file, 'a: wrong  wrong\n');
    const changes = await fix(checkedBy(double, shout));
    expect(readFileSync(file, 'utf8')).toBe('a: right right\n');
    expect(changes.map(({ codes }) => codes)).toEqual([['double'], ['shout']]);
  });

  test('stops when two rules undo each other', async () => {
    writeFileSync(file, 'a: tick\n');
    const tick = { code: 'tick', pattern: /tick/g, replace: () => 'tock' };
    const tock = { code: 'tock', pattern: /tock/g, replace: () => 'tick' };
    const changes = await fix(checkedBy(tick, tock));
    expect(changes).toHaveLength(1);
    expect(await problemsNow(tick, tock)).toHaveLength(1);
  });

  test('stops when a rule is never satisfied', async () => {
    writeFileSync(file, 'a: more\n');
    const more = { code: 'more', pattern: /more/g, replace: () => 'more more' };
    const changes = await fix(async (texts) => (await checkedBy(more)(texts)).slice(0, 1));
    expect(changes.length).toBeLessThanOrEqual(50);
  });

  test('keeps the byte order mark, line endings and file mode', async () => {
    writeFileSync(file, '\uFEFFa: wrong\r\nb: "wrong"\r\n  # wrong, as ever');
    chmodSync(file, 0o600);
    await fix(checkedBy(shout));
    expect(readFileSync(file, 'utf8')).toBe('\uFEFFa: right\r\nb: "right"\r\n  # right, as ever');
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  test('writes nothing when another program has saved a file meanwhile', async () => {
    writeFileSync(file, 'a: wrong\n');
    const check = checkedBy(shout);
    const fixed = fix(async (texts) => {
      if (texts.size > 0) writeFileSync(file, 'a: wrong\nb: theirs\n');
      return check(texts);
    });
    await expect(fixed).rejects.toThrow(/saved files meanwhile/);
    expect(readFileSync(file, 'utf8')).toBe('a: wrong\nb: theirs\n');
  });

  test('does not write a file without edits', async () => {
    writeFileSync(file, 'a: wrong\n');
    const before = statSync(file).mtimeMs;
    const changes = await fix(async () => (await problemsNow(shout)).map(({ edits: _, ...problem }) => problem));
    expect(changes).toEqual([]);
    expect(statSync(file).mtimeMs).toBe(before);
  });

  test('skips a problem of a file that changed on disk meanwhile', async () => {
    writeFileSync(file, 'a: wrong\n');
    const check = checkedBy(shout);
    let isFirst = true;
    const changes = await fix(async (texts) => {
      const found = await check(texts);
      if (isFirst) writeFileSync(file, 'words in front: wrong\n');
      isFirst = false;
      return found;
    });
    expect(changes).toEqual([]);
    expect(readFileSync(file, 'utf8')).toBe('words in front: wrong\n');
  });

  test('changes nothing outside of the edits in any text', async () => {
    const word = fc.constantFrom('wrong', 'fine', '# wrong', '"it\'s"', '😀', '\t', '  ', 'a:', '-', '\n', '\r\n', '\r\n\r\n');
    await fc.assert(
      fc.asyncProperty(fc.array(word, { maxLength: 30 }), fc.boolean(), async (words, hasMark) => {
        const text = words.join(' ');
        writeFileSync(file, (hasMark ? '\uFEFF' : '') + text);
        const problems = await problemsNow(shout);
        const expected = applyEdits(
          text,
          problems.flatMap(({ edits = [] }) => edits),
        );
        await fix(checkedBy(shout));
        expect(readFileSync(file, 'utf8')).toBe((hasMark ? '\uFEFF' : '') + expected);
      }),
      { numRuns: runs(12) },
    );
  });
});
