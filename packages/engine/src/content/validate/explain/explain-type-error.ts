import { z } from 'zod';
import { accepts } from '../../../field-kinds/accepts.ts';
import { type Explanation, type Mismatch, show } from '../../../field-kinds/explain/mismatch.ts';
import { definitionOf } from '../../../field-kinds/index.ts';
import { booleanNamed } from '../../../text/yes-or-no.ts';
import { kindOf } from '../field-kind.ts';
import { fieldNames } from '../schema-walk.ts';
import { explainNumber, isWhole } from './explain-number.ts';
import { notAList } from './not-a-list.ts';

const kinds: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list: start each entry with "- "',
  object: 'a group of fields, each on its own line',
};

/** Explains a value of another type than its field accepts: a text for a number, an object for a list. */
export function explainTypeError(mismatch: Mismatch, expected: string): Explanation {
  const { field, found, written } = mismatch;
  if (expected === 'number' || expected === 'int') {
    if (typeof found === 'string') return explainNumber(mismatch, found);
    if (typeof found === 'number') return explainNumber(mismatch, written);
  }
  if ((typeof found === 'string' || typeof found === 'number') && expected === 'boolean') return notABoolean(mismatch, found);
  if (expected === 'string' && (typeof found === 'number' || typeof found === 'boolean')) return notInQuotes(mismatch, found);
  const wanted = expected === 'number' && isWhole(mismatch.schema) ? 'int' : expected;
  const message = `"${field}" must be ${kinds[wanted] ?? wanted}; found ${show(found, written)}.`;
  if (expected === 'array') return { ...notAList(mismatch), message };
  if (expected === 'object') return { code: 'wrong-type', message, ...partsOf(mismatch) };
  if (expected === 'string') return { code: 'wrong-type', message, ...asText(mismatch) };
  return { code: 'wrong-type', message };
}

/** Returns how to write a list or a group of fields as a text: the only text of a list without its brackets. */
function asText({ field, found, schema, written, corrected }: Mismatch): Pick<Explanation, 'hint' | 'fix'> {
  const only: unknown = Array.isArray(found) && found.length === 1 ? found[0] : undefined;
  const isInBrackets = written.startsWith('[') && written.endsWith(']');
  if (typeof only === 'string' && isInBrackets && accepts(schema, only))
    return { hint: 'Remove the brackets.', fix: corrected(written.slice(1, -1).trim()) };
  return { hint: `Write one text after "${field}:".` };
}

function notInQuotes(mismatch: Mismatch, found: number | boolean): Explanation {
  const { field, written, schema, safeFix } = mismatch;
  const mark = kindOf(schema);
  const explain = mark ? definitionOf(mark).explain : 'by-schema';
  if (explain !== 'by-schema' && explain.unquoted !== 'add-quotes') return explain.unquoted(mismatch, acceptedTexts(schema, written) ?? '');
  const loses = typeof found === 'number' && written !== String(found) ? `, which makes it ${found}` : '';
  const message = `"${field}" must be a text, but ${written} is read as a ${typeof found === 'number' ? `number${loses}` : 'true-or-false value'}.`;
  const format = requiredFormat(schema, written);
  if (format !== undefined) return { code: 'wrong-type', message, hint: `Accepted: ${format}.` };
  return {
    code: 'text-without-quotes',
    message,
    hint: 'Put it in quotes to keep it exactly as written.',
    ...safeFix(`"${written}"`),
  };
}

/** Returns the required format of a text that does not have it, so that quotes alone would not fix it. Undefined otherwise. */
function requiredFormat(schema: unknown, text: string): string | undefined {
  const [issue] = (schema instanceof z.ZodType && schema.safeParse(text).error?.issues) || [];
  return issue?.code === 'custom' || issue?.code === 'invalid_format' ? issue.message : undefined;
}

/** Returns the message of a schema for a text that it does not accept. */
const acceptedTexts = (schema: unknown, text: string): string | undefined =>
  schema instanceof z.ZodType ? schema.safeParse(text).error?.issues[0]?.message : undefined;

/** Explains another value for true or false. */
export function notABoolean({ field, schema, written, safeFix }: Mismatch, found: string | number | boolean): Explanation {
  const meant = typeof found === 'string' ? booleanNamed(found) : undefined;
  const isAccepted = meant !== undefined && accepts(schema, meant);
  const either = accepts(schema, false) ? 'Write true or false' : 'Write true, or remove the line';
  return {
    code: 'not-true-or-false',
    message: `${either}: ${show(found, written)} is ${typeof found === 'string' ? 'a text in YAML' : 'not accepted'}.${isAccepted ? ` Did you mean ${meant}?` : ''}`,
    // The way to turn it off is no help to somebody who turned it on.
    ...(!(isAccepted && meant) && { hint: `To turn "${field}" off, ${accepts(schema, false) ? 'write false' : 'remove the line'}.` }),
    ...(isAccepted && safeFix(String(meant))),
  };
}

/** Returns a hint with the fields of a group. */
function partsOf({ schema }: Mismatch): Pick<Explanation, 'hint'> {
  const names = fieldNames(schema);
  return names.length > 0 ? { hint: `Its fields: ${names.join(', ')}.` } : {};
}
