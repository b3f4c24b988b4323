import { z } from 'zod';
import { memoizeByKey } from '../../cache/memoize.ts';
import { createProblem } from '../../problems/create-problem.ts';
import type { Problem } from '../../problems/problem.ts';
import { renames } from '../../schema/fields/renames.ts';
import { unwrapLevels, unwrapSchema } from '../../schema/fields/unwrap-schema.ts';
import { correction, editOfText, indexOf } from '../../yaml/source-lines.ts';
import type { ValuePath, YamlFile } from '../../yaml/yaml-file.ts';
import { ownKind } from './field-kind.ts';
import { schemaOfNested } from './nested-entries.ts';
import { childSchema, listPart, objectPart } from './schema-walk.ts';

type Correction = Required<Pick<Problem, 'fix' | 'edits'>>;

/** Reports the old names in one file, and maps paths with new names to the paths as written. */
export class Renaming {
  readonly problems: Problem[] = [];
  readonly #written = new Map<string, PropertyKey>();

  constructor(readonly file: YamlFile) {}

  /** Reports an old name. `path` ends with the new name; `value` is the converted value when the format also changed. */
  field(path: ValuePath, { old, value, context }: { old: string; value?: string | undefined; context?: string | undefined }): void {
    this.#written.set(path.join('\0'), old);
    const place = this.file.locate(this.toWritten(path), 'key');
    const name = String(path.at(-1));
    const start = indexOf(this.file.readText(), place);
    this.problems.push(
      createProblem({
        code: 'renamed-field',
        place,
        text: this.file.readText(),
        context,
        message:
          value === undefined
            ? `"${old}" was renamed to "${name}". The old name still works.`
            : `"${old}" was renamed to "${name}", with the value ${value}. The old name still works.`,
        ...correction(this.file.readText(), [start, start + place.length], name),
        ...(value !== undefined && this.#withValue([start, start + place.length], { path, name, value })),
      }),
    );
  }

  /** Returns the correction of a name and its value, which may be on two lines. */
  #withValue(key: readonly [number, number], { path, name, value }: { path: ValuePath; name: string; value: string }): Correction {
    const { readText, locate } = this.file;
    const edits = [{ start: key[0], end: key[1], text: name }, editOfText(readText(), locate(this.toWritten(path), 'value'), value)];
    return { fix: `${name}: ${value}`, edits };
  }

  /** Reports that old and new name are both written. Only the author knows which value is right. */
  both(path: ValuePath, old: string, context?: string): void {
    const name = String(path.at(-1));
    this.problems.push(
      createProblem({
        code: 'old-and-new-name',
        place: this.file.locate(this.toWritten([...path.slice(0, -1), old]), 'key'),
        text: this.file.readText(),
        context,
        message: `"${old}" is the old name of "${name}", and both are here.`,
        hint: `Keep one of the two values, with the name "${name}".`,
      }),
    );
  }

  /** Returns the path as written, with old names instead of new ones. */
  toWritten(path: ValuePath): ValuePath {
    return this.#written.size === 0 ? path : path.map((step, depth) => this.#written.get(path.slice(0, depth + 1).join('\0')) ?? step);
  }
}

const results = new WeakMap<z.ZodType, boolean>();

/** True when a schema, or a schema inside of it, has a field with an earlier name. Cached. */
export function hasRenames(schema: unknown): boolean {
  const inner = unwrapSchema(schema);
  if (!(inner instanceof z.ZodType)) return false;
  const known = results.get(inner);
  if (known !== undefined) return known;
  const mark = ownKind(inner);
  const children: unknown[] =
    mark?.kind === 'block' ? Object.values(mark.types) : [...Object.values(objectPart(inner)?.shape ?? {}), listPart(inner)?.element];
  const result = children.some((child) => earlierNames(child).length > 0 || hasRenames(child));
  results.set(inner, result);
  return result;
}

/** Returns the earlier names of a field or block type, registered on the schema or any of its wrappers. */
export const earlierNames = (schema: unknown): readonly string[] =>
  unwrapLevels(schema).flatMap((level) => (level instanceof z.ZodType ? (renames.get(level)?.renamedFrom ?? []) : []));

type Part = { schema: unknown; value: unknown; path: ValuePath; context?: string };

/** Returns the value with the new name of every field. Returns the same value when its schema has no renamed field. */
export function renameFields({ schema: written, value, path, context }: Part, renaming: Renaming): unknown {
  const schema = schemaOfNested(written, value) ?? written;
  if (!hasRenames(schema) || typeof value !== 'object' || value === null) return value;
  const below = (step: string | number, field: unknown): unknown =>
    renameFields({ schema: childSchema(schema, step), value: field, path: [...path, step], ...(context && { context }) }, renaming);
  if (Array.isArray(value)) return value.map((item: unknown, index) => below(index, item));
  const renamed = newNames(schema);
  return Object.fromEntries(
    Object.entries(value).flatMap(([written, field]) => {
      const name = renamed.get(written) ?? written;
      if (name === written) return [[name, below(name, field)]];
      if (Object.hasOwn(value, name)) {
        renaming.both([...path, name], written, context);
        return [];
      }
      const converted = convertValue(childSchema(schema, name), field);
      renaming.field([...path, name], { old: written, value: converted, context });
      return [[name, converted ?? below(name, field)]];
    }),
  );
}

/** Returns the converted value of a renamed field. Undefined when the value does not change. */
function convertValue(schema: unknown, value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  for (const level of unwrapLevels(schema)) {
    const convert = level instanceof z.ZodType ? renames.get(level)?.convert : undefined;
    if (convert) return convert(value);
  }
  return undefined;
}

const namesBySchema = new WeakMap<z.ZodObject, ReadonlyMap<string, string>>();

/** Returns the new name for each earlier name of an object schema's fields. A name in use is never an earlier name. Cached. */
function newNames(schema: unknown): ReadonlyMap<string, string> {
  const inner = objectPart(schema);
  if (!inner) return new Map();
  return memoizeByKey(namesBySchema, inner, () => {
    const fields: [string, unknown][] = Object.entries(inner.shape);
    const pairs = fields.flatMap(([name, field]) => earlierNames(field).map((old): [string, string] => [old, name]));
    return new Map(pairs.filter(([old]) => !Object.hasOwn(inner.shape, old)));
  });
}
