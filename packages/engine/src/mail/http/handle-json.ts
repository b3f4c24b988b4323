import type { SubmissionHandler } from '../submission-handler.ts';
import { parseIdempotencyKey } from './idempotency-key.ts';
import { readJsonMessage } from './json-message.ts';
import { readBody } from './read-body.ts';

/** Handles a message sent as JSON. Responds with 202 once it is stored. Throws an `HttpError` when it is not accepted. */
export async function handleJson(request: Request, client: string, submissions: SubmissionHandler): Promise<Response> {
  const header = request.headers.get('Idempotency-Key');
  const key = header === null ? undefined : parseIdempotencyKey(header);
  const message = readJsonMessage(await readBody(request));
  await submissions.accept({ message, key, isSuspected: request.headers.get('X-Suspected') === '1', client });
  return Response.json({ ok: true }, { status: 202 });
}
