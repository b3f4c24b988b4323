import type { z } from 'zod';
import { createProblem } from '../../problems/create-problem.ts';
import { nearestName } from '../../problems/nearest-name.ts';
import type { Problem } from '../../problems/problem.ts';
import { planOf } from '../../schema/compile-plan.ts';
import { correctedText } from '../../yaml/source-lines.ts';
import type { YamlFile } from '../../yaml/yaml-file.ts';
import type { SiteFile } from '../find/find-files.ts';
import { thousandsPoints } from './explain/explain-number.ts';
import { type BlockParts, type BlockSubject, blockProblems, type CheckedBlock, usedName, validateBlock } from './validate-block.ts';

/** Where the fields of a shared block come from: those in `own` from the page, the others from the shared file. */
export type SharedOrigin = { name: string; file: YamlFile; own: ReadonlySet<string> };

/** An entry of `blocks:` after validation. `block` is undefined when it has a problem. */
export type CheckedEntry = CheckedBlock & { shared?: SharedOrigin };

/** Validates one entry of `blocks:`: a block of the page, or the use of a shared one. */
export function validateEntry(subject: BlockSubject, value: unknown, shared: SharedBlocks): CheckedEntry {
  const use = usedName(value);
  if (use === undefined || typeof value !== 'object' || value === null) return validateBlock(subject, value);
  const problem = problemOfUse(subject, { use, hasType: Object.hasOwn(value, 'type') }, shared);
  if (problem) return { block: undefined, problems: [problem] };
  const found = shared.get(use);
  // The problem is reported in the shared file.
  if (!found?.fields) return { block: undefined, problems: [] };
  const { use: _, ...own } = { use, ...value };
  return validateMerged(subject, found, own);
}

/** Validates the fields of a shared block after the page's own fields replaced some of them. */
function validateMerged(subject: BlockSubject, found: SharedBlock, own: object): CheckedEntry {
  const { file, path, number = 1, pageName, schemas } = subject;
  if (!found.fields) return { block: undefined, problems: [] };
  const { type, values } = found.fields;
  const shared = { name: found.name, file: found.file, own: new Set(Object.keys(own)) };
  const merged = { ...values, ...own };
  const schema = schemas.blockSchema(type);
  const result = schema.safeParse(merged);
  const context = `page "${pageName}", block ${number} (${type}, shared "${found.name}")`;
  const whole = { file, path, plan: planOf(schema), name: type, context, schemas, pageName, shared: { name: found.name, values } };
  const unclear = thousandsPoints(whole, merged, result.error?.issues);
  if (result.success && unclear.length === 0) return { block: result.data, shared, problems: [] };
  const all = result.error?.issues ?? [];
  const issues = found.isValid ? all : all.flatMap((issue) => ownPart(issue, shared.own));
  return { block: undefined, shared, problems: [...unclear, ...blockProblems(whole, merged, issues)] };
}

/** Returns the part of an issue that concerns the page's own fields. */
function ownPart(issue: z.core.$ZodIssue, own: ReadonlySet<string>): z.core.$ZodIssue[] {
  const [field] = issue.path;
  if (field !== undefined) return own.has(String(field)) ? [issue] : [];
  if (issue.code !== 'unrecognized_keys') return [];
  const keys = issue.keys.filter((key) => own.has(key));
  return keys.length > 0 ? [{ ...issue, keys }] : [];
}

type Written = { use: string; hasType: boolean };

/** Returns the problem of an entry with an unknown shared block, or with both `use` and `type`. */
function problemOfUse(
  { file, path, number = 1, pageName }: BlockSubject,
  { use, hasType }: Written,
  shared: SharedBlocks,
): Problem | undefined {
  const base = { text: file.readText(), context: `page "${pageName}", block ${number}` };
  if (!shared.get(use)) {
    const names = shared.names();
    const nearest = nearestName(use, names);
    const place = file.locate([...path, 'use'], 'value');
    return createProblem({
      ...base,
      code: 'missing-shared-block',
      place,
      message: use === '' ? '"use" is empty.' : `There is no shared block "${use}".${nearest ? ` Did you mean "${nearest}"?` : ''}`,
      hint:
        names.length === 0
          ? 'The folder shared/ is empty. To share a block between pages, put it in a file there: shared/<name>.yaml.'
          : `Shared blocks: ${names.join(', ')}.`,
      ...(nearest !== undefined && { fix: correctedText(file.readText(), place, nearest) }),
    });
  }
  if (!hasType) return undefined;
  return createProblem({
    ...base,
    code: 'type-and-use',
    place: file.locate([...path, 'type'], 'key'),
    message: `This block uses the shared block "${use}", which already has a type.`,
    hint: 'Remove "type", or remove "use" and write the fields here.',
  });
}

/** A block in `shared/`, which pages use by name. */
export type SharedBlock = {
  name: string;
  file: YamlFile;
  /** Its type and fields as written. Undefined when the file contains no block. */
  fields: { type: string; values: object } | undefined;
  /** False when it has a problem. The problem is reported here once, and not at the pages that use the block. */
  isValid: boolean;
  /** The valid parts of a block with a problem. */
  parts?: BlockParts;
  problems: Problem[];
  /** The language of its texts, where another one uses it. */
  language?: string;
};

/** The shared blocks of a site by name. */
export type SharedBlocks = { get: (name: string) => SharedBlock | undefined; names: () => string[] };

/** Returns the name that a file gives a shared block or a type of records: `call` for `shared/call.yaml`. */
export const nameOfFile = ({ path }: Pick<SiteFile, 'path'>): string => path.slice(path.lastIndexOf('/') + 1).replace(/\.yaml$/, '');
