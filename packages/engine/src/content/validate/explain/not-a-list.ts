import { z } from 'zod';
import { accepts } from '../../../field-kinds/accepts.ts';
import type { Explanation, Mismatch } from '../../../field-kinds/explain/mismatch.ts';
import { unwrapSchema } from '../../../schema/fields/unwrap-schema.ts';
import { inQuotes } from '../../../yaml/source-lines.ts';
import { listPart } from '../schema-walk.ts';
import { choiceMeant } from './choice-meant.ts';

/** Characters that word processors write before an entry of a list, and the numbers of a numbered one. */
const bullet = /^(?:[‐‑‒–—―−•·▪‣*]|\d{1,2}[.)])\s+(?=\S)/u;

/** Explains another value for a list: one entry without its dash, several in one text, or a single value. */
export function notAList(mismatch: Mismatch): Omit<Explanation, 'message'> {
  const { field, found, written, schema, isEntry, corrected, asEntry } = mismatch;
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
  if (cells.length > 1 && accepts(schema, cells))
    return {
      code: 'wrong-type',
      hint: 'Put the texts in brackets, with commas between them.',
      fix: corrected(`[${cells.map(inQuotes).join(', ')}]`),
    };
  const chosen = typeof found === 'string' ? chosenIn(found, mismatch) : [];
  if (chosen.length > 0) return { code: 'wrong-type', hint: 'Put the words in brackets.', fix: corrected(`[${chosen.join(', ')}]`) };
  if (!accepts(schema, [found])) return { code: 'wrong-type' };
  const value = typeof found === 'string' && /[,[\]{}:#]/.test(found) ? inQuotes(found) : String(found);
  return {
    code: 'wrong-type',
    hint: `Put the value in brackets, or on its own line below "${field}" with "- " before it.`,
    fix: corrected(`[${value}]`),
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
function chosenIn(found: string, { schema, language }: Mismatch): string[] {
  const element = unwrapSchema(listPart(schema)?.element);
  if (!(element instanceof z.ZodEnum)) return [];
  const choices = element.options.map(String);
  const meant = (word: string): string => choiceMeant(word.trim(), choices, language) ?? '';
  const [first, last, ...more] = found.split(/[-–—]\s*|\s(?:to|bis|à|a)\s+/).map(meant);
  if (first && last && more.length === 0) return choices.slice(choices.indexOf(first), choices.indexOf(last) + 1);
  const all = found.split(/,|\s(?:and|und|et|y|e)\s+/).map(meant);
  return all.includes('') ? [] : all;
}
