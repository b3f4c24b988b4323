import { z } from 'zod';
import { createProblem } from '../../problems/create-problem.ts';
import type { Problem } from '../../problems/problem.ts';
import { renames } from '../../schema/fields/renames.ts';
import { correction, indexOf } from '../../yaml/source-lines.ts';
import type { ValuePath, YamlFile } from '../../yaml/yaml-file.ts';
import { childSchema, unwrapLevels, unwrapSchema } from './schema-walk.ts';

/** Collects the old names of one file as problems, and maps present names back to the names in the file. */
export class Renaming {
  readonly problems: Problem[] = [];
  readonly #written = new Map<string, PropertyKey>();

  constructor(readonly file: YamlFile) {}

  /** Reports that the last step of a path has the old name `old` in the file. */
  field(path: ValuePath, old: string, context?: string): void {
    this.#written.set(path.join('\0'), old);
    const place = this.file.locate(this.toWritten(path), 'key');
    const name = String(path.at(-1));
    const start = indexOf(this.file.text, place);
    this.problems.push(
      createProblem({
        code: 'renamed-field',
        place,
        text: this.file.text,
        context,
        message: `"${old}" is called "${name}" now. It still works.`,
        ...correction(this.file.text, [start, start + place.length], name),
      }),
    );
  }

  /** Reports an old name next to the new one. Only the author knows which value is right. */
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

  /** Returns the path with the names in the file, old or new. */
  toWritten(path: ValuePath): ValuePath {
    return this.#written.size === 0 ? path : path.map((step, depth) => this.#written.get(path.slice(0, depth + 1).join('\0')) ?? step);
  }
}

const answers = new WeakMap<z.ZodType, boolean>();

/** True when a schema, or one inside of it, has a field with an earlier name. Computed once per schema. */
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

/** Returns the earlier names of a field or block type, registered on the schema or any of its wrappers. */
export const earlierNames = (schema: unknown): readonly string[] =>
  unwrapLevels(schema).flatMap((level) => (level instanceof z.ZodType ? (renames.get(level)?.renamedFrom ?? []) : []));

type Part = { schema: unknown; value: unknown; path: ValuePath; context?: string };

/** Returns the value with present names. Returns the same object when the schema has no renamed field. */
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

/** Returns the present name for each earlier name of an object's fields, without names that are fields themselves. */
function presentNames(schema: unknown): Map<string, string> {
  const inner = unwrapSchema(schema);
  if (!(inner instanceof z.ZodObject)) return new Map();
  const fields: [string, unknown][] = Object.entries(inner.shape);
  const pairs = fields.flatMap(([name, field]) => earlierNames(field).map((old): [string, string] => [old, name]));
  return new Map(pairs.filter(([old]) => !Object.hasOwn(inner.shape, old)));
}
