import type { FieldPlan } from '../../schema/field-plan.ts';
import type { ValuePath, YamlFile } from '../../yaml/yaml-file.ts';

/** A value that is validated: its file, its path in the file, its plan, and its name in messages. */
export type SchemaSubject = {
  file: YamlFile;
  path: ValuePath;
  plan: FieldPlan;
  /** The name of the subject in messages, such as `faq` or `site.yaml`. */
  name: string;
  context?: string | undefined;
  /** Returns the block type that has a field of this name, if there is exactly one. */
  ownerOf?: (field: string) => string | undefined;
  /** True for the name of a block type. */
  isBlockType?: (type: unknown) => boolean;
  /** True for a field of any block type. */
  isBlockField?: (field: string) => boolean;
  /** The shared block of which the subject replaces fields: its name and its fields as written. */
  shared?: { name: string; values: object };
};

/** Returns the name of a path in messages: its last field. */
export function fieldAt(path: readonly PropertyKey[]): string | undefined {
  const field = path.findLast((step) => typeof step === 'string');
  return field === undefined ? undefined : String(field);
}

/** Names the part of the subject at a path, within a sentence: `faq`, `"image" in faq`. */
export function partName({ name }: SchemaSubject, path: readonly PropertyKey[]): string {
  const field = fieldAt(path);
  return field === undefined ? name : `"${field}" in ${name}`;
}

/** Names the part of the subject at a path, at the start of a sentence. */
export function partNameAtStart(subject: SchemaSubject, path: readonly PropertyKey[]): string {
  const { name } = subject;
  const last = path.at(-1);
  if (fieldAt(path) !== undefined) return `${typeof last === 'number' ? `Entry ${last + 1} of ` : ''}${partName(subject, path)}`;
  if (/^(the|an?) /.test(name)) return name.charAt(0).toUpperCase() + name.slice(1);
  return name.endsWith('.yaml') ? `The file ${name}` : `This ${name} block`;
}

/** Returns the value at a path. Undefined when there is none. */
export function valueAt(value: unknown, path: ValuePath): unknown {
  return path.reduce<unknown>(
    (inner, step) => (typeof inner === 'object' && inner !== null && Object.hasOwn(inner, step) ? Reflect.get(inner, step) : undefined),
    value,
  );
}
