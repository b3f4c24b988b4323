import type { z } from 'zod';
import type { Problem } from '../model/problem.ts';
import { nearestName } from './nearest-name.ts';

type Words = Pick<Problem, 'code' | 'message' | 'hint' | 'fix'>;

const kinds: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list: start each entry with "- "',
  object: 'a group of fields, each on a line of its own',
};

/** A refused value: its field, what YAML made of it, and the text as it stands in the file. */
type Mismatch = { field: string; found: unknown; written: string };

/** Says why a value that is there was refused: what was found, what is accepted, the nearest accepted value. */
export function describeMismatch({ field, found, written }: Mismatch, issue: z.core.$ZodIssue): Words {
  switch (issue.code) {
    case 'invalid_type':
      return wrongKind({ field, found, written }, issue.expected);
    case 'invalid_value':
      return wrongChoice(field, found, issue.values.map(String));
    case 'too_small':
      return outOfRange(field, found, issue.origin, `at least ${issue.minimum}`);
    case 'too_big':
      return outOfRange(field, found, issue.origin, `at most ${issue.maximum}`);
    default:
      return { code: 'not-accepted', message: `${show(found)} is not accepted for "${field}".`, hint: `Accepted: ${issue.message}.` };
  }
}

function wrongKind({ field, found, written }: Mismatch, expected: string): Words {
  const accepted = kinds[expected] ?? expected;
  if ((expected === 'number' || expected === 'int') && typeof found === 'string' && found.trim() !== '' && Number.isFinite(Number(found))) {
    return {
      code: 'number-in-quotes',
      message: `"${field}" must be ${accepted}, but ${show(found)} is in quotes.`,
      hint: 'Remove the quotes.',
      fix: `${field}: ${found}`,
    };
  }
  if (expected === 'string' && (typeof found === 'number' || typeof found === 'boolean')) {
    return {
      code: 'text-without-quotes',
      message: `"${field}" must be a text, but ${written} is read as a ${typeof found === 'number' ? 'number' : 'yes-or-no value'}.`,
      hint: 'Put it in quotes, so that it is kept letter by letter.',
      fix: `${field}: "${written}"`,
    };
  }
  return { code: 'wrong-kind', message: `"${field}" must be ${accepted}; found ${show(found)}.` };
}

function wrongChoice(field: string, found: unknown, choices: string[]): Words {
  const nearest = typeof found === 'string' ? nearestName(found, choices) : undefined;
  return {
    code: 'unknown-choice',
    message: `${show(found)} is not accepted for "${field}".${nearest ? ` Did you mean "${nearest}"?` : ''}`,
    hint: `Accepted: ${choices.join(', ')}.`,
    ...(nearest && { fix: `${field}: ${nearest}` }),
  };
}

function outOfRange(field: string, found: unknown, origin: string, bound: string): Words {
  if (typeof found === 'string' && found.trim() === '')
    return { code: 'empty-field', message: `"${field}" is empty.`, hint: 'Write a text between the quotes, or remove the line.' };
  const unit = origin === 'string' ? ' characters' : origin === 'array' ? ' entries' : '';
  return {
    code: 'out-of-range',
    message: `"${field}" must ${unit ? `have ${bound}${unit}` : `be ${bound}`}; found ${unit ? sizeOf(found) : show(found)}.`,
  };
}

const sizeOf = (found: unknown): string => (typeof found === 'string' || Array.isArray(found) ? String(found.length) : show(found));

/** A found value in a sentence: texts in quotes and cut short, lists and groups by name. */
function show(found: unknown): string {
  if (typeof found === 'string') return `"${found.length > 60 ? `${found.slice(0, 57)}…` : found}"`;
  if (Array.isArray(found)) return 'a list';
  if (typeof found === 'object' && found !== null) return 'a group of fields';
  return String(found);
}
