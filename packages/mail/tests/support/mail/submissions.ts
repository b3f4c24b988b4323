import { randomUUID } from 'node:crypto';
import type { Message } from '../../../../core/src/model/compose-message.ts';

/** A message that a visitor sends until there is a response, always with the same idempotency key. */
export type Submission = { token: string; isAnswered: boolean };

export const newSubmission = (): Submission => ({ token: randomUUID(), isAnswered: false });

const messageOf = (token: string): Message => ({
  to: 'desk@bench.example',
  name: 'Bench Desk',
  subject: 'You have a new message from Bench',
  body: `Name: Ann Weaver\nEmail: ann@client.example\nPhone: 9876543210\nMessage: token ${token}`,
});

/** Returns the token of a submission in the text of a message or mail. */
export const tokenIn = (text: string): string | undefined => /token ([0-9a-f-]{36})/.exec(text)?.[1];

/** Sends a submission. It counts as accepted only after a 2xx response. Ignores a service that was killed meanwhile. */
export async function submit(submission: Submission, address: string): Promise<void> {
  const response = await fetch(`${address}/send-email`, {
    method: 'POST',
    headers: { Origin: 'https://bench.example', 'Content-Type': 'application/json', 'Idempotency-Key': submission.token },
    body: JSON.stringify(messageOf(submission.token)),
  }).catch(() => undefined);
  if (response && response.status >= 500) throw new Error(`The service responded with ${response.status}.`);
  if (response?.ok) submission.isAnswered = true;
}
