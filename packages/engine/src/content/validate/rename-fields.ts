import { z } from 'zod';
import { createProblem } from '../../problems/create-problem.ts';
import type { Problem } from '../../problems/problem.ts';
import { renames } from '../../schema/fields/renames.ts';
import { correction, indexOf } from '../../yaml/source-lines.ts';
import type { ValuePath, YamlFile } from '../../yaml/yaml-file.ts';
import { childSchema, unwrapLevels, unwrapSchema } from './schema-walk.ts';

/** A file while old names in it are read as the new ones: what was found, and how each place is written in the file. */
export class Renaming {
  readonly problems: Problem[] = [];
  readonly #written = new Map<string, PropertyKey>();

  constructor(readonly file: YamlFile) {}

  /** Remembers that the last step of a path is written otherwise, and warns of it. */
  field(path: ValuePath, old: string, context?: string): void {
    this.#written.set(path.join('\0'), old);
    const place = this.file.locate(this.toWritten(path), 'key');
    const name = String(path.at(-1));
    const start = indexOf(this.file.text, place);
    this.problems.push(
      createProblem({
        code: 'renamed-field',
        severity: 'warning',
        place,
        text: this.file.text,
        context,
        message: `"${old}" is called "${name}" now. It still works.`,
        ...correction(this.file.text, [start, start + place.length], name),
      }),
    );
  }

  /** An old name beside the new one: which of the two is meant, only the author knows. */
  both(path: ValuePath, old: string, context?: string): void {
    const name = String(path.at(-1));
    this.problems.push(
      createProblem({
        code: 'old-and-new-name',
        place: this.file.locate(this.toWritten([...path.slice(0, -1), old]), 'key'),
        text: this.file.text,
        context,
        message: `"${old}" is the old name of "${name}", and both are written here.`,
        hint: `Keep one of the two values, under the name "${name}".`,
      }),
    );
  }

  /** The path as the file has it, with old names in the places of the new ones. */
  toWritten(path: ValuePath): ValuePath {
    return this.#written.size === 0 ? path : path.map((step, depth) => this.#written.get(path.slice(0, depth + 1).join('\0')) ?? step);
  }
}

const answers = new WeakMap<z.ZodType, boolean>();

/** Whether a schema, or one inside of it, has a field with an earlier name. Worked out once for each. */
export function hasRenames(schema: unknown): boolean {
  const inner = unwrapSchema(schema);
  if (!(inner instanceof z.ZodType)) return false;
  const known = answers.get(inner);
  if (known !== undefined) return known;
  const children: unknown[] =
    inner instanceof z.ZodObject ? Object.values(inner.shape) : inner instanceof z.ZodArray ? [inner.element] : [];
  const answer = children.some((child) => earlierNames(child).length > 0 || hasRenames(child));
  answers.set(inner, answer);
  return answer;
}

/** The earlier names of a field or a block type, wherever in its wrappers they are registered. */
export const earlierNames = (schema: unknown): readonly string[] =>
  unwrapLevels(schema).flatMap((level) => (level instanceof z.ZodType ? (renames.get(level)?.renamedFrom ?? []) : []));

type Part = { schema: unknown; value: unknown; path: ValuePath; context?: string };

/** The value with every field under its present name; itself where the schema has none that was renamed. */
export function renameFields({ schema, value, path, context }: Part, renaming: Renaming): unknown {
  if (!hasRenames(schema) || typeof value !== 'object' || value === null) return value;
  const below = (step: string | number, field: unknown): unknown =>
    renameFields({ schema: childSchema(schema, step), value: field, path: [...path, step], ...(context && { context }) }, renaming);
  if (Array.isArray(value)) return value.map((item: unknown, index) => below(index, item));
  const present = presentNames(schema);
  return Object.fromEntries(
    Object.entries(value).flatMap(([written, field]) => {
      const name = present.get(written) ?? written;
      if (name === written) return [[name, below(name, field)]];
      if (Object.hasOwn(value, name)) {
        renaming.both([...path, name], written, context);
        return [];
      }
      renaming.field([...path, name], written, context);
      return [[name, below(name, field)]];
    }),
  );
}

/** The present name for each earlier one, for the fields of an object schema. A name in use is never an old one. */
function presentNames(schema: unknown): Map<string, string> {
  const inner = unwrapSchema(schema);
  if (!(inner instanceof z.ZodObject)) return new Map();
  const fields: [string, unknown][] = Object.entries(inner.shape);
  const pairs = fields.flatMap(([name, field]) => earlierNames(field).map((old): [string, string] => [old, name]));
  return new Map(pairs.filter(([old]) => !Object.hasOwn(inner.shape, old)));
}
