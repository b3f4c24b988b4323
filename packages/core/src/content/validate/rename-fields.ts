import { createProblem } from '../../problems/create-problem.ts';
import type { Problem } from '../../problems/problem.ts';
import { planOf } from '../../schema/compile-plan.ts';
import type { ContentSchemas } from '../../schema/content-schemas.ts';
import { type FieldPlan, objectIn, planIn } from '../../schema/field-plan.ts';
import { memoizeByKey } from '../../text/memoize.ts';
import { correction, correctionAt, editOfText, indexOf } from '../../yaml/source-lines.ts';
import type { ValuePath, YamlFile } from '../../yaml/yaml-file.ts';
import { planOfNested } from './nested-entries.ts';
import { usedName } from './validate-block.ts';
import type { SharedBlocks } from './validate-entry.ts';

/** A file with old names replaced by new ones. `locate` accepts new names and returns places in the text. */
type RenamedFile = { file: YamlFile; problems: Problem[] };

type PageContext = { pageName: string; shared: SharedBlocks; schemas: ContentSchemas };

/** Replaces old names in a page and its blocks, and reports each. */
export function renameInPage(file: YamlFile, { pageName, shared, schemas }: PageContext): RenamedFile {
  const renaming = new Renaming(file);
  const page = renameFields({ plan: planOf(schemas.pageSchema), value: file.value, path: [], context: `page "${pageName}"` }, renaming);
  if (typeof page !== 'object' || page === null) return finish(renaming, page);
  const blocks: unknown = Reflect.get(page, 'blocks');
  if (!Array.isArray(blocks)) return finish(renaming, page);
  const present = blocks.map((entry: unknown, index) => {
    const context = `page "${pageName}", block ${index + 1}`;
    const use = usedName(entry);
    const type = use === undefined ? undefined : shared.get(use)?.fields?.type;
    return renameBlock({ value: entry, path: ['blocks', index], context, type, schemas }, renaming);
  });
  const isSame = present.every((block, index) => block === blocks[index]);
  return finish(renaming, isSame ? page : { ...page, blocks: present });
}

/** Replaces old names in a file that contains one block. */
export function renameInBlock(file: YamlFile, schemas: ContentSchemas): RenamedFile {
  const renaming = new Renaming(file);
  return finish(renaming, renameBlock({ value: file.value, path: [], context: 'shared block', type: undefined, schemas }, renaming));
}

/** Replaces old names in a file of records: a list, or several named lists. */
export function renameInRecords(file: YamlFile, plan: FieldPlan): RenamedFile {
  if (!plan.hasRenames) return { file, problems: [] };
  const renaming = new Renaming(file);
  const { value } = file;
  const inList = (list: unknown, path: ValuePath): unknown =>
    Array.isArray(list) ? list.map((item: unknown, index) => renameFields({ plan, value: item, path: [...path, index] }, renaming)) : list;
  if (Array.isArray(value) || typeof value !== 'object' || value === null) return finish(renaming, inList(value, []));
  return finish(renaming, Object.fromEntries(Object.entries(value).map(([name, list]) => [name, inList(list, [name])])));
}

/** Replaces old names in a file that contains one record. */
export function renameInRecord(file: YamlFile, plan: FieldPlan): RenamedFile {
  const renaming = new Renaming(file);
  return finish(renaming, renameFields({ plan, value: file.value, path: [] }, renaming));
}

/** Replaces old names in `site.yaml`. */
export function renameInSettings(file: YamlFile, { siteSchema }: ContentSchemas): RenamedFile {
  const renaming = new Renaming(file);
  return finish(renaming, renameFields({ plan: planOf(siteSchema), value: file.value, path: [] }, renaming));
}

function finish(renaming: Renaming, value: unknown): RenamedFile {
  const { file, problems } = renaming;
  if (problems.length === 0) return { file, problems };
  return { file: { ...file, value, locate: (path, part) => file.locate(renaming.toWritten(path), part) }, problems };
}

