import { createServer, type Socket } from 'node:net';
import { describe, expect, test } from 'vitest';
import { tempFolder } from '../../engine/tests/support/temp-folder.ts';
import type { Clock } from '../src/clock.ts';
import { QueuePause } from '../src/delivery/worker.ts';
import { outboxPage } from '../src/pages/outbox-page.ts';
import { type SmtpSink, startSmtpSink } from './support/mail/smtp-sink.ts';
import { mailFacts, message, startMail, type TestMail, until } from './support/mail-service.ts';

const parent = tempFolder('server-failures');
const soon = [5, 5, 5, 5, 5];
const smtp = (port: number, user = ''): Record<string, string> => ({ SMTP_URL: `smtp://${user}127.0.0.1:${port}` });

const pausesIn = ({ lines }: TestMail): string[] => lines.flatMap((line) => /"event":"paused","outcome":"([^"]+)"/.exec(line)?.[1] ?? []);

/** A clock that can be moved forward. */
function movableClock(): { clock: Clock; pass: (milliseconds: number) => void } {
  let passed = 0;
  return {
    clock: { now: () => Date.now(), elapsed: () => performance.now() + passed },
    pass: (milliseconds) => {
      passed += milliseconds;
    },
  };
}

async function closedPort(): Promise<number> {
  const sink = await startSmtpSink();
  await sink.close();
  return sink.port;
}

const health = async ({ address }: TestMail): Promise<{ status: number; body: unknown }> => {
  const answer = await fetch(`${address}/health`);
  return { status: answer.status, body: await answer.json() };
};

describe('E-9 a mail server that fails for every message', () => {
  type Failing = { environment: Record<string, string>; sink?: SmtpSink };
  test.each<[string, () => Promise<Failing>, RegExp]>([
    ['that is not there', async () => ({ environment: smtp(await closedPort()) }), /^(?:ESOCKET|ECONNECTION)/],
    ['whose name is unknown', async () => ({ environment: { SMTP_URL: 'smtp://mail.fixture.invalid:2525' } }), /^(?:EDNS|ESOCKET)/],
    [
      'whose certificate nobody trusts',
      async () => {
        const sink = await startSmtpSink({ hasUntrustedTls: true });
        return { environment: smtp(sink.port), sink };
      },
      /^(?:ETLS|ESOCKET)/,
    ],
    [
      'that does not know our password',
      async () => {
        const sink = await startSmtpSink({ rejectsLogin: true });
        return { environment: { ...smtp(sink.port, 'user:secret-password@'), SMTP_ALLOW_PLAINTEXT: '1' }, sink };
      },
      /^EAUTH 535/,
    ],
    [
      'that turns us away (421)',
      async () => {
        const sink = await startSmtpSink({ behave: () => ({ greeting: 421 }) });
        return { environment: smtp(sink.port), sink };
      },
      /421$/,
    ],
  ])('%s pauses the queue without counting an attempt', async (_, start, outcome) => {
    const { environment, sink } = await start();
    const mail = await startMail({ parent, environment, waits: soon });
    await mail.post(message);
    await mail.post({ ...message, body: `${message.body} Again.` });
    // More pauses than a message has attempts.
    await until(() => pausesIn(mail).length > soon.length + 1);
    expect(mail.stored('queued').map(({ attempts }) => attempts)).toEqual([[], []]);
    expect(mail.stored('dead')).toEqual([]);
    expect(pausesIn(mail)[0]).toMatch(outcome);
    expect(mail.lines.join('\n')).not.toContain('secret-password');
    expect(await health(mail)).toEqual({ status: 200, body: { ok: true, delivery: 'paused' } });
    expect(sink?.received ?? []).toEqual([]);
    await sink?.close();
  });

  test('gets all messages once it works again, and the log has the events', async () => {
    let isBroken = true;
    const sink = await startSmtpSink({ behave: () => (isBroken ? { greeting: 421 } : 'accept') });
    const mail = await startMail({ parent, environment: { ...smtp(sink.port), MAIL_RATE_PER_CLIENT: '50' }, waits: soon });
    for (let sent = 0; sent < 10; sent += 1) await mail.post({ ...message, body: `${message.body} ${sent}` });
    await until(() => pausesIn(mail).length > 3);
    isBroken = false;
    await until(() => mail.stored('sent').length === 10);
    expect(mail.lines.filter((line) => line.includes('"resumed"'))).toHaveLength(1);
    expect(new Set(sink.received.map(({ messageId }) => messageId)).size).toBe(10);
    expect(sink.received).toHaveLength(10);
    await sink.close();
  });

  test('for an hour is a problem at /health, with one line in the log', async () => {
    const { clock, pass } = movableClock();
    const mail = await startMail({ parent, clock, environment: smtp(await closedPort()), waits: soon });
    await mail.post(message);
    await until(() => pausesIn(mail).length > 0);
    expect(await health(mail)).toMatchObject({ status: 200 });
    pass(61 * 60_000);
    expect(await health(mail)).toEqual({ status: 503, body: { ok: false, problems: ['delivery-stalled'], delivery: 'paused' } });
    pass(60_000);
    await health(mail);
    expect(mail.lines.filter((line) => line.includes('"problem"'))).toEqual([expect.stringContaining('"code":"delivery-stalled"')]);
  });

  test('is shown on the outbox page', async () => {
    const outbox = { folder: '/outbox', filter: { page: 1 }, all: [], found: [], quarantined: 0, token: '', notice: undefined };
    const { language, strings } = mailFacts;
    const pageOf = async (isPaused: boolean): Promise<string> =>
      String(await outboxPage({ ...outbox, language, strings, isDelivering: () => false, hasServer: true, isPaused }));
    expect(await pageOf(true)).toContain('The mail server fails at the moment.');
    expect(await pageOf(false)).not.toContain('fails');
  });

  test('is not assumed when the connection breaks at one message: the others are delivered', async () => {
    const { port, close, delivered } = await startServerThatCuts('poison');
    const mail = await startMail({ parent, environment: smtp(port), waits: soon });
    await mail.post({ ...message, body: `${message.body} poison` });
    await mail.post(message);
    await until(() => mail.stored('dead').length === 1 && mail.stored('sent').length === 1);
    expect(pausesIn(mail)).toEqual([]);
    expect(delivered()).toBe(1);
    expect(await health(mail)).toEqual({ status: 200, body: { ok: true, dead: 1 } });
    await close();
  });
});

