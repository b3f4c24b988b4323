import type { z } from 'zod';
import type { ValuePath, YamlFile } from '../../yaml/yaml-file.ts';

/** What a zod refusal is about: the file, the value's path in it, its schema, and how the author knows the place. */
export type SchemaSubject = {
  file: YamlFile;
  path: ValuePath;
  schema: z.ZodType;
  /** The noun for the subject, such as `faq` or `site.yaml`. */
  name: string;
  context?: string | undefined;
  /** The one other place that has a field of that name, if there is exactly one. */
  ownerOf?: (field: string) => string | undefined;
};

/** The name by which an author knows a path below the subject: its last field. */
export function fieldAt(path: readonly PropertyKey[]): string | undefined {
  const field = path.findLast((step) => typeof step === 'string');
  return field === undefined ? undefined : String(field);
}

/** The part of the subject at a path, within a sentence: `faq`, `"image" in faq`. */
export function partName({ name }: SchemaSubject, path: readonly PropertyKey[]): string {
  const field = fieldAt(path);
  return field === undefined ? name : `"${field}" in ${name}`;
}

/** The same at the beginning of a sentence. */
export function partOpening(subject: SchemaSubject, path: readonly PropertyKey[]): string {
  const { name } = subject;
  const last = path.at(-1);
  if (fieldAt(path) !== undefined) return `${typeof last === 'number' ? `Entry ${last + 1} of ` : ''}${partName(subject, path)}`;
  if (/^(the|a) /.test(name)) return name.charAt(0).toUpperCase() + name.slice(1);
  return name.endsWith('.yaml') ? `The file ${name}` : `This ${name} block`;
}

export function valueAt(value: unknown, path: ValuePath): unknown {
  return path.reduce<unknown>((inner, step) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, step) : undefined), value);
}
