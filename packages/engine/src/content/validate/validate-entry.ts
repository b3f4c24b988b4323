import type { z } from 'zod';
import { createProblem } from '../../problems/create-problem.ts';
import { nearestName } from '../../problems/nearest-name.ts';
import type { Problem } from '../../problems/problem.ts';
import { correctedText } from '../../yaml/source-lines.ts';
import type { YamlFile } from '../../yaml/yaml-file.ts';
import { schemaProblems } from './explain/schema-problems.ts';
import { usedName } from './shared-block-use.ts';
import type { SharedBlock, SharedBlocks } from './shared-blocks.ts';

import { type Block, type BlockSubject, ownerOfField, validateBlock } from './validate-block.ts';

/** Where the fields of a shared block come from: those in `own` from the page, the others from the shared file. */
export type SharedOrigin = { name: string; file: YamlFile; own: ReadonlySet<string> };

/** An entry of `blocks:` after validation. `block` is undefined when it has a problem. */
export type CheckedEntry = { block: Block | undefined; shared?: SharedOrigin; problems: Problem[] };

/** Validates one entry of `blocks:`: a block of the page, or the use of a shared one. */
export function validateEntry(subject: BlockSubject, value: unknown, shared: SharedBlocks): CheckedEntry {
  const use = usedName(value);
  if (use === undefined || typeof value !== 'object' || value === null) return validateBlock(subject, value);
  const refused = refusal(subject, { use, hasType: Object.hasOwn(value, 'type') }, shared);
  if (refused) return { block: undefined, problems: [refused] };
  const found = shared.get(use);
  // What keeps the shared file from being a block is told there.
  if (!found?.fields) return { block: undefined, problems: [] };
  const { use: _, ...own } = { use, ...value };
  return validateMerged(subject, found, own);
}

/** The shared fields with the page's own in their places, whole, against the schema of the type. */
function validateMerged(subject: BlockSubject, found: SharedBlock, own: object): CheckedEntry {
  const { file, path, number = 1, pageName, schemas } = subject;
  const { type, values } = found.fields ?? {};
  if (!type) return { block: undefined, problems: [] };
  const shared = { name: found.name, file: found.file, own: new Set(Object.keys(own)) };
  const merged = { ...values, ...own };
  const schema = schemas.blockSchema(type);
  const result = schema.safeParse(merged);
  if (result.success) return { block: result.data, shared, problems: [] };
  const issues = found.isValid ? result.error.issues : result.error.issues.flatMap((issue) => ownPart(issue, shared.own));
  const context = `page "${pageName}", block ${number} (${type}, shared "${found.name}")`;
  return {
    block: undefined,
    shared,
    problems: schemaProblems({ file, path, schema, name: type, context, ownerOf: (field) => ownerOfField(field, schemas) }, merged, issues),
  };
}

/** What an issue says of the fields that the page writes itself. */
function ownPart(issue: z.core.$ZodIssue, own: ReadonlySet<string>): z.core.$ZodIssue[] {
  const [field] = issue.path;
  if (field !== undefined) return own.has(String(field)) ? [issue] : [];
  if (issue.code !== 'unrecognized_keys') return [];
  const keys = issue.keys.filter((key) => own.has(key));
  return keys.length > 0 ? [{ ...issue, keys }] : [];
}

type Written = { use: string; hasType: boolean };

function refusal({ file, path, number = 1, pageName }: BlockSubject, { use, hasType }: Written, shared: SharedBlocks): Problem | undefined {
  const base = { text: file.text, context: `page "${pageName}", block ${number}` };
  if (!shared.has(use)) {
    const names = [...shared.keys()];
    const nearest = nearestName(use, names);
    const place = file.locate([...path, 'use'], 'value');
    return createProblem({
      ...base,
      code: 'missing-shared-block',
      place,
      message:
        use === '' ? '"use" names no shared block.' : `There is no shared block "${use}".${nearest ? ` Did you mean "${nearest}"?` : ''}`,
      hint:
        names.length === 0
          ? 'The folder shared/ has no block yet. A block that several pages show is a file there: shared/<name>.yaml.'
          : `Shared blocks: ${names.join(', ')}.`,
      ...(nearest !== undefined && { fix: correctedText(file.text, place, nearest) }),
    });
  }
  if (!hasType) return undefined;
  return createProblem({
    ...base,
    code: 'type-and-use',
    place: file.locate([...path, 'type'], 'key'),
    message: `This block uses the shared block "${use}", which brings its type along.`,
    hint: 'Remove "type", or remove "use" and write the fields out.',
  });
}
