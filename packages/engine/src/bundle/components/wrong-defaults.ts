import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { objectIn, planOf } from '@pagewright/core';
import type { SiteCode } from '../../definition/site-code.ts';
import type { SourceMistake, Sources } from './source-file.ts';

/** Finds fields of block types whose default is a value that they do not accept: zod uses it without a check. */
export function findWrongDefaults(
  { content, componentFile }: Pick<SiteCode, 'content' | 'componentFile'>,
  sources: Sources,
): SourceMistake[] {
  return Object.entries(content.blocks).flatMap(([type, { schema }]) =>
    Object.entries(objectIn(planOf(schema))?.fields ?? {}).flatMap(([name, { default: value, isPlain, validate }]) => {
      if (value === undefined || !isPlain) return [];
      const { error } = validate(value);
      if (!error) return [];
      const component = componentFile(type);
      const declared = join(dirname(component), '..', '..', 'schemas', 'blocks', `${type}.ts`);
      const file = sources.read(existsSync(declared) ? declared : component);
      const reason = error.issues.map(({ message }) => message).join(', ');
      const message = `The default of "${name}" is ${JSON.stringify(value)}, which the field does not accept: ${reason}. Write another default.`;
      return [{ file, at: Math.max(file.text.indexOf(`${name}:`), 0), message }];
    }),
  );
}
