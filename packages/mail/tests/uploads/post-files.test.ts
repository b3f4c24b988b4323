import { readdirSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { text as readAll } from 'node:stream/consumers';
import PostalMime from 'postal-mime';
import { describe, expect, test } from 'vitest';
import { sampleJpeg, samplePdf, samplePng } from '../../../engine/tests/support/sample-files.ts';
import { tempFolder } from '../../../engine/tests/support/temp-folder.ts';
import { factsWithFiles } from '../support/form-with-files.ts';
import { startSmtpSink } from '../support/mail/smtp-sink.ts';
import { mailFacts, startMail, type TestMail, until } from '../support/mail-service.ts';
import { boundary, multipartBody, multipartType, type TestPart } from '../support/multipart.ts';
import { rawRequest, statusOf } from '../support/raw-request.ts';
import { canMountDisks, mountSmallDisk } from '../support/small-disk.ts';
import { sha256 } from '../support/stored-message.ts';

const parent = tempFolder('post-files');
const facts = factsWithFiles;
const megabyte = 1024 * 1024;
const canMount = canMountDisks(parent);

const text = (name: string, value: string): TestPart => ({ name, text: value });
const file = (name: string, content: Buffer, fileName: string): TestPart => ({ name, file: content, fileName });
const applicant = [text('form', '/jobs#form-1'), text('fullName', 'Ann Weaver'), text('email', 'ann@client.example')];
const cv = samplePdf(50_000);

type Answer = { status: number; text: string; headers: Headers };

/** Posts parts as a browser does. */
async function post({ address }: TestMail, parts: readonly TestPart[], headers: Record<string, string> = {}): Promise<Answer> {
  const answer = await fetch(`${address}/send-email`, {
    method: 'POST',
    body: multipartBody(parts),
    redirect: 'manual',
    headers: { Origin: mailFacts.origin, 'Content-Type': multipartType, ...headers },
  });
  return { status: answer.status, text: await answer.text(), headers: answer.headers };
}

/** Sends a request as some proxies do: reads nothing of the response before all of it is sent. Rejects when the connection breaks. */
async function sentBeforeReading(address: string, request: Buffer): Promise<string> {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname);
  socket.pause();
  await new Promise<void>((resolve, reject) => {
    socket.once('error', reject).write(request, () => resolve());
  });
  return readAll(socket);
}

/** The uploads in an outbox, finished or not. Other drafts are files that the service writes at the moment. */
const leftovers = ({ folder }: TestMail): string[] => [
  ...readdirSync(join(folder, 'drafts')).filter((name) => name.startsWith('upload-')),
  ...readdirSync(join(folder, 'uploads')),
];

