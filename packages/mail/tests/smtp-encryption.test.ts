import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { SMTPServer } from 'smtp-server';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { tempFolder } from '../../engine/tests/support/temp-folder.ts';
import { parseSmtpUrl } from '../src/config.ts';
import { describeOutcome } from '../src/pages/outbox-page.ts';
import { bundleService, startChild } from './support/mail/child-service.ts';
import { startSmtpSink } from './support/mail/smtp-sink.ts';
import { newSubmission, submit } from './support/mail/submissions.ts';
import { mailFacts, message, startMail, storedIn, type TestMail, until } from './support/mail-service.ts';
import { type SmtpWire, startSmtpWire } from './support/smtp-wire.ts';

const parent = tempFolder('smtp-encryption');
const login = 'website:secret-password@';
const ending: (() => Promise<void>)[] = [];
afterEach(async () => {
  vi.unstubAllEnvs();
  for (const end of ending.splice(0)) await end();
});

/** A mail server that accepts any user and password, behind a relay that records the bytes of the client. */
async function startServer({ hasStarttls = false, stripsStarttls = false, tls = {} } = {}): Promise<SmtpWire> {
  const server = new SMTPServer({
    allowInsecureAuth: true,
    authOptional: true,
    closeTimeout: 100,
    disableReverseLookup: true,
    disabledCommands: hasStarttls ? [] : ['STARTTLS'],
    onAuth: (_, __, done) => done(null, { user: 'website' }),
    onData: (stream, _, done) => stream.on('end', () => done()).resume(),
    ...tls,
  });
  server.on('error', () => undefined);
  const port = await new Promise<number>((resolve, reject) => {
    const listening = server.listen(0, '127.0.0.1', () => {
      const address = listening.address();
      if (address !== null && typeof address === 'object') resolve(address.port);
      else reject(new Error('The mail server does not listen.'));
    });
  });
  const wire = await startSmtpWire(port, { stripsStarttls });
  ending.push(wire.close, () => new Promise((resolve) => server.close(() => resolve())));
  return wire;
}

/** Sends one message through a service and waits until it is sent, or the queue pauses because the server fails. */
async function deliverOnce(environment: Record<string, string>): Promise<TestMail> {
  const mail = await startMail({ parent, environment, waits: [60_000] });
  expect((await mail.post(message)).status).toBe(202);
  await until(() => mail.stored('sent').length > 0 || pauses(mail).length > 0);
  return mail;
}

/** The reasons in the log for pausing the queue. */
const pauses = ({ lines }: TestMail): string[] => lines.flatMap((line) => /"event":"paused","outcome":"([^"]+)"/.exec(line)?.[1] ?? []);
/** The password as in each login command: plain, in base64, and in base64 after the user name. */
const password = /secret-password|c2VjcmV0LXBhc3N3b3Jk|AUTH|MAIL FROM|Hello there/i;

