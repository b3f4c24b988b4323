import { expect, test } from 'vitest';
import { tempFolder } from '../../../packages/engine/tests/support/temp-folder.ts';
import { runMainIn } from '../../support/run-main.ts';
import { copySite } from '../../support/site-copy.ts';

/** What sets the title of a window, the text direction, a colour by a C1 code, and moves to the start of the line. */
const codes = '\u001b]0;owned\u0007\u202e\u009b31m\r';
/** Any character with an effect on a terminal, but tabs and line breaks. */
const effective = /[^\P{Cc}\t\n]|[\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/u;

test('no command prints characters of files and arguments that have an effect on a terminal', async () => {
  const temp = tempFolder('terminal');
  const site = copySite('blocks', temp);
  site.write(`pages/a${codes}b.yaml`, site.read('pages/workshop.yaml').replace(/^path: .*$/m, `path: /new\ntitel: "a${codes}b"`));
  site.write('pages/c\nd.yaml', 'path: /d\n');
  site.write('pages/quoted.yaml', site.read('pages/workshop.yaml').replace(/^path: .*$/m, 'path: "/x\\e[31m\\u202E"'));
  const root = tempFolder('terminal-root');
  for (const words of [
    ['check'],
    ['check', '--format', 'json'],
    ['check', '--format', 'github'],
    ['uses', `/a${codes}`],
    ['explain', `a${codes}`],
    [`a${codes}`],
  ]) {
    const options = ['check', 'uses'].includes(words[0] ?? '') ? ['--site', site.dir] : [];
    const { stdout, stderr, exitCode } = await runMainIn(root, ...words, ...options);
    expect(exitCode, words.join(' ')).not.toBe(0);
    expect(effective.exec(stdout + stderr)?.[0], words.join(' ')).toBeUndefined();
    expect(stdout + stderr, words.join(' ')).toMatch(/\\u001b|\\u202e|\\r/);
  }
  const { stderr } = await runMainIn(root, 'check', '--site', site.dir);
  expect(stderr).toMatch(/^\S*c\?d\.yaml:\d+:\d+ {2}/m);
});
