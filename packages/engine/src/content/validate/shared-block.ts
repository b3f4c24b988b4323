import { createProblem } from '../../problems/create-problem.ts';
import type { Problem } from '../../problems/problem.ts';
import type { ContentSchemas } from '../../schema/content-schemas.ts';
import type { YamlFile } from '../../yaml/yaml-file.ts';
import type { SiteFile } from '../find/find-files.ts';
import { renameInBlock } from './rename-in-file.ts';
import { type SharedBlock, sharedName } from './shared-blocks.ts';
import { validateBlock } from './validate-block.ts';

/** Validates `shared/<name>.yaml`: one block, written at the left edge. */
export function validateShared(source: SiteFile, written: YamlFile, schemas: ContentSchemas): SharedBlock {
  const name = sharedName(source);
  const renamed = renameInBlock(written, schemas);
  const { file } = renamed;
  if (file.problems.length > 0) return { name, file, fields: undefined, isValid: false, problems: file.problems };
  const refused = refusal(file);
  if (refused) return { name, file, fields: undefined, isValid: false, problems: [refused] };
  const { block, problems } = validateBlock({ file, path: [], pageName: name, schemas }, file.value);
  return { name, file, fields: fieldsOf(file.value, schemas), isValid: block !== undefined, problems: [...renamed.problems, ...problems] };
}

function fieldsOf(value: unknown, { isBlockType }: ContentSchemas): SharedBlock['fields'] {
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
