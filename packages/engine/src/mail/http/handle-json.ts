import type { MailFacts } from '../../model/mail-facts.ts';
import { findSuspicion, type SpamChecks } from '../spam/suspicion.ts';
import type { SubmissionHandler } from '../submission-handler.ts';
import { webhooksOf } from '../webhooks-of.ts';
import { parseIdempotencyKey } from './idempotency-key.ts';
import { readJsonMessage } from './json-message.ts';
import { readBody } from './read-body.ts';
import { readTraces } from './traces.ts';

/** Handles a message sent as JSON. Responds with 202 once it is stored. Throws an `HttpError` when it is not accepted. */
export async function handleJson(
  request: Request,
  { client, submissions, facts, spam }: { client: string; submissions: SubmissionHandler; facts: MailFacts; spam: SpamChecks },
): Promise<Response> {
  const header = request.headers.get('Idempotency-Key');
  const key = header === null ? undefined : parseIdempotencyKey(header);
  const message = readJsonMessage(await readBody(request));
  const webhooks = webhooksOf(undefined, facts);
  const { isSuspected, release } = await findSuspicion(readTraces(request), [message.body], spam);
  await submissions.accept({ message, webhooks, key, isSuspected, client }).catch((error: unknown) => {
    release();
    throw error;
  });
  return Response.json({ ok: true }, { status: 202 });
}
