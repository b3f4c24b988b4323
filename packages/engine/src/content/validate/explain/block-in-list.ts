import { createProblem } from '../../../problems/create-problem.ts';
import type { Problem } from '../../../problems/problem.ts';
import { fieldAt, type SchemaSubject, valueAt } from '../schema-subject.ts';

/** A block that is indented so far that it became an entry of a list in the block before it. */
export type BlockInList = { path: readonly PropertyKey[]; type: string };

/** Returns the block at the path of an unknown field `type` in a list. Undefined when it is none. */
export function blockInList({ isBlockType }: SchemaSubject, value: unknown, path: readonly PropertyKey[]): BlockInList | undefined {
  const entry = path.slice(0, -1);
  const type: unknown = valueAt(value, path);
  if (path.at(-1) !== 'type' || typeof entry.at(-1) !== 'number' || typeof type !== 'string' || !isBlockType?.(type)) return undefined;
  return { path: entry, type };
}

/** Explains a block within the list of another one. */
export function blockInListProblem({ file, path, context, name }: SchemaSubject, { path: at, type }: BlockInList): Problem {
  const text = file.readText();
  const place = file.locate([...path, ...at, 'type'], 'value');
  const wanted = file.locate(path, 'value').column - 2;
  const found = file.locate([...path, ...at], 'value').column - 2;
  const less = found - wanted;
  return createProblem({
    code: 'wrong-indent',
    place,
    text,
    context,
    message: `This block "${type}" is indented so far that it is an entry of "${fieldAt(at)}" in ${name}.`,
    hint: `Remove ${less} spaces before this line and before the other lines of the block, so that its dash is below the dash of ${name}.`,
  });
}
