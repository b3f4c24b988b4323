import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { projectRoot } from '../../../packages/engine/tests/support/project-root.ts';
import { tempFolder } from '../../../packages/engine/tests/support/temp-folder.ts';
import { outboxCookie } from '../../../packages/mail/tests/support/mail-service.ts';
import { runCommand } from '../../support/run-command.ts';
import { type ServingCommand, startCommand } from '../../support/serving-command.ts';
import { copySite } from '../../support/site-copy.ts';

const temp = tempFolder('outbox-option');
const copy = copySite('minimal', temp);
copy.write('.published-paths', '');
const site = ['--site', copy.dir, '--out', join(temp, 'out')];
const running: ServingCommand[] = [];

beforeAll(async () => {
  expect((await runCommand(projectRoot, 'build', ...site)).exitCode).toBe(0);
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

test.each([['serve', '--outbox'], ['mail', '--outbox'], ['start']])(
  '%s %s prints the address of the outbox page with a token',
  async (...args) => {
    const { address, printed } = await start(args.filter((arg) => arg !== undefined));
    const token = tokenIn(printed());
    // 128 bits or more: 43 characters of 6 bits are 256.
    expect(token).toMatch(/^[A-Za-z0-9_-]{43}$/);
    expect((await fetch(`${address}/outbox`)).status).toBe(404);
    const page = await fetch(`${address}/outbox`, { headers: { Cookie: await outboxCookie(address, token) } });
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('<h1>Outbox</h1>')]);
  },
);

test('start, serve and an ordinary build record no published paths', async () => {
  await start(['start']);
  await start(['serve']);
  expect(copy.read('.published-paths')).toBe('');
});

test('two starts have two tokens', async () => {
  const tokens = [await start(['serve', '--outbox']), await start(['serve', '--outbox'])].map(({ printed }) => tokenIn(printed()));
  expect(new Set(tokens).size).toBe(2);
});

test('MAIL_OUTBOX_TOKEN is the token at every start, and is not printed', async () => {
  const token = 'f'.repeat(32);
  const { address, printed } = await start(['serve', '--outbox'], { MAIL_OUTBOX_TOKEN: token });
  expect(printed()).toContain('/outbox?token=<MAIL_OUTBOX_TOKEN>');
  expect(printed()).not.toContain(token);
  expect((await fetch(`${address}/outbox`, { headers: { Cookie: await outboxCookie(address, token) } })).status).toBe(200);
});
