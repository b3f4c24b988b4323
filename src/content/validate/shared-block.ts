import type { BlockType } from '../../../schemas/blocks/index.ts';
import { createProblem } from '../../problems/create-problem.ts';
import type { Problem } from '../../problems/problem.ts';
import type { YamlFile } from '../../yaml/yaml-file.ts';
import type { SiteFile } from '../find/find-files.ts';
import { renameInBlock } from './rename-in-file.ts';
import { isBlockType, validateBlock } from './validate-block.ts';

/** A block in `shared/`, which pages put in place by its name. */
export type SharedBlock = {
  name: string;
  file: YamlFile;
  /** Its type and fields as written; undefined when the file holds no block. */
  fields: { type: BlockType; values: object } | undefined;
  /** Whether it is right by itself. What is wrong is told once, here, and at no page that uses it. */
  isValid: boolean;
  problems: Problem[];
};

/** The shared blocks of a site by their names. */
export type SharedBlocks = ReadonlyMap<string, SharedBlock>;

/** The name by which pages use a file of `shared/`. */
export const sharedName = ({ path }: SiteFile): string => path.slice(path.lastIndexOf('/') + 1).replace(/\.yaml$/, '');

/** Validates `shared/<name>.yaml`: one block, written at the left edge. */
export function validateShared(source: SiteFile, written: YamlFile): SharedBlock {
  const name = sharedName(source);
  const renamed = renameInBlock(written);
  const { file } = renamed;
  if (file.problems.length > 0) return { name, file, fields: undefined, isValid: false, problems: file.problems };
  const refused = refusal(file);
  if (refused) return { name, file, fields: undefined, isValid: false, problems: [refused] };
  const { block, problems } = validateBlock({ file, path: [], pageName: name }, file.value);
  return { name, file, fields: fieldsOf(file.value), isValid: block !== undefined, problems: [...renamed.problems, ...problems] };
}

function fieldsOf(value: unknown): SharedBlock['fields'] {
  if (typeof value !== 'object' || value === null) return undefined;
  const type: unknown = Reflect.get(value, 'type');
  return isBlockType(type) ? { type, values: value } : undefined;
}

/** Files that hold something else than one block of their own. */
function refusal(file: YamlFile): Problem | undefined {
  const { value, text } = file;
  if (value === null || value === undefined) {
    return createProblem({
      code: 'empty-file',
      place: file.locate([], 'value'),
      text,
      message: 'This file is empty.',
      hint: 'A shared block starts with "type: " and the name of its type, at the left edge; its fields follow on lines of their own.',
    });
  }
  if (typeof value !== 'object' || Array.isArray(value)) {
    return createProblem({
      code: 'not-a-block',
      place: file.locate([], 'value'),
      text,
      message: Array.isArray(value) ? 'A shared file holds one block, and this one holds a list.' : 'This file holds no block.',
      hint: 'Start it with "type: " and the name of a type, at the left edge and without a dash; its fields follow on lines of their own.',
    });
  }
  if (!Object.hasOwn(value, 'use')) return undefined;
  return createProblem({
    code: 'shared-within-shared',
    place: file.locate(['use'], 'key'),
    text,
    message: 'A shared block cannot use another shared block.',
    hint: 'Write the type and the fields out, or let the pages use the other block themselves.',
  });
}
