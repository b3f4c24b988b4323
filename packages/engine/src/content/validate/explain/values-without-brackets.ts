import { accepts } from '../../../field-kinds/accepts.ts';
import { createProblem } from '../../../problems/create-problem.ts';
import type { Place, Problem } from '../../../problems/problem.ts';
import { correctedLine, inQuotes, textAt } from '../../../yaml/source-lines.ts';
import { type SchemaSubject, valueAt } from '../schema-subject.ts';
import { listPart, schemaAt } from '../schema-walk.ts';

/** A value between braces that ends at its first comma: its field, the words after it, and its place as a whole. */
export type ValueWithoutBrackets = { parent: readonly PropertyKey[]; owner: string; keys: readonly string[]; place: Place };

/** Returns the values of an object whose commas made fields of their words: `{ options: Red, White }` has a field `White`. */
export function valuesWithoutBrackets(
  { file, path, schema }: SchemaSubject,
  value: unknown,
  { parent, keys }: { parent: readonly PropertyKey[]; keys: readonly string[] },
): ValueWithoutBrackets[] {
  const text = file.readText();
  const present = Object(valueAt(value, parent));
  const found: ValueWithoutBrackets[] = [];
  let before: string | undefined;
  let words: string[] = [];
  const end = (): void => {
    const first = before === undefined ? undefined : file.locate([...path, ...parent, before], 'value');
    const last = words.length === 0 ? undefined : file.locate([...path, ...parent, words.at(-1) ?? ''], 'key');
    if (before !== undefined && first && last?.line === first.line) {
      const place = { ...first, length: last.column + last.length - first.column };
      const isWhole =
        textAt(text, place)
          .split(/\s*,\s*/)
          .join() === [present[before], ...words].join();
      const isOwned = accepts(
        listPart(schemaAt(schema, [...parent, before]))?.element ?? schemaAt(schema, [...parent, before]),
        textAt(text, first),
      );
      if (isWhole && isOwned) found.push({ parent, owner: before, keys: words, place });
    }
    words = [];
  };
  for (const [key, one] of Object.entries(present)) {
    if (one === null && keys.includes(key)) {
      words.push(key);
      continue;
    }
    end();
    before = typeof one === 'string' ? key : undefined;
  }
  end();
  return found;
}

/** Explains a list without its brackets, or a text with commas and without quotes, between braces. */
export function withoutBracketsProblem({ file, context, schema }: SchemaSubject, { parent, owner, place }: ValueWithoutBrackets): Problem {
  const text = file.readText();
  const written = textAt(text, place);
  const isList = listPart(schemaAt(schema, [...parent, owner])) !== undefined;
  const right = isList ? `[${written}]` : inQuotes(written);
  return createProblem({
    ...{ code: 'unknown-field', place, text, context },
    message: `Within braces a comma starts a new field, so "${owner}" ends before ${written.slice(written.indexOf(','))}.`,
    hint: isList ? `Put the entries in brackets: ${owner}: ${right}.` : 'Put quotes around the text.',
    fix: correctedLine(text, place, right),
  });
}
