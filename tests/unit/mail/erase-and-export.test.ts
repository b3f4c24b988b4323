import { existsSync, mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { samplePdf } from '../../../packages/engine/tests/support/sample-files.ts';
import { tempFolder } from '../../../packages/engine/tests/support/temp-folder.ts';
import type { NewEntry } from '../../../packages/mail/src/outbox/entry.ts';
import { startSmtpSink } from '../../../packages/mail/tests/support/mail/smtp-sink.ts';
import { startMail, until } from '../../../packages/mail/tests/support/mail-service.ts';
import { storeMessage } from '../../../packages/mail/tests/support/stored-message.ts';
import { runMain } from '../../support/run-main.ts';

const parent = tempFolder('erase-and-export');
const cv = { name: 'cv.pdf', content: samplePdf(1_000) };

/** Messages with the address, each in another way, and messages without it. */
const withAddress: Partial<NewEntry>[] = [
  { replyTo: 'ann@client.example', body: 'A' },
  { replyTo: 'Ann@Client.Example', body: 'B', isSuspected: true },
  { body: 'Name: Ann\nEmail: ann@client.example', isSuspected: true },
  { answers: [{ label: 'A friend', value: ' ANN@client.example ' }], body: 'D', isSuspected: true },
];
const withoutAddress: Partial<NewEntry>[] = [
  { replyTo: 'joann@client.example', body: 'Name: Jo' },
  { body: 'Message: Write to ann@client.example or call', isSuspected: true },
  { answers: [{ label: 'Email', value: 'ann@client.example.org' }], body: 'ann@client.example', isSuspected: true },
];

async function fill(): Promise<string> {
  const folder = mkdtempSync(join(parent, 'outbox-'));
  for (const changes of [...withAddress, ...withoutAddress]) await storeMessage(folder, [cv], changes);
  return folder;
}

const run = (folder: string, ...args: string[]): ReturnType<typeof runMain> => {
  vi.stubEnv('MAIL_OUTBOX', folder);
  return runMain('mail', ...args);
};
const filesIn = (folder: string): string[] => ['queued', 'suspected', 'uploads'].flatMap((name) => readdirSync(join(folder, name)));

describe('npm run mail -- erase', () => {
  test('deletes every message with the address and its files, and no other', async () => {
    const folder = await fill();
    const outcome = await run(folder, 'erase', '--email', 'ann@client.example');
    expect([outcome.exitCode, outcome.stdout.match(/^erased {2}/gm)?.length]).toEqual([0, withAddress.length]);
    expect(outcome.stdout).toContain('Messages erased: 4.');
    expect(filesIn(folder)).toHaveLength(2 * withoutAddress.length);
    expect((await run(folder, 'erase', '--email', 'ann@client.example')).stdout).toContain('has this address');
  });

  test('with --dry-run deletes nothing', async () => {
    const folder = await fill();
    const outcome = await run(folder, 'erase', '--email', 'ann@client.example', '--dry-run');
    expect(outcome.stdout.match(/^would erase {2}/gm)).toHaveLength(withAddress.length);
    expect(filesIn(folder)).toHaveLength(2 * (withAddress.length + withoutAddress.length));
  });

  test('deletes the queue of a running service too, which delivers none of it', async () => {
    const folder = await fill();
    let isOpen = false;
    let attempts = 0;
    const sink = await startSmtpSink({
      behave: (connection) => {
        attempts = connection;
        return isOpen ? 'accept' : { greeting: 421 };
      },
    });
    const mail = await startMail({ folder, waits: [5], environment: { SMTP_URL: `smtp://127.0.0.1:${sink.port}` } });
    const outcome = await run(folder, 'erase', '--email', 'ann@client.example');
    expect([outcome.exitCode, outcome.stdout.match(/^erased {2}/gm)?.length]).toEqual([0, withAddress.length]);
    expect(outcome.stdout).toContain('A running service forgets the queued ones within a minute.');
    expect(readdirSync(join(folder, 'queued'))).toHaveLength(1);
    // An attempt that began before has ended then.
    const before = attempts;
    await until(() => attempts >= before + 2);
    isOpen = true;
    await until(() => mail.stored('sent').length === 1);
    expect(sink.received.map(({ raw }) => /^Name: .*/m.exec(raw)?.[0])).toEqual(['Name: Jo']);
    expect((await run(folder, 'erase', '--email', 'ann@client.example')).stdout).toContain('No message');
    await sink.close();
  });

  test.each([
    [['erase'], 'Write whose messages to erase, such as --email ann@example.com.\n'],
    [['erase', '--email', 'ann'], '--email is "ann"; it must be an e-mail address such as ann@example.com.\n'],
    [['export', '--from', '2026-13-01'], '--from is "2026-13-01"; it must be a day such as 2026-11-30.\n'],
    [['export', '--state', 'gone'], '--state is "gone"; it must be queued, sent, dead or suspected.\n'],
  ])('%j is a wrong call', async (args, stderr) => {
    expect(await run(mkdtempSync(join(parent, 'outbox-')), ...args)).toMatchObject({ exitCode: 2, stderr });
  });
});

describe('npm run mail -- export', () => {
  test('writes the messages with an address to a new file for this user only', async () => {
    const folder = await fill();
    const file = join(folder, 'ann.json');
    const outcome = await run(folder, 'export', '--format', 'json', '--email', 'ann@client.example', '--file', file);
    expect(outcome.stdout).toContain(`Messages exported to ${file}: 4.`);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toHaveLength(4);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    writeFileSync(file, 'mine');
    expect(await run(folder, 'export', '--file', file)).toMatchObject({ exitCode: 2 });
    expect(readFileSync(file, 'utf8')).toBe('mine');
  });

  test('finds messages by state, form and day', async () => {
    const folder = mkdtempSync(join(parent, 'outbox-'));
    await storeMessage(folder, [], { form: { name: '/jobs#form-1', title: 'Apply', page: '/jobs' }, body: 'A' });
    await storeMessage(folder, [], { body: 'B', isSuspected: true });
    const exported = async (...args: string[]): Promise<number> => {
      const file = join(folder, `${args.join('').replaceAll('/', '')}.json`);
      await run(folder, 'export', '--format', 'json', '--file', file, ...args);
      expect(existsSync(file)).toBe(true);
      return JSON.parse(readFileSync(file, 'utf8')).length;
    };
    const today = new Date().toISOString().slice(0, 10);
    expect(await exported('--state', 'suspected')).toBe(1);
    for (const form of ['Apply', '/jobs', '/jobs#form-1']) expect(await exported('--form', form)).toBe(1);
    expect(await exported('--from', today)).toBe(2);
    expect(await exported('--to', '2020-01-01')).toBe(0);
  });
});
