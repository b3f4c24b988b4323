import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { tempFolder } from '../../../packages/engine/tests/support/temp-folder.ts';
import { outboxCookie } from '../../../packages/mail/tests/support/mail-service.ts';
import { runMain } from '../../support/run-main.ts';
import { type ServingCommand, startCommand } from '../../support/serving-command.ts';
import { copySite } from '../../support/site-copy.ts';

const temp = tempFolder('outbox-option');
const copy = copySite('minimal', temp);
copy.write('.published-paths', '');
const site = ['--site', copy.dir, '--out', join(temp, 'out')];
const running: ServingCommand[] = [];

beforeAll(async () => {
  expect((await runMain('build', ...site)).exitCode).toBe(0);
}, 120_000);
afterEach(async () => {
  for (const command of running.splice(0)) await command.stop();
});

/** Starts a command with an empty outbox and waits until it has printed its URL. */
async function start(args: string[], environment: Record<string, string> = {}): Promise<ServingCommand> {
  const ready = args.includes('--outbox') || args[0] === 'start' ? /\/outbox\?token=\S+\n/ : /stop with Ctrl\+C/;
  const outbox = mkdtempSync(join(temp, 'outbox-'));
  const command = await startCommand([...args, ...site], ready, { MAIL_OUTBOX: outbox, ...environment });
  running.push(command);
  return command;
}

const tokenIn = (printed: string): string => /\/outbox\?token=(\S+)/.exec(printed)?.[1] ?? '';

test.each(['serve', 'mail'])('%s has no outbox page without --outbox', async (name) => {
  const { address, printed } = await start([name]);
  expect(printed()).not.toMatch(/localhost:\d+\/outbox/);
  expect((await fetch(`${address}/outbox`)).status).toBe(404);
  expect((await fetch(`${address}/outbox?token=`)).status).toBe(404);
});

test('serve --outbox, mail --outbox and start print the address of the outbox page, each time with another token', async () => {
  const commands = [['serve', '--outbox'], ['mail', '--outbox'], ['start']];
  const tokens = new Set<string>();
  for (const args of commands) {
    const { address, printed } = await start(args);
    const token = tokenIn(printed());
    // 128 bits or more: 43 characters of 6 bits are 256.
    expect(token).toMatch(/^[A-Za-z0-9_-]{43}$/);
    tokens.add(token);
    expect((await fetch(`${address}/outbox`)).status).toBe(404);
    const page = await fetch(`${address}/outbox`, { headers: { Cookie: await outboxCookie(address, token) } });
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('<h1>Outbox</h1>')]);
  }
  expect(tokens.size).toBe(commands.length);
  // Neither these commands nor an ordinary build record published paths.
  expect(copy.read('.published-paths')).toBe('');
}, 120_000);

test('MAIL_OUTBOX_TOKEN is the token at every start, and is not printed', async () => {
  const token = 'f'.repeat(32);
  const { address, printed } = await start(['serve', '--outbox'], { MAIL_OUTBOX_TOKEN: token });
  expect(printed()).toContain('/outbox?token=<MAIL_OUTBOX_TOKEN>');
  expect(printed()).not.toContain(token);
  expect((await fetch(`${address}/outbox`, { headers: { Cookie: await outboxCookie(address, token) } })).status).toBe(200);
});
