import { expect } from '@playwright/test';
import PostalMime from 'postal-mime';
import type { SmtpSink } from '../../../packages/engine/src/bench/mail/smtp-sink.ts';
import { sha256 } from '../../../packages/engine/tests/support/stored-message.ts';

/** Waits for the mail of a visitor. Returns the names and digests of its attachments. */
export async function attachmentsOf(sink: SmtpSink, visitor: string): Promise<[string | null, string][]> {
  const find = () => sink.received.find(({ raw }) => raw.includes(`Name: ${visitor}\r\n`));
  await expect.poll(() => find() !== undefined).toBe(true);
  const { attachments } = await PostalMime.parse(find()?.raw ?? '');
  return attachments.map(({ filename, content }) => [
    filename,
    sha256(Buffer.from(typeof content === 'string' ? content : new Uint8Array(content))),
  ]);
}