describe('a form with files', () => {
  test('is stored with its files and mailed to the recipient of the form', { timeout: 60_000 }, async () => {
    const sink = await startSmtpSink();
    const mail = await startMail({ parent, facts, environment: { SMTP_URL: `smtp://127.0.0.1:${sink.port}` } });
    const files = [cv, samplePdf(10 * megabyte)];
    const photo = samplePng(20_000);
    const answer = await post(mail, [
      ...applicant,
      text('days', 'mon'),
      text('days', 'fri'),
      ...files.map((content, index) => file('cv', content, `cv ${index}.pdf`)),
      file('photo', photo, 'me.gif'),
    ]);
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/thanks']);
    await until(() => mail.stored('sent').length === 1);
    const [entry] = mail.stored('sent');
    expect(entry).toMatchObject({
      to: { name: 'Jobs', address: 'jobs@fixture.example' },
      form: { name: '/jobs#form-1', title: 'Apply for a job', page: '/jobs' },
      answers: [
        { label: 'Full name', value: 'Ann Weaver' },
        { label: 'Email', value: 'ann@client.example' },
        { label: 'Days', value: 'Monday, Friday' },
        { label: 'CV', value: 'cv 0.pdf (49 KB), cv 1.pdf (10.0 MB)' },
        { label: 'Photo', value: 'me.png (20 KB)' },
      ],
    });
    const { attachments } = await PostalMime.parse(sink.received[0]?.raw ?? '');
    const digests = attachments.map(({ filename, content }) => [filename, sha256(new Uint8Array(Buffer.from(content as ArrayBuffer)))]);
    expect(digests).toEqual([
      ['cv 0.pdf', sha256(cv)],
      ['cv 1.pdf', sha256(files[1] ?? Buffer.alloc(0))],
      ['me.png', sha256(photo)],
    ]);
    expect(leftovers(mail)).toEqual([entry?.id]);
    await sink.close();
  });

  test('that is posted twice is stored once, with its files once', async () => {
    const mail = await startMail({ parent, facts });
    const parts = [...applicant, file('cv', cv, 'cv.pdf')];
    expect((await post(mail, parts)).status).toBe(303);
    expect((await post(mail, parts)).status).toBe(303);
    expect(mail.stored('queued')).toHaveLength(1);
    expect(leftovers(mail)).toEqual([mail.stored('queued')[0]?.id]);
    // Another file is another message.
    expect((await post(mail, [...applicant, file('cv', samplePdf(), 'cv.pdf')])).status).toBe(303);
    expect(mail.stored('queued')).toHaveLength(2);
  });

  test('whose key was used with other files gets 422', async () => {
    const mail = await startMail({ parent, facts });
    const key = text('idempotency_key', 'the-key-12345678');
    expect((await post(mail, [...applicant, key, file('cv', cv, 'cv.pdf')])).status).toBe(303);
    expect((await post(mail, [...applicant, key, file('cv', samplePdf(), 'cv.pdf')])).status).toBe(422);
    expect(leftovers(mail)).toEqual([mail.stored('queued')[0]?.id]);
  });

  test('with a filled honeypot is stored as suspected, with its files', async () => {
    const mail = await startMail({ parent, facts });
    expect((await post(mail, [...applicant, text('website_confirm', 'x'), file('cv', cv, 'cv.pdf')])).status).toBe(303);
    const [entry] = mail.stored('suspected');
    expect(entry?.files?.map(({ name }) => name)).toEqual(['cv.pdf']);
    expect(leftovers(mail)).toEqual([entry?.id]);
  });

  test.each<[string, TestPart[], string]>([
    ['no file', [], 'CV: Your CV is required.'],
    ['a file of another kind', [file('cv', sampleJpeg(), 'cv.pdf')], 'CV: Choose files of these kinds: PDF, DOCX, ODT, DOC, RTF.'],
    [
      'a file that is too large',
      [file('cv', cv, 'cv.pdf'), file('photo', samplePng(1.1 * megabyte), 'a.png')],
      'Photo: Choose files of at most 1 MB each.',
    ],
    ['too many files', [...Array.from({ length: 4 }, () => file('cv', cv, 'cv.pdf'))], 'CV: Choose at most 3 files.'],
    ['an empty file', [file('cv', Buffer.alloc(0), 'cv.pdf')], 'CV: This file is empty. Choose another one.'],
  ])('with %s gets 422 with the reason, and nothing is stored', async (_, parts, reason) => {
    const mail = await startMail({ parent, facts });
    const answer = await post(mail, [...applicant, ...parts]);
    expect(answer.status).toBe(422);
    expect(answer.text).toContain(reason);
    expect(answer.text).toContain('Ann Weaver');
    expect(leftovers(mail)).toEqual([]);
    expect(mail.stored('queued')).toEqual([]);
    const asJson = await post(mail, [...applicant, ...parts], { Accept: 'application/json' });
    expect([asJson.status, JSON.parse(asJson.text)]).toMatchObject([422, { ok: false }]);
  });
});

