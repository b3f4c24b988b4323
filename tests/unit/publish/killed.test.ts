import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { inProject, projectRoot } from '../../../packages/engine/tests/support/project-root.ts';
import { isSweep } from '../../../packages/engine/tests/support/sweeps.ts';
import { tempFolder } from '../../../packages/engine/tests/support/temp-folder.ts';
import { copySite } from '../../support/site-copy.ts';

const temp = tempFolder('publish-killed');
const current = join(temp, 'www', 'current');
const ways = join(temp, 'publish.yaml');
const site = copySite('minimal', temp);
writeFileSync(ways, '- to: folder\n  folder: www\n');

/** Publishes in a process of its own. `end`: kills it when it has printed something or so many milliseconds have passed. */
async function publish(end?: string | number): Promise<string | number | null> {
  const { VITEST: _, NODE_ENV: __, ...env } = process.env;
  const args = [inProject('packages', 'engine', 'bin', 'pagewright.mjs'), 'publish', '--site', site.dir, '--ways', ways];
  const child = spawn(process.execPath, args, { cwd: projectRoot, env });
  const kill = (): void => void child.kill('SIGKILL');
  const timer = typeof end === 'number' ? setTimeout(kill, end) : undefined;
  child.stdout.on('data', (text) => {
    if (typeof end === 'string' && String(text).includes(end)) kill();
  });
  child.stderr.resume();
  const [code, signal] = await once(child, 'exit');
  clearTimeout(timer);
  return code ?? signal;
}

/** Returns the heading that visitors see, after it has compared the release with the list of its build. */
function shown(): string | undefined {
  const { files }: { files: string[] } = JSON.parse(readFileSync(join(current, 'build.json'), 'utf8'));
  const found = readdirSync(current, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  expect(found).toHaveLength(files.length);
  for (const file of files) expect(readFileSync(join(current, file)).length).toBeGreaterThan(0);
  return /Heading \d+/.exec(readFileSync(join(current, 'index.html'), 'utf8'))?.[0];
}

const write = (number: number): void =>
  site.write('pages/home.yaml', site.read('pages/home.yaml').replace(/^( {4}heading: ).*$/m, `$1Heading ${number}`));

test('a process that is killed while it publishes leaves the earlier release whole', async () => {
  write(0);
  expect(await publish()).toBe(0);
  expect(shown()).toBe('Heading 0');
  write(1);
  // It prints this before the release is copied.
  expect(await publish('copied to')).toBe('SIGKILL');
  expect(['Heading 0', 'Heading 1']).toContain(shown());
  if (isSweep) {
    const started = Date.now();
    expect(await publish()).toBe(0);
    const whole = Date.now() - started;
    for (let number = 2; number < 12; number += 1) {
      write(number);
      await publish((whole * (number - 1)) / 10);
      expect([`Heading ${number - 1}`, `Heading ${number}`]).toContain(shown());
      // What is left of it stops nobody.
      expect(await publish()).toBe(0);
      expect(shown()).toBe(`Heading ${number}`);
    }
  }
  expect(await publish()).toBe(0);
  expect(readdirSync(join(temp, 'www')).filter((name) => !['current', 'releases'].includes(name))).toEqual([]);
}, 60_000);
