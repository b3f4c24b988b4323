import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { commandFile } from '../../../packages/engine/src/files/engine-module.ts';
import { projectRoot } from '../../../packages/engine/tests/support/project-root.ts';
import { tempFolder } from '../../../packages/engine/tests/support/temp-folder.ts';
import { copySite } from '../../support/site-copy.ts';

const site = copySite('minimal', tempFolder('piped-output'));
const mistakes = Array.from({ length: 180 }, (_, index) => `  - type: page-header\n    headng: Mistake ${index}\n`);
for (const name of ['one', 'two', 'three']) {
  const fields = `path: /${name}\ntitle: ${name}\ndescription: A page with more mistakes than a pipe holds.\n`;
  site.write(`pages/${name}.yaml`, `${fields}blocks:\n${mistakes.join('')}`);
}

/** Runs the check in a shell, with its output piped into another program. Returns what that program prints. */
const checkInto = (program: string, ...args: string[]): string => {
  const check = [process.execPath, commandFile, 'check', '--site', site.dir, ...args].map((arg) => `'${arg}'`).join(' ');
  return execFileSync('sh', ['-c', `${check} 2>&1 | ${program}`], { cwd: projectRoot, encoding: 'utf8', maxBuffer: 10_000_000 });
};

test.each([
  ['the text', []],
  ['the JSON', ['--format', 'json']],
])('%s of a check with many problems arrives whole at a program that reads late', (_, args) => {
  // The check ends while the pipe is full.
  const received = checkInto('(sleep 2; cat)', ...args);
  expect(received.length).toBeGreaterThan(128 * 1024);
  expect(received.match(/Mistake 179/g)?.length).toBeGreaterThanOrEqual(3);
});

test('a program that stops reading causes no message', () => {
  expect(checkInto('head -c 5', '--format', 'json')).toMatch(/^.{5}$/s);
});
