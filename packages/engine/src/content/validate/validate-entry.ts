import type { z } from 'zod';
import { createProblem } from '../../problems/create-problem.ts';
import { nearestName } from '../../problems/nearest-name.ts';
import type { Problem } from '../../problems/problem.ts';
import { correctedText } from '../../yaml/source-lines.ts';
import type { YamlFile } from '../../yaml/yaml-file.ts';
import { thousandsPoints } from './explain/thousands-points.ts';
import { usedName } from './shared-block-use.ts';
import type { SharedBlock, SharedBlocks } from './shared-blocks.ts';

import { type BlockSubject, blockProblems, type CheckedBlock, validateBlock } from './validate-block.ts';

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
  const whole = { file, path, schema, name: type, context, schemas, pageName, shared: { name: found.name, values } };
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
