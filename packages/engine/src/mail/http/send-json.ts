import type { SubmissionHandler } from '../submission-handler.ts';
import { readJsonMessage } from './json-message.ts';
import { readBody } from './read-body.ts';
import { submissionKey } from './submission-key.ts';

/** Takes a message from a page's script: JSON in, a small JSON answer out, 202 once it is stored. */
export async function sendJson(request: Request, client: string, intake: SubmissionHandler): Promise<Response> {
  const header = request.headers.get('Idempotency-Key');
  const key = header === null ? undefined : submissionKey(header);
  const message = readJsonMessage(await readBody(request));
  await intake.take({ message, key, isSuspected: request.headers.get('X-Suspected') === '1', client });
  return Response.json({ ok: true }, { status: 202 });
}
