import { createProblem } from '../../problems/create-problem.ts';
import type { Problem } from '../../problems/problem.ts';
import type { ContentSchemas } from '../../schema/content-schemas.ts';
import type { YamlFile } from '../../yaml/yaml-file.ts';
import type { SiteFile } from '../find/find-files.ts';
import { renameInBlock } from './rename-fields.ts';
import { validateBlock } from './validate-block.ts';
import { nameOfFile, type SharedBlock } from './validate-entry.ts';

/** Validates `shared/<name>.yaml`, which contains one block. */
export function validateShared(source: SiteFile, file: YamlFile, schemas: ContentSchemas): SharedBlock {
  return validateBlockFile(source, file, schemas);
}

/** Validates `shared/<code>/<name>.yaml`, which may say which state of the original it translates. */
export function validateTranslatedShared(source: SiteFile, file: YamlFile, schemas: ContentSchemas): SharedBlock {
  const { value } = file;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return validateBlockFile(source, file, schemas);
  const { translated: _, ...block } = { translated: undefined, ...value };
  return { ...validateBlockFile(source, { ...file, value: block }, schemas), file };
}

function validateBlockFile(source: SiteFile, written: YamlFile, schemas: ContentSchemas): SharedBlock {
  const name = nameOfFile(source);
  const renamed = renameInBlock(written, schemas);
  const { file } = renamed;
  if (file.problems.length > 0) return { name, file, fields: undefined, isValid: false, problems: file.problems };
  const problem = contentProblem(file);
  if (problem) return { name, file, fields: undefined, isValid: false, problems: [problem] };
  const { block, parts, problems } = validateBlock({ file, path: [], pageName: name, schemas }, file.value);
  const fields = fieldsOf(file.value, schemas);
  return { name, file, fields, isValid: block !== undefined, ...(parts && { parts }), problems: [...renamed.problems, ...problems] };
}

function fieldsOf(value: unknown, { isBlockType }: ContentSchemas): SharedBlock['fields'] {
  if (typeof value !== 'object' || value === null) return undefined;
  const type: unknown = Reflect.get(value, 'type');
  return isBlockType(type) ? { type, values: value } : undefined;
}

/** Returns a problem when a file does not contain exactly one block of its own. */
function contentProblem(file: YamlFile): Problem | undefined {
  const { value } = file;
  const text = file.readText();
  if (value === null || value === undefined) {
    return createProblem({
      code: 'empty-file',
      place: file.locate([], 'value'),
      text,
      message: 'This file is empty.',
      hint: 'A shared block starts with "type: " and the name of its type. Each field goes on its own line below, without indentation.',
    });
  }
  if (typeof value !== 'object' || Array.isArray(value)) {
    return createProblem({
      code: 'not-a-block',
      place: file.locate([], 'value'),
      text,
      message: Array.isArray(value) ? 'This file must contain one block, but contains a list.' : 'This file does not contain a block.',
      hint: 'Start it with "type: " and the name of a type, without a dash. Each field goes on its own line below, without indentation.',
    });
  }
  if (!Object.hasOwn(value, 'use')) return undefined;
  return createProblem({
    code: 'shared-within-shared',
    place: file.locate(['use'], 'key'),
    text,
    message: 'A shared block cannot use another shared block.',
    hint: 'Write its type and fields here, or use the other block directly on the pages.',
  });
}
