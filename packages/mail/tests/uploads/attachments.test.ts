import { existsSync, mkdtempSync, readFileSync, rmSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime, { type Attachment } from 'postal-mime';
import { describe, expect, onTestFinished, test } from 'vitest';
import { samplePdf } from '../../../engine/tests/support/sample-files.ts';
import { tempFolder } from '../../../engine/tests/support/temp-folder.ts';
import { type SinkBehaviour, type SmtpSink, startSmtpSink } from '../support/mail/smtp-sink.ts';
import { startMail, type TestMail, until } from '../support/mail-service.ts';
import { sha256, storeMessage } from '../support/stored-message.ts';

const parent = tempFolder('attachments');
const newFolder = (): string => mkdtempSync(join(parent, 'outbox-'));
const megabyte = 1024 * 1024;

async function startSink(behave?: (connection: number) => SinkBehaviour): Promise<SmtpSink> {
  const sink = await startSmtpSink(behave ? { behave } : {});
  onTestFinished(sink.close);
  return sink;
}

const startWith = (folder: string, { port }: SmtpSink, environment = {}): Promise<TestMail> =>
  startMail({ folder, waits: [5, 5, 5], environment: { SMTP_URL: `smtp://127.0.0.1:${port}`, ...environment } });

const contentOf = ({ content }: Attachment): Uint8Array => (typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content));

/** Returns the text of a mail and its attachments, as a mail program shows them. */
async function parse(raw: string): Promise<{ text: string; files: [name: string | null, digest: string][]; dispositions: unknown[] }> {
  const { text = '', attachments } = await PostalMime.parse(raw);
  const files = attachments.map((one): [string | null, string] => [one.filename, sha256(contentOf(one))]);
  return { text, files, dispositions: attachments.map(({ disposition }) => disposition) };
}

describe('the mail of a message with files', () => {
  test('has them as attachments, byte for byte', { timeout: 60_000 }, async () => {
    const folder = newFolder();
    const files = [1, 3, 10].map((size) => ({ name: `Müller & Söhne ${size}.pdf`, content: samplePdf(size * megabyte) }));
    await storeMessage(folder, files);
    const sink = await startSink();
    const mail = await startWith(folder, sink);
    await until(() => mail.stored('sent').length === 1);
    const { text, files: received, dispositions } = await parse(sink.received[0]?.raw ?? '');
    expect(received).toEqual(files.map(({ name, content }) => [name, sha256(content)]));
    expect(new Set(dispositions)).toEqual(new Set(['attachment']));
    expect(text.trim()).toBe('Name: Ann\nEmail: ann@client.example');
  });

  test('has a table of Excel as it is, and claims no encoding for it', async () => {
    const folder = newFolder();
    const content = Buffer.from('Name;Ort\r\nM\xfcller;K\xf6ln\r\n', 'latin1');
    await storeMessage(folder, [{ name: 'Gäste.csv', content, type: 'text/csv' }]);
    const sink = await startSink();
    const mail = await startWith(folder, sink);
    await until(() => mail.stored('sent').length === 1);
    const raw = sink.received[0]?.raw ?? '';
    expect((await parse(raw)).files).toEqual([['Gäste.csv', sha256(content)]]);
    expect(/^Content-Type: text\/csv.*(?:\r\n .*)*/m.exec(raw)?.[0]).not.toContain('charset');
  });

  test('is repeated with all files after a failure', async () => {
    const folder = newFolder();
    const file = { name: 'cv.pdf', content: samplePdf(200_000) };
    await storeMessage(folder, [file]);
    const sink = await startSink((connection) => (['cut', { data: 451 }, 'accept'] as const)[connection] ?? 'accept');
    const mail = await startWith(folder, sink);
    await until(() => mail.stored('sent').length === 1);
    expect(new Set(sink.received.map(({ messageId }) => messageId)).size).toBe(1);
    for (const { raw } of sink.received) expect((await parse(raw)).files).toEqual([['cv.pdf', sha256(file.content)]]);
  });

  test('names the files that are larger than the limit', async () => {
    const folder = newFolder();
    const small = { name: 'small.pdf', content: samplePdf(1_000) };
    await storeMessage(folder, [{ name: 'large.pdf', content: samplePdf(1.2 * megabyte) }, small]);
    const sink = await startSink();
    const mail = await startWith(folder, sink, { MAIL_ATTACH_LIMIT: '1' });
    await until(() => mail.stored('sent').length === 1);
    const { text, files } = await parse(sink.received[0]?.raw ?? '');
    expect(files).toEqual([['small.pdf', sha256(small.content)]]);
    expect(text).toContain('Email: ann@client.example\n\nlarge.pdf (1.2 MB) is too large for this mail. The file is in the outbox.');
  });

  test.each(['removed', 'damaged'])('is sent without a file that was %s, and says so', async (how) => {
    const folder = newFolder();
    const kept = { name: 'kept.pdf', content: samplePdf(500) };
    const { id, files = [] } = await storeMessage(folder, [{ name: 'gone.pdf', content: samplePdf(2_000) }, kept]);
    const path = join(folder, 'uploads', id, files[0]?.file ?? '');
    if (how === 'removed') rmSync(path);
    else truncateSync(path, 100);
    const sink = await startSink();
    const mail = await startWith(folder, sink);
    await until(() => mail.stored('sent').length === 1);
    const parsed = await parse(sink.received[0]?.raw ?? '');
    expect(parsed.files).toEqual([['kept.pdf', sha256(kept.content)]]);
    expect(parsed.text).toContain('gone.pdf (2 KB) could not be attached: the file is missing in the outbox.');
    expect(mail.lines.some((line) => line.includes('"file-missing"'))).toBe(true);
  });

  test('is a mail file with them while there is no mail server', async () => {
    const folder = newFolder();
    const file = { name: 'cv.pdf', content: samplePdf(megabyte) };
    const { id } = await storeMessage(folder, [file]);
    const mail = await startMail({ folder });
    const eml = join(folder, 'eml', `${id}.eml`);
    await until(() => existsSync(eml));
    expect((await parse(readFileSync(eml, 'utf8'))).files).toEqual([['cv.pdf', sha256(file.content)]]);
    await mail.stop();
  });
});