/** A mail server that destroys the connection when a message contains a word. */
async function startServerThatCuts(word: string): Promise<{ port: number; delivered: () => number; close: () => Promise<void> }> {
  let count = 0;
  const talk = (socket: Socket): void => {
    let text: string | undefined;
    socket.on('error', () => undefined);
    socket.write('220 test\r\n');
    socket.on('data', (chunk) => {
      if (text !== undefined) {
        text += String(chunk);
        if (text.includes(word)) socket.destroy();
        else if (text.endsWith('\r\n.\r\n')) {
          text = undefined;
          count += 1;
          socket.write('250 taken\r\n');
        }
        return;
      }
      const isData = String(chunk).startsWith('DATA');
      if (isData) text = '';
      socket.write(isData ? '354 go on\r\n' : '250 yes\r\n');
    });
  };
  const server = createServer(talk);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    port: address !== null && typeof address === 'object' ? address.port : 0,
    delivered: () => count,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

describe('the pause of the queue', () => {
  test('uses the durations in order, repeats the last one, and counts concurrent failures once', () => {
    const pause = new QueuePause([1_000, 5_000]);
    expect([pause.isActive, pause.remaining(0)]).toEqual([false, 0]);
    expect([pause.start(100), pause.start(200)]).toEqual([1_000, undefined]);
    expect([pause.remaining(600), pause.remaining(1_100)]).toEqual([500, 0]);
    expect([pause.start(1_100), pause.start(6_100), pause.duration(6_200)]).toEqual([5_000, 5_000, 6_100]);
    expect([pause.end(), pause.end(), pause.isActive, pause.duration(7_000)]).toEqual([true, false, false, 0]);
    expect(pause.start(8_000)).toBe(1_000);
  });
});
