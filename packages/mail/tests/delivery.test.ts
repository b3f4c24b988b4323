import { describe, expect, test } from 'vitest';
import { tempFolder } from '../../engine/tests/support/temp-folder.ts';
import { createSmtpSender, outcomeCode } from '../src/delivery/smtp-sender.ts';
import { retryDelays } from '../src/delivery/worker.ts';
import { type Entry, newId } from '../src/outbox/entry.ts';
import { type SinkBehaviour, type SmtpSink, startSmtpSink } from './support/mail/smtp-sink.ts';
import { mailFacts, message, startMail, type TestMail, until } from './support/mail-service.ts';

const parent = tempFolder('delivery');
const soon = [5, 5, 5, 5, 5];

const smtp = (port: number, user = ''): Record<string, string> => ({ SMTP_URL: `smtp://${user}127.0.0.1:${port}` });

/** Starts a service, sends it one message and waits until it is sent or has the given number of attempts. */
async function deliver(
  environment: Record<string, string>,
  { attempts = 1, waits = soon } = {},
): Promise<{ mail: TestMail; entry: Entry }> {
  const mail = await startMail({ parent, environment, waits });
  expect((await mail.post(message)).status).toBe(202);
  const found = (): Entry | undefined => [...mail.stored('queued'), ...mail.stored('dead'), ...mail.stored('sent')][0];
  await until(() => (found()?.attempts.length ?? 0) >= attempts);
  const entry = found();
  if (!entry) throw new Error('The message is gone.');
  return { mail, entry };
}

const outcomes = ({ attempts }: Entry): string[] => attempts.map(({ outcome }) => outcome);

/** A mail server that fails the given number of times and then works. */
const sinkThat = (behaviour: SinkBehaviour, times: number): Promise<SmtpSink> =>
  startSmtpSink({ behave: (connection) => (connection < times ? behaviour : 'accept') });

describe('E-9 a mail server that fails', () => {
  test.each<[string, SinkBehaviour, string]>([
    ['refuses the recipient for now (451)', { recipient: 451 }, 'EENVELOPE 451'],
    ['refuses the recipient (550)', { recipient: 550 }, 'EENVELOPE 550'],
    ['refuses the message for now (451)', { data: 451 }, 'EMESSAGE 451'],
    ['refuses the message (554)', { data: 554 }, 'EMESSAGE 554'],
  ])('that %s gets the message again until it accepts it', async (_, behaviour, outcome) => {
    const sink = await sinkThat(behaviour, 2);
    const { mail, entry } = await deliver(smtp(sink.port), { attempts: 3 });
    expect(outcomes(entry)).toEqual([expect.stringMatching(outcome.split(' ')[1] ?? ''), expect.any(String), 'sent']);
    await until(() => mail.stored('sent').length === 1);
    expect(sink.received.map(({ messageId }) => messageId)).toEqual([entry.messageId]);
    await sink.close();
  });

  test('that breaks the connection after DATA gets it again with the same Message-ID', async () => {
    const sink = await sinkThat('cut', 1);
    const { mail, entry } = await deliver(smtp(sink.port), { attempts: 2 });
    await until(() => mail.stored('sent').length === 1);
    expect(sink.received.map(({ messageId }) => messageId)).toEqual([entry.messageId, entry.messageId]);
    expect(new Set(sink.received.map(({ raw }) => raw.replaceAll('\r\n', '\n'))).size).toBe(1);
    await sink.close();
  });

  test('that is silent is disconnected after the timeout of at most ten seconds', async () => {
    const sink = await startSmtpSink({ behave: () => 'hang' });
    const send = createSmtpSender({
      url: `smtp://127.0.0.1:${sink.port}`,
      from: () => ({ name: '', address: 'a@b.example' }),
      timeout: 50,
    });
    const entry = { id: newId(0), messageId: '<a@b>', acceptedAt: '2026-11-21T10:00:00.000Z', subject: 'A', body: 'B', attempts: [] };
    const outcome = await send({ ...entry, to: { name: '', address: 'desk@fixture.example' } }).catch(outcomeCode);
    expect(outcome).toBe('ETIMEDOUT');
    await sink.close();
  });

  test('is retried after 1, 5 and 30 minutes, 2 and 12 hours, and then every 12 hours up to 5 days', () => {
    expect(retryDelays.slice(0, 5).map((wait) => wait / 60_000)).toEqual([1, 5, 30, 120, 720]);
    expect(new Set(retryDelays.slice(5))).toEqual(new Set([12 * 3_600_000]));
    const days = retryDelays.reduce((sum, wait) => sum + wait, 0) / (24 * 3_600_000);
    expect(days).toBeGreaterThan(5);
    expect(days).toBeLessThan(5.5);
  });

  test('gets no more attempts after the last delay; the message is stored as dead', async () => {
    const sink = await startSmtpSink({ behave: () => ({ recipient: 550 }) });
    const { mail } = await deliver(smtp(sink.port), { attempts: 6 });
    await until(() => mail.stored('dead').length === 1);
    expect(mail.stored('queued')).toEqual([]);
    expect(mail.stored('dead')[0]).toMatchObject({ body: message.body, attempts: { length: 6 } });
    await until(() => mail.lines.some((line) => line.includes('"given-up"')));
    await sink.close();
  });

  test('does not prevent accepting messages, and the log has no recipient', async () => {
    const sink = await startSmtpSink({ behave: () => ({ recipient: 550 }) });
    const { mail } = await deliver(smtp(sink.port), { attempts: 2 });
    expect((await mail.post(message)).status).toBe(202);
    expect(mail.lines.join('\n')).not.toMatch(/@|secret\.example|Ann|Hello/);
    await sink.close();
  });
});

describe('without a mail server', () => {
  test('messages stay in the outbox, with copies as mail files', async () => {
    const mail = await startMail({ parent });
    await mail.post(message);
    const { readdirSync, readFileSync, existsSync } = await import('node:fs');
    const [entry] = mail.stored('queued');
    const file = `${mail.folder}/eml/${entry?.id}.eml`;
    await until(() => existsSync(file));
    expect(readdirSync(`${mail.folder}/eml`)).toHaveLength(1);
    expect(readFileSync(file, 'utf8')).toContain(`To: ${mailFacts.owner.name} <${mailFacts.owner.email}>\r\n`);
  });

  test('messages are sent after a mail server was configured', async () => {
    const first = await startMail({ parent });
    await first.post(message);
    await first.stop();
    const sink = await startSmtpSink();
    const second = await startMail({ folder: first.folder, environment: smtp(sink.port) });
    await until(() => second.stored('sent').length === 1);
    expect(sink.received).toHaveLength(1);
    await sink.close();
  });
});
