import type { z } from 'zod';
import { type Explanation, emptyText, type Mismatch, notAccepted, show, showAtStart } from '../../../field-kinds/explain/mismatch.ts';
import { definitionOf } from '../../../field-kinds/index.ts';
import { nearestName, nearestNames } from '../../../problems/nearest-name.ts';
import { accepts, type FieldPlan, fieldNames, kindOf, listIn } from '../../../schema/field-plan.ts';
import { currenciesOf } from '../../../text/currency-symbols.ts';
import { weekdayNamed } from '../../../text/local-names.ts';
import { readDuration } from '../../../text/written-duration.ts';
import { booleanNamed } from '../../../text/yes-or-no.ts';
import { inQuotes } from '../../../yaml/source-lines.ts';
import { explainNumber, isWhole, rangeOf } from './explain-number.ts';

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
      if (typeof mismatch.found === 'string' && booleanNamed(mismatch.found) !== undefined && accepts(mismatch.plan, true))
        return notABoolean(mismatch, mismatch.found);
      return explainFormat(mismatch, issue.message ?? '');
  }
}

/** Up to this number of choices a hint lists all of them: the kinds of fields are 26. */
const maxListed = 26;

function wrongChoice(mismatch: Mismatch, values: readonly unknown[]): Explanation {
  const { field, found, written, corrected } = mismatch;
  if (
    values.every((value) => typeof value === 'boolean') &&
    (typeof found === 'string' || typeof found === 'number' || typeof found === 'boolean')
  )
    return notABoolean(mismatch, found);
  if (typeof found === 'string' && found.trim() === '') return emptyText(mismatch, `Accepted: ${values.map(String).join(', ')}.`);
  const choices = values.map(String);
  if (typeof found === 'number' && choices.includes(written)) return notInQuotes(mismatch, found);
  const ofSymbol = typeof found === 'string' ? currenciesOf(found).filter((code) => choices.includes(code)) : [];
  const [only] = ofSymbol.length === 1 ? ofSymbol : [];
  const nearest = only ?? (typeof found === 'string' && ofSymbol.length === 0 ? choiceMeant(found, choices, mismatch.language) : undefined);
  const shown = ofSymbol.length > 0 ? ofSymbol : nearestNames(String(found), choices, 3);
  return {
    code: 'unknown-choice',
    message: `${showAtStart(found, written)} is not accepted for "${field}".${nearest ? ` Did you mean "${nearest}"?` : ''}`,
    hint: `Accepted: ${choices.length <= maxListed ? choices.join(', ') : `${shown.join(', ')} and ${choices.length - shown.length} others`}.`,
    ...(nearest && { fix: corrected(nearest) }),
  };
}

const units: Record<string, [one: string, several: string]> = { string: ['character', 'characters'], array: ['entry', 'entries'] };

function outOfRange(
  { field, found, written, plan, isOptional }: Mismatch,
  origin: string,
  bound: 'at least' | 'at most',
  limit: number,
): Explanation {
  if (typeof found === 'string' && found.trim() === '') return emptyText({ field, isOptional }, 'Write a text between the quotes.');
  const unit = units[origin];
  if (!unit)
    return { code: 'out-of-range', message: `"${field}" must be ${bound} ${limit}; found ${show(found, written)}.`, ...rangeOf(plan) };
  const [one, several] = unit;
  if (bound === 'at least' && limit === 1) return { code: 'out-of-range', message: `"${field}" must have at least one ${one}.` };
  return {
    code: 'out-of-range',
    message: `"${field}" must have ${bound} ${limit} ${limit === 1 ? one : several}; found ${sizeOf(found)}.`,
  };
}

const sizeOf = (found: unknown): string => (typeof found === 'string' || Array.isArray(found) ? String(found.length) : show(found));

