import type { MailFacts } from '@pagewright/core';
import { z } from 'zod';
import { HttpError } from '../http-error.ts';
import { readBody } from '../request-body.ts';
import { isFromProgram, readTraces } from '../spam.ts';
import { parseIdempotencyKey, type SubmissionHandler } from '../submissions.ts';
import { webhooksOf } from '../webhooks/webhooks.ts';

/** Handles a message sent as JSON. Responds with 202 once it is stored. Throws an `HttpError` when it is not accepted. */
export async function handleJson(
  request: Request,
  { client, submissions, facts, minimumTime }: { client: string; submissions: SubmissionHandler; facts: MailFacts; minimumTime: number },
): Promise<Response> {
  const header = request.headers.get('Idempotency-Key');
  const key = header === null ? undefined : parseIdempotencyKey(header);
  const message = readJsonMessage(await readBody(request));
  const webhooks = webhooksOf(undefined, facts);
  const isSuspected = isFromProgram(readTraces(request), minimumTime);
  await submissions.accept({ message, webhooks, key, isSuspected, client });
  return Response.json({ ok: true }, { status: 202 });
}

/** Control characters, line breaks, marks that change the text direction, and encoded words of mail headers (RFC 2047). */
const notInHeaders = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]|=\?/u;
const headerText = z
  .string()
  .max(200)
  .refine((text) => !notInHeaders.test(text));

const messageSchema = z.strictObject({
  // Other types become an empty address. `SubmissionHandler` checks the recipient.
  to: z.unknown().transform((to) => (typeof to === 'string' ? to : '')),
  name: headerText,
  subject: headerText.regex(/\S/),
  body: z.string().regex(/\S/).max(20_000),
});
/** A valid message from JSON. */
type JsonMessage = z.output<typeof messageSchema>;

/**
 * Parses a message from JSON. Throws an `HttpError` with status 400 unless it has exactly the four texts. The response is
 * the same for every recipient, so that nobody can find out which addresses are configured. A `to` that is not a text is
 * read as an empty one.
 */
function readJsonMessage(text: string): JsonMessage {
  const value = parseJson(text);
  const { success, data } = messageSchema.safeParse(value);
  const isObject = typeof value === 'object' && value !== null && 'to' in value;
  if (!success || !isObject || (data.to !== '' && hasRepeatedKey(text))) throw new HttpError(400, 'malformedJson');
  return data;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new HttpError(400, 'malformedJson');
  }
}

/** Returns true for a valid message whose JSON repeats a key: four keys and four texts are eight strings, a repeated key adds more. */
const hasRepeatedKey = (text: string): boolean => (text.match(/"(?:[^"\\]|\\.)*"?/gs) ?? []).length !== 8;
