import { describe, expect, test } from 'vitest';
import { rules } from '../../../packages/engine/src/rules/index.ts';
import { runMain } from '../../support/run-main.ts';

describe('explaining', () => {
  test.each(Object.values(rules))(
    '$code: its sentence, its reason, a wrong and a right example',
    async ({ code, summary, why, wrong, right, fixable }) => {
      const { exitCode, stdout, stderr } = await runMain('explain', code);
      expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' });
      const lines = stdout.split('\n').map((line) => line.trim());
      for (const text of [summary, why, ...`${wrong}\n${right}`.split('\n')]) expect(lines).toContain(text.trim());
      expect(stdout.includes('npm run check -- --fix mends it')).toBe(fixable);
    },
  );

  test('reads as a page of its own', async () => {
    expect((await runMain('explain', 'number-in-quotes')).stdout).toMatch(
      /^number-in-quotes {2}\(error: the site is not built until it is mended\)\n\n.+\n.+\n\nWrong, in a block of a page:\n {4}\S[\s\S]*\n\nRight:\n {4}\S[\s\S]*\n\n.+\n$/,
    );
  });

  test('without a code lists all of them', async () => {
    const { exitCode, stdout } = await runMain('explain');
    expect(exitCode).toBe(0);
    for (const { code, summary } of Object.values(rules)) expect(stdout).toMatch(new RegExp(`^${code} +${escaped(summary)}$`, 'm'));
  });

  test('a code that does not exist is answered with the nearest and the list', async () => {
    const { exitCode, stdout, stderr } = await runMain('explain', 'broken-lnik');
    expect({ exitCode, stdout }).toEqual({ exitCode: 1, stdout: '' });
    expect(stderr).toMatch(/^There is no problem with the code "broken-lnik"\. Did you mean "broken-link"\? Codes:\n/);
    expect(stderr).toContain('\nunknown-field ');
  });
});

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