describe('a mail server with a password', () => {
  test.each([
    ['offers no STARTTLS', {}],
    ['has its STARTTLS removed by a man in the middle', { hasStarttls: true, stripsStarttls: true }],
    ['has a certificate that nobody trusts', { hasStarttls: true }],
  ])('that %s gets neither the password nor the message, and the message stays queued', async (_, options) => {
    const wire = await startServer(options);
    const mail = await deliverOnce({ SMTP_URL: `smtp://${login}127.0.0.1:${wire.port}` });
    expect(wire.sent()).toMatch(/^EHLO /);
    expect(wire.sent()).not.toMatch(password);
    expect(mail.stored('sent')).toEqual([]);
    expect(mail.stored('queued')).toHaveLength(1);
  });

  test('without STARTTLS is the reason in the log and on the outbox page', async () => {
    const wire = await startServer();
    const mail = await deliverOnce({ SMTP_URL: `smtp://${login}127.0.0.1:${wire.port}` });
    expect(pauses(mail)).toEqual(['ENOTLS']);
    expect(describeOutcome('ENOTLS', mailFacts.strings.outboxOutcomes)).toMatch(
      /^the mail server does not support encryption \(STARTTLS\)/,
    );
  });

  test('is verified even when NODE_TLS_REJECT_UNAUTHORIZED=0 is set for other connections', async () => {
    vi.stubEnv('NODE_TLS_REJECT_UNAUTHORIZED', '0');
    const wire = await startServer({ hasStarttls: true });
    const mail = await deliverOnce({ SMTP_URL: `smtp://${login}127.0.0.1:${wire.port}` });
    expect(pauses(mail)).toEqual([expect.stringMatching(/^(ETLS|ESOCKET)/)]);
    expect(wire.sent()).not.toMatch(password);
  });

  test('gets both unencrypted only with SMTP_ALLOW_PLAINTEXT=1, and the log warns at the start', async () => {
    const wire = await startServer();
    const mail = await deliverOnce({ SMTP_URL: `smtp://${login}127.0.0.1:${wire.port}`, SMTP_ALLOW_PLAINTEXT: '1' });
    await until(() => mail.stored('sent').length === 1);
    expect(wire.sent()).toMatch(/AUTH PLAIN/);
    expect(mail.lines[0]).toContain('"smtp-password-unprotected"');
    expect(mail.lines.join('\n')).not.toContain('secret-password');
  });

  test.each<Record<string, string>>([{}, { SMTP_ALLOW_PLAINTEXT: '1' }])(
    'is not warned of where there is none to send (%j)',
    async (environment) => {
      const sink = await startSmtpSink();
      ending.push(sink.close);
      const mail = await deliverOnce({ SMTP_URL: `smtp://127.0.0.1:${sink.port}`, ...environment });
      await until(() => mail.stored('sent').length === 1);
      expect(mail.lines.join('\n')).not.toContain('smtp-password-unprotected');
    },
  );

  const hasOpenssl = spawnSync('openssl', ['version']).status === 0;
  test.skipIf(!hasOpenssl)('with a trusted certificate gets both, encrypted by STARTTLS', async () => {
    const key = join(parent, 'key.pem');
    const cert = join(parent, 'cert.pem');
    const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
    const algorithm = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
    execFileSync('openssl', ['req', '-x509', ...algorithm, '-keyout', key, '-out', cert, '-days', '2', ...subject], { stdio: 'ignore' });
    const wire = await startServer({ hasStarttls: true, tls: { key: readFileSync(key), cert: readFileSync(cert) } });
    const outbox = join(parent, 'trusted');
    const child = startChild(await bundleService(), {
      MAIL_OUTBOX: outbox,
      SMTP_URL: `smtp://${login}127.0.0.1:${wire.port}?tls.servername=localhost`,
      NODE_EXTRA_CA_CERTS: cert,
    });
    ending.push(child.kill);
    const submission = newSubmission();
    await submit(submission, (await child.address) ?? '');
    expect(submission.isAnswered).toBe(true);
    await until(() => storedIn(outbox, 'sent').length === 1);
    expect(wire.sent()).toMatch(/STARTTLS\r\n/);
    expect(wire.sent()).not.toMatch(password);
  });
});

describe('SMTP_URL', () => {
  test.each([
    '?ignoreTLS=true',
    '?requireTLS=false',
    '?requireTLS=true&requireTLS=false',
    '?secure=false',
    '?tls.rejectUnauthorized=false',
    '?tls.minVersion=TLSv1',
    '?opportunisticTLS=true',
    '?service=gmail',
    '?proxy=http://proxy.example',
    '?authMethod=PLAIN',
    '?logger=true&debug=true',
    '/path',
    '#fragment',
  ])('rejects %s', async (rest) => {
    const SMTP_URL = `smtp://${login}mail.example.com:587${rest}`;
    await expect(startMail({ parent, environment: { SMTP_URL } })).rejects.toThrow(/^SMTP_URL is not valid\. Write .* such as/);
  });

  test('requires TLS by smtps: or ?requireTLS=true', () => {
    expect(parseSmtpUrl('smtps://mail.example.com')).toMatchObject({ isTls: true, requiresTls: true, port: undefined });
    expect(parseSmtpUrl('smtp://mail.example.com:25?requireTLS=true')).toMatchObject({ isTls: false, requiresTls: true, port: 25 });
    expect(parseSmtpUrl('smtp://[::1]:25')).toMatchObject({ host: '::1', requiresTls: false, login: undefined });
    expect(parseSmtpUrl('smtp://user@mail.example.com')?.login).toEqual({ user: 'user', password: '' });
    expect(parseSmtpUrl('smtp://user:%zz@mail.example.com')).toBeUndefined();
  });

  test('decodes any percent-encoded user and password', () => {
    const text = fc.string({ unit: 'grapheme', minLength: 1 });
    fc.assert(
      fc.property(text, text, (user, secret) => {
        const url = `smtp://${encodeURIComponent(user)}:${encodeURIComponent(secret)}@mail.example.com`;
        expect(parseSmtpUrl(url)?.login).toEqual({ user, password: secret });
      }),
    );
  });

  test('accepts only its two options', () => {
    const name = fc.oneof(fc.constantFrom('ignoreTLS', 'RequireTLS', 'tls.servername.x', '__proto__', 'auth'), fc.string({ minLength: 1 }));
    fc.assert(
      fc.property(name, fc.constantFrom('true', 'false', '1', ''), (option, value) => {
        fc.pre(option !== 'requireTLS' && option !== 'tls.servername');
        const query = new URLSearchParams([[option, value]]);
        expect(parseSmtpUrl(`smtp://mail.example.com?${query}`)).toBeUndefined();
      }),
    );
  });
});