type BlockPart = { value: unknown; path: ValuePath; context: string; type: string | undefined; schemas: ContentSchemas };

function renameBlock({ value, path, context, type, schemas }: BlockPart, renaming: Renaming): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const written: unknown = Reflect.get(value, 'type');
  // Only an unknown name can be an earlier one: the fields of all block types are looked at for that.
  const present = typeof written === 'string' && !schemas.isBlockType(written) ? newTypes(schemas).get(written) : undefined;
  if (present !== undefined && type === undefined) renaming.problems.push(renamedType(renaming.file, { path, context, present }));
  const block = present === undefined ? value : { ...value, type: present };
  const known = type ?? present ?? (schemas.isBlockType(written) ? written : undefined);
  return known === undefined ? block : renameFields({ plan: planOf(schemas.blockSchema(known)), value: block, path, context }, renaming);
}

const typesBySite = new WeakMap<ContentSchemas, ReadonlyMap<string, string>>();

/** Returns the new block type for each earlier name. */
const newTypes = (schemas: ContentSchemas): ReadonlyMap<string, string> =>
  memoizeByKey(typesBySite, schemas, () => {
    const { blockTypes, blockSchema, isBlockType } = schemas;
    return new Map(
      blockTypes.flatMap((type) =>
        planOf(blockSchema(type)).earlierNames.flatMap((old): [string, string][] => (isBlockType(old) ? [] : [[old, type]])),
      ),
    );
  });

type OldType = { path: ValuePath; context: string; present: string };

function renamedType({ locate, readText }: YamlFile, { path, context, present }: OldType): Problem {
  const text = readText();
  const place = locate([...path, 'type'], 'value');
  return createProblem({
    code: 'renamed-type',
    place,
    text,
    context,
    message: `This block type was renamed to "${present}". The old name still works.`,
    ...correctionAt(text, place, present),
  });
}

type Correction = Required<Pick<Problem, 'fix' | 'edits'>>;

/** Reports the old names in one file, and maps paths with new names to the paths as written. */
class Renaming {
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

type Part = { plan: FieldPlan | undefined; value: unknown; path: ValuePath; context?: string };

/** Returns the value with the new name of every field. Returns the same value when it has no earlier name. */
function renameFields({ plan: around, value, path, context }: Part, renaming: Renaming): unknown {
  const plan = around && (planOfNested(around, value) ?? around);
  if (!plan?.hasRenames || typeof value !== 'object' || value === null) return value;
  const below = (step: string | number, field: unknown): unknown =>
    typeof field === 'object'
      ? renameFields({ plan: planIn(plan, step), value: field, path: [...path, step], ...(context && { context }) }, renaming)
      : field;
  if (Array.isArray(value)) {
    const items = value.map((item: unknown, index) => below(index, item));
    return items.every((item, index) => item === value[index]) ? value : items;
  }
  const renames = objectIn(plan)?.renames ?? {};
  if (!Object.keys(value).some((name) => Object.hasOwn(renames, name))) {
    const changed = Object.entries(value).flatMap(([name, field]: [string, unknown]) => {
      const present = below(name, field);
      return present === field ? [] : [[name, present] as const];
    });
    return changed.length > 0 ? { ...value, ...Object.fromEntries(changed) } : value;
  }
  return Object.fromEntries(
    Object.entries(value).flatMap(([written, field]: [string, unknown]) => {
      const name = (Object.hasOwn(renames, written) && renames[written]) || written;
      if (name === written) return [[name, below(name, field)]];
      if (Object.hasOwn(value, name)) {
        renaming.both([...path, name], written, context);
        return [];
      }
      const converted = typeof field === 'string' ? planIn(plan, name)?.convert?.(field) : undefined;
      renaming.field([...path, name], { old: written, value: converted, context });
      return [[name, converted ?? below(name, field)]];
    }),
  );
}
