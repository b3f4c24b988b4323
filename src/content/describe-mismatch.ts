import { z } from 'zod';
import type { Problem } from '../model/problem.ts';
import { nearestName } from './nearest-name.ts';
import { unwrapSchema } from './schema-walk.ts';

type Words = Pick<Problem, 'code' | 'message' | 'hint' | 'fix'>;

const kinds: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list: start each entry with "- "',
  object: 'a group of fields, each on a line of its own',
};

/** A refused value. */
type Mismatch = {
  field: string;
  /** What YAML made of it. */
  found: unknown;
  /** The text as it stands in the file. */
  written: string;
  schema: unknown;
  /** The names of the fields that its place may have. */
  siblings: readonly string[];
  /** The line with another text in its place. */
  corrected: (replacement: string) => string;
};

/** Says why a value that is there was refused: what was found, what is accepted, the nearest accepted value. */
export function describeMismatch(mismatch: Mismatch, issue: z.core.$ZodIssue): Words {
  const { field, found } = mismatch;
  switch (issue.code) {
    case 'invalid_type':
      return wrongKind(mismatch, issue.expected);
    case 'invalid_value':
      return wrongChoice(mismatch, issue.values.map(String));
    case 'too_small':
      return outOfRange(field, found, issue.origin, 'at least', Number(issue.minimum));
    case 'too_big':
      return outOfRange(field, found, issue.origin, 'at most', Number(issue.maximum));
    default:
      if (/^exactly one of /.test(issue.message ?? ''))
        return {
          code: 'one-too-many',
          message: `"${field}" is one too many: write ${issue.message}.`,
          hint: 'Remove the other, or this one.',
        };
      return {
        code: 'not-accepted',
        message: `${capitalized(show(found))} is not accepted for "${field}".`,
        hint: `Accepted: ${issue.message}.`,
      };
  }
}

function wrongKind(mismatch: Mismatch, expected: string): Words {
  const { field, found, written, corrected } = mismatch;
  if (typeof found === 'string' && (expected === 'number' || expected === 'int')) return notANumber(mismatch, found);
  if (expected === 'string' && (typeof found === 'number' || typeof found === 'boolean')) {
    return {
      code: 'text-without-quotes',
      message: `"${field}" must be a text, but ${written} is read as a ${typeof found === 'number' ? 'number' : 'yes-or-no value'}.`,
      hint: 'Put it in quotes, so that it is kept letter by letter.',
      fix: corrected(`"${written}"`),
    };
  }
  return { code: 'wrong-kind', message: `"${field}" must be ${kinds[expected] ?? expected}; found ${show(found)}.` };
}

/** A text where a number belongs: one in quotes, one with something behind it, or none at all. */
function notANumber({ field, schema, siblings, corrected }: Mismatch, found: string): Words {
  const wanted = unwrapSchema(schema);
  const isWhole = wanted instanceof z.ZodNumber && wanted.isInt;
  const accepted = isWhole ? 'a whole number' : 'a number';
  const isNumber = (text: string): boolean => text.trim() !== '' && Number.isFinite(Number(text));
  const isAccepted = (text: string): boolean => isNumber(text) && (!isWhole || Number.isInteger(Number(text)));
  if (isAccepted(found)) {
    return {
      code: 'number-in-quotes',
      message: `"${field}" must be ${accepted}, but ${show(found)} is in quotes.`,
      hint: 'Remove the quotes.',
      fix: corrected(String(Number(found))),
    };
  }
  const message = `"${field}" must be ${accepted}, but ${show(found)} is not ${isNumber(found) ? 'a whole one' : 'a number'}.`;
  const [, number = '', suffix = ''] = /^([\d.]+) ?([^\d\s]{1,3})$/.exec(found) ?? [];
  if (!isAccepted(number) || !siblings.includes('suffix')) return { code: 'wrong-kind', message };
  return {
    code: 'wrong-kind',
    message,
    hint: `Write the number alone, and "${suffix}" as its suffix.`,
    fix: `${field}: ${number}\nsuffix: "${suffix}"`,
  };
}

function wrongChoice({ field, found, corrected }: Mismatch, choices: string[]): Words {
  const nearest = typeof found === 'string' ? nearestName(found, choices) : undefined;
  return {
    code: 'unknown-choice',
    message: `${capitalized(show(found))} is not accepted for "${field}".${nearest ? ` Did you mean "${nearest}"?` : ''}`,
    hint: `Accepted: ${choices.join(', ')}.`,
    ...(nearest && { fix: corrected(nearest) }),
  };
}

const units: Record<string, [one: string, several: string]> = { string: ['character', 'characters'], array: ['entry', 'entries'] };

function outOfRange(field: string, found: unknown, origin: string, bound: 'at least' | 'at most', limit: number): Words {
  if (typeof found === 'string' && found.trim() === '')
    return { code: 'empty-field', message: `"${field}" is empty.`, hint: 'Write a text between the quotes, or remove the line.' };
  const unit = units[origin];
  if (!unit) return { code: 'out-of-range', message: `"${field}" must be ${bound} ${limit}; found ${show(found)}.` };
  const [one, several] = unit;
  if (bound === 'at least' && limit === 1) return { code: 'out-of-range', message: `"${field}" needs at least one ${one}.` };
  return {
    code: 'out-of-range',
    message: `"${field}" must have ${bound} ${limit} ${limit === 1 ? one : several}; found ${sizeOf(found)}.`,
  };
}

const sizeOf = (found: unknown): string => (typeof found === 'string' || Array.isArray(found) ? String(found.length) : show(found));

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A found value in a sentence: texts in quotes and cut short, lists and groups by name. */
function show(found: unknown): string {
  if (typeof found === 'string') return `"${found.length > 60 ? `${found.slice(0, 57)}…` : found}"`;
  if (Array.isArray(found)) return 'a list';
  if (typeof found === 'object' && found !== null) return 'a group of fields';
  return String(found);
}
