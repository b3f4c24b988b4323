import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { inProject, projectRoot } from '../../../packages/engine/tests/support/project-root.ts';

const art = (...words: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [inProject('tools/start.mjs'), 'art', ...words], {
    cwd: projectRoot,
    encoding: 'utf8',
  });
  return { exitCode: status, stdout, stderr };
};

test('art --help describes its parts and makes nothing', () => {
  const { exitCode, stdout, stderr } = art('--help');
  expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' });
  expect(stdout).toMatch(/^Usage: npm run art -- \[PART\.\.\.\]\n[\s\S]*\n {2}clients, brand, [\s\S]*npm run art -- clients posters/);
});

test.each([
  [['--sight'], '"art" has no option --sight. All parts: npm run art -- --help\n'],
  [['clients', 'clietns'], expect.stringMatching(/^There is no part "clietns"\. Parts: clients, brand, .*\.\n$/)],
])('the wrong call %j is answered in one sentence, and makes nothing', (words, stderr) => {
  expect(art(...words)).toEqual({ exitCode: 2, stdout: '', stderr });
});
