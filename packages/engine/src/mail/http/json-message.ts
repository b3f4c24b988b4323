import { z } from 'zod';
import { HttpError } from './http-error.ts';

const shape = 'Send JSON with exactly four texts: to, name, subject, body.';

/** Control characters, line ends of any kind, marks that turn the direction of text, and words encoded for mail headers. */
const notInHeaders = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]|=\?/u;
const headerText = z
  .string()
  .max(200)
  .refine((text) => !notInHeaders.test(text));

const messageSchema = z.strictObject({
  // Anything but a text is nobody's address; who may be written to is decided where the message is taken.
  to: z.unknown().transform((to) => (typeof to === 'string' ? to : '')),
  name: headerText,
  subject: headerText.regex(/\S/),
  body: z.string().regex(/\S/).max(20_000),
});
export type JsonMessage = z.output<typeof messageSchema>;

/**
 * Reads a message from JSON. Throws a `Refusal` with status 400 for anything but the four texts, whoever it is for: the
 * answer must not say whether a recipient is configured. A `to` that is no text is read as an empty one.
 */
export function readJsonMessage(text: string): JsonMessage {
  const value = parseJson(text);
  const { success, data } = messageSchema.safeParse(value);
  const isObject = typeof value === 'object' && value !== null && 'to' in value;
  if (!success || !isObject || (data.to !== '' && hasRepeatedKey(text))) throw new HttpError(400, shape);
  return data;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new HttpError(400, shape);
  }
}

/** Four keys and four texts are eight strings; JSON that has become these has more of them only where a key was repeated. */
const hasRepeatedKey = (text: string): boolean => (text.match(/"(?:[^"\\]|\\.)*"/gs) ?? []).length !== 8;
