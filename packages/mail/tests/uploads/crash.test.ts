import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import PostalMime from 'postal-mime';
import { expect, onTestFinished, test } from 'vitest';
import { samplePdf } from '../../../engine/tests/support/sample-files.ts';
import { isSweep } from '../../../engine/tests/support/sweeps.ts';
import { tempFolder } from '../../../engine/tests/support/temp-folder.ts';
import { states } from '../../src/outbox/entry.ts';
import { bundleService, type ChildService, startChild } from '../support/mail/child-service.ts';
import { startSmtpSink } from '../support/mail/smtp-sink.ts';
import { storedIn } from '../support/mail-service.ts';
import { multipartBody, multipartType } from '../support/multipart.ts';
import { openOutbox, sha256 } from '../support/stored-message.ts';

const parent = tempFolder('upload-crash');
const runs = isSweep ? 16 : 4;
const hour = 3_600_000;

/** A file that a visitor sends until there is a response, always with the same key. */
type Upload = { key: string; content: Buffer; isAnswered: boolean };

const newUpload = (size: number): Upload => ({ key: randomUUID(), content: samplePdf(size), isAnswered: false });

/** Sends an upload. Ignores a service that was killed meanwhile. */
async function send(upload: Upload, address: string): Promise<void> {
  const { key, content } = upload;
  const body = multipartBody([
    { name: 'form', text: '/upload#form-1' },
    { name: 'idempotency_key', text: key },
    { name: 'file', file: content, fileName: `${key}.pdf` },
  ]);
  const headers = { Origin: 'https://bench.example', 'Content-Type': multipartType };
  const response = await fetch(`${address}/send-email`, { method: 'POST', body, headers, redirect: 'manual' }).catch(() => undefined);
  if (response?.status === 303) upload.isAnswered = true;
  else if (response) throw new Error(`The service responded with ${response.status}.`);
}

async function addressOf(child: ChildService): Promise<string> {
  const address = await child.address;
  if (address === undefined) throw new Error('The service did not start.');
  return address;
}

test(`E-10 a service that is killed during ${runs} uploads loses no accepted file and leaves none behind`, {
  timeout: 400_000,
}, async () => {
  const outbox = join(parent, 'outbox');
  const sink = await startSmtpSink();
  onTestFinished(sink.close);
  const file = await bundleService();
  const start = (): ChildService =>
    startChild(file, {
      MAIL_OUTBOX: outbox,
      SMTP_URL: `smtp://127.0.0.1:${sink.port}`,
      MAIL_RATE_PER_CLIENT: '9999999',
      MAIL_UPLOADS_PER_CLIENT: '99999',
      MAIL_UPLOADS_TOTAL: '99999',
    });
  const uploads: Upload[] = [];
  for (let run = 0; run < runs; run += 1) {
    // Every second service is killed at any moment of a large upload, the others right after they answered one of several.
    const isLarge = run % 2 === 0;
    uploads.push(newUpload(isLarge ? 10 * 1024 * 1024 : 50_000), newUpload(1_000));
    const child = start();
    const address = await addressOf(child);
    // Of one client, four at a time are accepted.
    const sent = uploads
      .filter(({ isAnswered }) => !isAnswered)
      .slice(-4)
      .map((upload) => send(upload, address));
    await (isLarge ? setTimeout(Math.random() * 700) : Promise.race(sent));
    await child.kill();
    await Promise.all(sent);
  }
  const interrupted = readdirSync(join(outbox, 'drafts')).length;
  const answered = uploads.filter(({ isAnswered }) => isAnswered).length;
  expect(answered).toBeGreaterThanOrEqual(runs / 2);
  console.log(`upload crash runs: ${JSON.stringify({ answered, interrupted, of: uploads.length })}`);
  const last = start();
  const address = await addressOf(last);
  for (const upload of uploads) await send(upload, address);
  while (readdirSync(join(outbox, 'queued')).length > 0) await setTimeout(20);
  expect(await last.end()).toBe(0);

  const received = new Map<string, Set<string>>();
  for (const { raw } of sink.received) {
    const { messageId, attachments } = await PostalMime.parse(raw);
    for (const { filename, content } of attachments) {
      const digest = sha256(Buffer.from(typeof content === 'string' ? content : new Uint8Array(content)));
      received.set(`${filename} ${digest}`, (received.get(`${filename} ${digest}`) ?? new Set()).add(messageId ?? ''));
    }
  }
  // Each file was mailed byte for byte, in one message.
  expect([...received.keys()].sort()).toEqual(uploads.map(({ key, content }) => `${key}.pdf ${sha256(content)}`).sort());
  expect([...received.values()].filter(({ size }) => size > 1)).toEqual([]);

  await (await openOutbox(outbox, () => Date.now() + 2 * hour)).close();
  const ids = states.flatMap((state) => storedIn(outbox, state)).map(({ id }) => id);
  expect(readdirSync(join(outbox, 'uploads')).sort()).toEqual(ids.sort());
  expect(readdirSync(join(outbox, 'drafts'))).toEqual([]);
  expect(readdirSync(join(outbox, 'quarantine'))).toEqual([]);
});