/** Explains a duration that is not written with units, or not with these. */
function explainDuration(mismatch: Mismatch, accepted: string): Explanation {
  const { field, written, plan, corrected } = mismatch;
  const words = notAccepted(mismatch, accepted);
  const [right, other] = readDuration(written.replace(/^(["'])(.*)\1$/, '$2')).filter((one) => accepts(plan, one));
  if (right === undefined) return words;
  if (other !== undefined) return { ...words, hint: `Write ${field}: ${right}, or ${field}: ${other}.` };
  return { ...words, message: `${words.message} Did you mean "${right}"?`, fix: corrected(right) };
}

/** Explains why a value of the right type does not have the format of its field. `accepted` describes the format. */
function explainFormat(mismatch: Mismatch, accepted: string): Explanation {
  const { found, plan } = mismatch;
  const isWord = ['text', 'name'].includes(kindOf(plan)?.kind ?? '');
  if (isWord && typeof found === 'number' && accepts(plan, mismatch.written)) return notInQuotes(mismatch, found);
  if (typeof found !== 'string') return notAccepted(mismatch, accepted);
  if (found.trim() === '') return emptyText(mismatch, `Accepted: ${accepted}.`);
  if (plan?.format?.type === 'duration') return explainDuration(mismatch, accepted);
  // The field itself accepts the text, so the problem comes from a rule over several fields.
  if (accepts(plan, found)) return notAccepted(mismatch, accepted);
  const mark = kindOf(plan);
  const explain = mark ? definitionOf(mark).explain : 'by-schema';
  return explain === 'by-schema' ? notAccepted(mismatch, accepted) : explain.text(mismatch, found, accepted);
}

const kinds: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list: start each entry with "- "',
  object: 'a group of fields, each on its own line',
  record: 'a group of fields, each on its own line',
};

/** Explains a value of another type than its field accepts: a text for a number, an object for a list. */
function explainTypeError(mismatch: Mismatch, expected: string): Explanation {
  const { field, found, written } = mismatch;
  if (expected === 'number' || expected === 'int') {
    if (typeof found === 'string') return explainNumber(mismatch, found);
    if (typeof found === 'number') return explainNumber(mismatch, written);
  }
  if ((typeof found === 'string' || typeof found === 'number') && expected === 'boolean') return notABoolean(mismatch, found);
  if (expected === 'string' && (typeof found === 'number' || typeof found === 'boolean')) return notInQuotes(mismatch, found);
  const wanted = expected === 'number' && isWhole(mismatch.plan) ? 'int' : expected;
  const message = `"${field}" must be ${kinds[wanted] ?? wanted}; found ${show(found, written)}.`;
  if (expected === 'array') return { ...notAList(mismatch), message };
  if (expected === 'object') return { code: 'wrong-type', message, ...partsOf(mismatch), ...asGroup(mismatch) };
  if (expected === 'string') return { code: 'wrong-type', message, ...asText(mismatch) };
  return { code: 'wrong-type', message };
}

/** Returns how to write a list or a group of fields as a text: the only text of a list without its brackets. */
function asText({ field, found, plan, written, corrected }: Mismatch): Pick<Explanation, 'hint' | 'fix'> {
  const only: unknown = Array.isArray(found) && found.length === 1 ? found[0] : undefined;
  const isInBrackets = written.startsWith('[') && written.endsWith(']');
  if (typeof only === 'string' && isInBrackets && accepts(plan, only))
    return { hint: 'Remove the brackets.', fix: corrected(written.slice(1, -1).trim()) };
  return { hint: `Write one text after "${field}:".` };
}

function notInQuotes(mismatch: Mismatch, found: number | boolean): Explanation {
  const { field, written, plan, safeFix } = mismatch;
  const mark = kindOf(plan);
  const explain = mark ? definitionOf(mark).explain : 'by-schema';
  if (explain !== 'by-schema' && explain.unquoted !== 'add-quotes')
    return explain.unquoted(mismatch, issueOf(plan, written)?.message ?? '');
  if (plan?.format?.type === 'duration') return explainDuration(mismatch, issueOf(plan, written)?.message ?? '');
  const loses = typeof found === 'number' && written !== String(found) ? `, which makes it ${found}` : '';
  const message = `"${field}" must be a text, but ${written} is read as a ${typeof found === 'number' ? `number${loses}` : 'true-or-false value'}.`;
  const format = requiredFormat(plan, written);
  if (format !== undefined) return { code: 'wrong-type', message, hint: `Accepted: ${format}.` };
  return {
    code: 'text-without-quotes',
    message,
    hint: 'Put it in quotes to keep it exactly as written.',
    ...safeFix(`"${written}"`),
  };
}

/** Returns the required format of a text that does not have it, so that quotes alone would not fix it. Undefined otherwise. */
function requiredFormat(plan: FieldPlan | undefined, text: string): string | undefined {
  const issue = issueOf(plan, text);
  return issue?.code === 'custom' || issue?.code === 'invalid_format' ? issue.message : undefined;
}

/** Returns why a field does not accept a text. */
const issueOf = (plan: FieldPlan | undefined, text: string) => plan?.validate(text).error?.issues[0];

/** Explains another value for true or false. */
function notABoolean({ field, plan, written, safeFix }: Mismatch, found: string | number | boolean): Explanation {
  const meant = typeof found === 'string' ? booleanNamed(found) : undefined;
  const isAccepted = meant !== undefined && accepts(plan, meant);
  const either = accepts(plan, false) ? 'Write true or false' : 'Write true, or remove the line';
  return {
    code: 'not-true-or-false',
    message: `${either}: ${show(found, written)} is ${typeof found === 'string' ? 'a text in YAML' : 'not accepted'}.${isAccepted ? ` Did you mean ${meant}?` : ''}`,
    // The way to turn it off is no help to somebody who turned it on.
    ...(!(isAccepted && meant) && { hint: `To turn "${field}" off, ${accepts(plan, false) ? 'write false' : 'remove the line'}.` }),
    ...(isAccepted && safeFix(String(meant))),
  };
}

/** Returns the group that a single value means: `{ from: 2, to: 6 }` for `2–6`, or its only required field, `{ from: 2027-06-01 }` for a period. */
function asGroup({ found, plan, corrected }: Mismatch): Pick<Explanation, 'fix'> {
  if (typeof found === 'object') return {};
  const [from, to] = (/^(\d+)\s*[-–—]\s*(\d+)$/.exec(String(found)) ?? []).slice(1).map(Number);
  if (accepts(plan, { from, to })) return { fix: corrected(`{ from: ${from}, to: ${to} }`) };
  const [name, other] = fieldNames(plan).filter((field) => accepts(plan, { [field]: found }));
  return name === undefined || other !== undefined ? {} : { fix: corrected(`{ ${name}: ${inFlow(found)} }`) };
}

/** Returns a value as an entry within brackets or braces. */
const inFlow = (value: unknown): string => (typeof value === 'string' && /[,[\]{}:#]/.test(value) ? inQuotes(value) : String(value));

/** Returns a hint with the fields of a group. */
function partsOf({ plan }: Mismatch): Pick<Explanation, 'hint'> {
  const names = fieldNames(plan);
  return names.length > 0 ? { hint: `Its fields: ${names.join(', ')}.` } : {};
}

/** Characters that word processors write before an entry of a list, and the numbers of a numbered one. */
const bullet = /^(?:[‐‑‒–—―−•·▪‣*]|\d{1,2}[.)])\s+(?=\S)/u;

/** Explains another value for a list: one entry without its dash, several in one text, or a single value. */
function notAList(mismatch: Mismatch): Omit<Explanation, 'message'> {
  const { field, found, written, plan, isEntry, corrected, asEntry } = mismatch;
  if (typeof found === 'object' && found !== null) {
    const entry = asEntry();
    return entry
      ? {
          code: 'missing-dash',
          hint: 'Put "- " before the first line of each entry, and indent its other lines by two more spaces.',
          ...entry,
        }
      : { code: 'wrong-type' };
  }
  if (typeof found === 'string' && bullet.test(written))
    return {
      code: 'missing-dash',
      hint: 'Start each line of the list with a hyphen (-) and a space.',
      fix: corrected(`- ${written.replace(bullet, '')}`),
    };
  const cells = typeof found === 'string' && isEntry ? splitCells(found) : [];
  if (cells.length > 1 && accepts(plan, cells))
    return {
      code: 'wrong-type',
      hint: 'Put the texts in brackets, with commas between them.',
      fix: corrected(`[${cells.map(inQuotes).join(', ')}]`),
    };
  const chosen = typeof found === 'string' ? chosenIn(found, mismatch) : [];
  if (chosen.length > 0) return { code: 'wrong-type', hint: 'Put the words in brackets.', fix: corrected(`[${chosen.join(', ')}]`) };
  if (!accepts(plan, [found])) return { code: 'wrong-type' };
  return {
    code: 'wrong-type',
    hint: `Put the value in brackets, or on its own line below "${field}" with "- " before it.`,
    fix: corrected(`[${inFlow(found)}]`),
  };
}

/** Returns the entries of a list that was written as one text, as from a spreadsheet. */
function splitCells(text: string): string[] {
  return text
    .split(/[\t;|]/)
    .map((cell) => cell.trim())
    .filter(Boolean);
}

/** Returns the choices of a list that a text names: one, several with commas, or those from one to another. */
function chosenIn(found: string, { plan, language }: Mismatch): string[] {
  const item = listIn(plan)?.item;
  if (item?.shape !== 'choice') return [];
  const choices = item.values.map(String);
  const meant = (word: string): string => choiceMeant(word.trim(), choices, language) ?? '';
  const [first, last, ...more] = found.split(/[-–—]\s*|\s(?:to|bis|à|a)\s+/).map(meant);
  if (first && last && more.length === 0) return choices.slice(choices.indexOf(first), choices.indexOf(last) + 1);
  const all = found.split(/,|\s(?:and|und|et|y|e)\s+/).map(meant);
  return all.includes('') ? [] : all;
}

const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

/** Returns the choice that a text means: misspelt, shortened, or a day of the week in the language of the site. */
function choiceMeant(found: string, choices: readonly string[], language: string | undefined): string | undefined {
  const word = found.toLowerCase().replace(/\.$/, '');
  const starting = word.length < 3 ? [] : choices.filter((choice) => choice.toLowerCase().startsWith(word));
  const day = weekdays[weekdayNamed(found, language) ?? -1];
  return nearestName(found, choices) ?? (starting.length === 1 ? starting[0] : undefined) ?? choices.find((choice) => choice === day);
}
