import type { Intake } from '../intake.ts';
import { readJsonMessage } from './json-message.ts';
import { readBody } from './read-body.ts';
import { Refusal } from './refusal.ts';

/** Takes a message from a page's script: JSON in, a small JSON answer out, 202 once it is stored. */
export async function sendJson(request: Request, client: string, intake: Intake): Promise<Response> {
  const key = keyOf(request.headers);
  const message = readJsonMessage(await readBody(request));
  await intake.take({ message, key, isSuspected: request.headers.get('X-Suspected') === '1', client });
  return Response.json({ ok: true }, { status: 202 });
}

/** The key of a submission. Throws a `Refusal` for one that no browser of ours would make. */
function keyOf(headers: Headers): string | undefined {
  const key = headers.get('Idempotency-Key');
  if (key === null) return undefined;
  if (!/^[\x21-\x7e]{8,200}$/.test(key)) throw new Refusal(400, 'The Idempotency-Key must have 8 to 200 letters, digits or signs.');
  return `key ${key}`;
}
