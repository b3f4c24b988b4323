import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { inProject } from '../../../packages/engine/tests/support/project-root.ts';
import { copyProject } from '../../support/project-copy.ts';
import { runCommand } from '../../support/run-command.ts';

const root = copyProject();
const schema = join(root, '.cache', 'editor', 'site.config', 'page.json');
cpSync(inProject('tests', 'sites', 'minimal'), join(root, 'site.config'), { recursive: true });

let server: ChildProcess | undefined;
afterAll(async () => {
  if (!server) return;
  server.kill();
  await once(server, 'exit');
});

test('npm run check leaves the schemas of the shipped site behind', async () => {
  expect(await runCommand(root, 'check')).toMatchObject({ exitCode: 0, stderr: '' });
  expect(JSON.parse(readFileSync(schema, 'utf8'))).toMatchObject({ title: 'page' });
});

test('npm run build leaves none behind', async () => {
  rmSync(join(root, '.cache', 'editor'), { recursive: true });
  expect(await runCommand(root, 'build', '--out', join(root, 'out'))).toMatchObject({ exitCode: 0, stderr: '' });
  expect(existsSync(schema)).toBe(false);
});

test('npm run dev leaves them behind, before anything is edited', async () => {
  const { NODE_ENV: _, VITEST: __, ...env } = process.env;
  server = spawn(process.execPath, [join(root, 'packages', 'engine', 'bin', 'pagewright.mjs'), 'dev'], {
    cwd: root,
    env: { ...env, PORT: '0', MAIL_OUTBOX: join(root, 'outbox') },
    stdio: 'ignore',
  });
  while (!existsSync(schema)) await setTimeout(100);
  expect(JSON.parse(readFileSync(schema, 'utf8'))).toMatchObject({ title: 'page' });
});
