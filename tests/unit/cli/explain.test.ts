import { describe, expect, test } from 'vitest';
import { allRules } from '../../../packages/core/src/rules/rule-codes.ts';
import { runMain } from '../../support/run-main.ts';

describe('npm run explain', () => {
  test.each(allRules)(
    '$code: prints summary, reason, a wrong and a right example',
    async ({ code, summary, why, wrong, right, fixable }) => {
      const { exitCode, stdout, stderr } = await runMain('explain', code);
      expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' });
      const lines = stdout.split('\n').map((line) => line.trim());
      for (const text of [summary, why, ...`${wrong}\n${right}`.split('\n')]) expect(lines).toContain(text.trim());
      expect(stdout.includes('npm run check -- --fix fixes it')).toBe(fixable);
    },
  );

  test('prints one page', async () => {
    expect((await runMain('explain', 'number-in-quotes')).stdout).toMatch(
      /^number-in-quotes {2}\(error: the site is not built until it is fixed\)\n\n.+\n.+\n\nWrong, in a block of a page:\n {4}\S[\s\S]*\n\nRight:\n {4}\S[\s\S]*\n\nThe examples use the block types and collections of an example site\. .+\n.+\n$/,
    );
  });

  test('lists all codes without an argument', async () => {
    const { exitCode, stdout } = await runMain('explain');
    expect(exitCode).toBe(0);
    expect(stdout).toMatch(/\n\nThese are the codes of all problems; .* To read about one: npm run explain -- broken-link\n$/);
    for (const { code, summary } of allRules) expect(stdout).toMatch(new RegExp(`^${code} +${escaped(summary)}$`, 'm'));
  });

  test.each([
    ['broken-lnik', 'There is no problem with the code "broken-lnik". Did you mean "broken-link"?\n'],
    ['zzzzzzzzzzzz', 'There is no problem with the code "zzzzzzzzzzzz". All codes: npm run explain\n'],
  ])('a code that does not exist, %s, is answered with the nearest one or where to find all', async (code, stderr) => {
    expect(await runMain('explain', code)).toEqual({ exitCode: 2, stdout: '', stderr });
  });
});

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