describe('a post with files is rejected', () => {
  test.each<[string, TestPart[], number]>([
    ['when its form takes no files', [text('form', '/contact#message-form-1'), text('fullName', 'Ann')], 415],
    ['when its form does not exist', [text('form', '/jobs#form-2'), file('cv', cv, 'cv.pdf')], 422],
    ['when the form is not named first', [...applicant.toReversed(), file('cv', cv, 'cv.pdf')], 400],
    ['with an unknown field', [...applicant, text('extra', 'x'), file('cv', cv, 'cv.pdf')], 400],
    ['with a file for another field', [...applicant, file('fullName', cv, 'cv.pdf')], 400],
  ])('%s', async (_, parts, status) => {
    const mail = await startMail({ parent, facts });
    expect((await post(mail, parts)).status).toBe(status);
    expect(leftovers(mail)).toEqual([]);
  });

  test('from another origin, encoded, or with a body that ends early', async () => {
    const mail = await startMail({ parent, facts });
    const parts = [...applicant, file('cv', cv, 'cv.pdf')];
    expect((await post(mail, parts, { Origin: 'https://evil.example' })).status).toBe(403);
    expect((await post(mail, parts, { 'Content-Encoding': 'gzip' })).status).toBe(415);
    const head = `POST /send-email HTTP/1.1\r\nHost: localhost\r\nOrigin: ${mailFacts.origin}\r\nContent-Type: ${multipartType}\r\nConnection: close\r\n`;
    const chunk = `--${boundary}\r\nContent-Disposition: form-data; name="form"\r\n\r\n/jobs#form-1\r\n--${boundary}`;
    const answer = await rawRequest(mail.address, `${head}Content-Length: ${chunk.length}\r\n\r\n${chunk}`);
    expect(statusOf(answer)).toBe(400);
    expect(leftovers(mail)).toEqual([]);
  });

  test.each<[string, TestPart[], number]>([
    ['of an unknown form', [text('form', '/jobs#form-2')], 422],
    ['of a form without files', [text('form', '/contact#message-form-1')], 415],
    ['with a file that is too large', applicant, 422],
    ['from another origin', applicant, 403],
  ])(
    '%s, and the client gets the response while it still sends, also by a proxy that closes each connection',
    async (reason, parts, status) => {
      const mail = await startMail({ parent, facts });
      const body = multipartBody([...parts, file('cv', samplePdf(30 * megabyte), 'cv.pdf')]);
      const origin = reason === 'from another origin' ? 'https://evil.example' : mailFacts.origin;
      const head = `POST /send-email HTTP/1.0\r\nHost: localhost\r\nOrigin: ${origin}\r\nContent-Type: ${multipartType}\r\nConnection: close\r\n`;
      const answer = await sentBeforeReading(
        mail.address,
        Buffer.concat([Buffer.from(`${head}Content-Length: ${body.length}\r\n\r\n`), body]),
      );
      expect(statusOf(answer)).toBe(status);
      expect(leftovers(mail)).toEqual([]);
    },
  );

  test('when the client uploads more than its limit', async () => {
    const mail = await startMail({ parent, facts, environment: { MAIL_UPLOADS_PER_CLIENT: '1' } });
    const parts = [...applicant, file('cv', samplePdf(0.7 * megabyte), 'cv.pdf')];
    expect((await post(mail, parts)).status).toBe(303);
    const second = await post(mail, [...applicant, file('cv', samplePdf(0.7 * megabyte), 'cv.pdf')]);
    expect(second.status).toBe(429);
    expect(Number(second.headers.get('Retry-After'))).toBeGreaterThan(60);
    expect(leftovers(mail)).toEqual([mail.stored('queued')[0]?.id]);
  });

  test('but not for other posts of which only the headers arrived', async () => {
    const mail = await startMail({ parent, facts });
    const headers = { Host: 'localhost', Origin: mailFacts.origin, 'Content-Type': multipartType };
    const send = (body: ReadableStream | Uint8Array<ArrayBuffer>): Promise<Response> => {
      const request = new Request('http://localhost/send-email', { method: 'POST', body, headers, ...{ duplex: 'half' } });
      return Promise.resolve(mail.service.fetch(request, { incoming: { socket: { remoteAddress: '203.0.113.5' } } }));
    };
    const ends: (() => void)[] = [];
    const silent = Array.from({ length: 30 }, () =>
      send(new ReadableStream({ start: (controller) => void ends.push(() => controller.close()) })),
    );
    await until(() => ends.length === 30);
    expect((await send(multipartBody([...applicant, file('cv', cv, 'cv.pdf')]))).status).toBe(303);
    for (const end of ends) end();
    expect(new Set((await Promise.all(silent)).map(({ status }) => status))).toEqual(new Set([400]));
  });

  test('but not because of the bytes of posts that were refused', async () => {
    const mail = await startMail({ parent, facts, environment: { MAIL_UPLOADS_TOTAL: '1' } });
    const large = file('cv', samplePdf(0.7 * megabyte), 'cv.pdf');
    expect((await post(mail, [text('form', '/jobs#form-1'), large])).status).toBe(422);
    expect((await post(mail, [...applicant, large, text('extra', 'x')])).status).toBe(400);
    expect((await post(mail, [...applicant, large])).status).toBe(303);
    const another = await post(mail, [...applicant, file('cv', samplePdf(0.6 * megabyte), 'cv.pdf')]);
    expect(another.status).toBe(429);
  });

  test('while the client uploads four others', async () => {
    const mail = await startMail({ parent, facts });
    const body = multipartBody([...applicant, file('cv', samplePdf(50_000), 'cv.pdf')]);
    let finish = (): void => undefined;
    const finished = new Promise<void>((resolve) => {
      finish = resolve;
    });
    /** A request whose body waits in the middle. */
    const slow = (): Promise<Response> => {
      const parts = [body.subarray(0, 20_000), body.subarray(20_000)];
      const stream = new ReadableStream({
        pull: async (controller) => {
          const part = parts.shift();
          if (parts.length === 0) await finished;
          if (part) controller.enqueue(new Uint8Array(part));
          else controller.close();
        },
      });
      const headers = { Host: 'localhost', Origin: mailFacts.origin, 'Content-Type': multipartType };
      const request = new Request('http://localhost/send-email', { method: 'POST', body: stream, headers, ...{ duplex: 'half' } });
      return Promise.resolve(mail.service.fetch(request, { incoming: { socket: { remoteAddress: '203.0.113.5' } } }));
    };
    const running = Array.from({ length: 4 }, slow);
    await until(() => readdirSync(join(mail.folder, 'drafts')).filter((name) => name.startsWith('upload-')).length === 4);
    expect((await slow()).status).toBe(429);
    finish();
    expect((await Promise.all(running)).map(({ status }) => status)).toEqual([303, 303, 303, 303]);
  });

  test.runIf(canMount)('with 503 on a full disk, and nothing is stored; afterwards it is accepted', async () => {
    const disk = mountSmallDisk(parent, '2m');
    const mail = await startMail({ facts, folder: join(disk.folder, 'outbox') });
    const parts = [...applicant, file('cv', samplePdf(3 * megabyte), 'cv.pdf')];
    expect((await post(mail, parts)).status).toBe(503);
    expect(leftovers(mail)).toEqual([]);
    expect(mail.lines.some((line) => line.includes('"not-stored","code":"ENOSPC"'))).toBe(true);
    expect((await post(mail, [...applicant, file('cv', cv, 'cv.pdf')])).status).toBe(303);
  });
});
