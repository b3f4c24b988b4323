import type { z } from 'zod';
import { accepts } from '../../../field-kinds/accepts.ts';
import { type Explanation, emptyText, type Mismatch, show, showAtStart } from '../../../field-kinds/explain/mismatch.ts';
import { nearestNames } from '../../../problems/nearest-name.ts';
import { currenciesOf } from '../../../text/currency-symbols.ts';
import { booleanNamed } from '../../../text/yes-or-no.ts';
import { choiceMeant } from './choice-meant.ts';
import { explainFormat } from './explain-format.ts';
import { explainTypeError, notABoolean } from './explain-type-error.ts';
import { rangeOf } from './number-range.ts';

/** Explains why a value is not accepted: what was found, what is accepted, the nearest accepted value. */
export function explainIssue(mismatch: Mismatch, issue: z.core.$ZodIssue): Explanation {
  const { field } = mismatch;
  switch (issue.code) {
    case 'invalid_type':
      return explainTypeError(mismatch, issue.expected);
    case 'invalid_value':
      return wrongChoice(mismatch, issue.values);
    case 'too_small':
      return outOfRange(mismatch, issue.origin, 'at least', Number(issue.minimum));
    case 'too_big':
      return outOfRange(mismatch, issue.origin, 'at most', Number(issue.maximum));
    default:
      if (/^exactly one of /.test(issue.message ?? ''))
        return {
          code: 'conflicting-fields',
          message: `Write ${issue.message}: "${field}" cannot be used together with the other.`,
          hint: 'Remove one of them.',
        };
      if (/^only with /.test(issue.message ?? ''))
        return {
          code: 'conflicting-fields',
          message: `"${field}" can be used ${issue.message}.`,
          hint: 'Remove this line, or choose another kind.',
        };
      // Where a field accepts true or a text, a word such as yes is no text.
      if (typeof mismatch.found === 'string' && booleanNamed(mismatch.found) !== undefined && accepts(mismatch.schema, true))
        return notABoolean(mismatch, mismatch.found);
      return explainFormat(mismatch, issue.message ?? '');
  }
}

function wrongChoice(mismatch: Mismatch, values: readonly unknown[]): Explanation {
  const { field, found, written, corrected } = mismatch;
  if (
    values.every((value) => typeof value === 'boolean') &&
    (typeof found === 'string' || typeof found === 'number' || typeof found === 'boolean')
  )
    return notABoolean(mismatch, found);
  if (typeof found === 'string' && found.trim() === '') return emptyText(mismatch, `Accepted: ${values.map(String).join(', ')}.`);
  const choices = values.map(String);
  const ofSymbol = typeof found === 'string' ? currenciesOf(found).filter((code) => choices.includes(code)) : [];
  const [only] = ofSymbol.length === 1 ? ofSymbol : [];
  const nearest = only ?? (typeof found === 'string' && ofSymbol.length === 0 ? choiceMeant(found, choices, mismatch.language) : undefined);
  const shown = ofSymbol.length > 0 ? ofSymbol : nearestNames(String(found), choices, 3);
  return {
    code: 'unknown-choice',
    message: `${showAtStart(found, written)} is not accepted for "${field}".${nearest ? ` Did you mean "${nearest}"?` : ''}`,
    hint: `Accepted: ${choices.length <= 12 ? choices.join(', ') : `${shown.join(', ')} and ${choices.length - shown.length} others`}.`,
    ...(nearest && { fix: corrected(nearest) }),
  };
}

const units: Record<string, [one: string, several: string]> = { string: ['character', 'characters'], array: ['entry', 'entries'] };

function outOfRange(
  { field, found, written, schema, isOptional }: Mismatch,
  origin: string,
  bound: 'at least' | 'at most',
  limit: number,
): Explanation {
  if (typeof found === 'string' && found.trim() === '') return emptyText({ field, isOptional }, 'Write a text between the quotes.');
  const unit = units[origin];
  if (!unit)
    return { code: 'out-of-range', message: `"${field}" must be ${bound} ${limit}; found ${show(found, written)}.`, ...rangeOf(schema) };
  const [one, several] = unit;
  if (bound === 'at least' && limit === 1) return { code: 'out-of-range', message: `"${field}" must have at least one ${one}.` };
  return {
    code: 'out-of-range',
    message: `"${field}" must have ${bound} ${limit} ${limit === 1 ? one : several}; found ${sizeOf(found)}.`,
  };
}

const sizeOf = (found: unknown): string => (typeof found === 'string' || Array.isArray(found) ? String(found.length) : show(found));
