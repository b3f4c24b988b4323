import type { FieldPlan } from '../../schema/field-plan.ts';
import type { ValuePath } from '../../yaml/yaml-file.ts';
import { valueAt } from '../validate/schema-subject.ts';

/** What stands for a link that a record does not have, until its place is left out: a link that every site accepts. */
export const absentLink = '/';

/** The length of the path of a block in its page. */
const blockDepth = 2;

/**
 * Leaves out the links at these paths in a page, which its record does not have: with the optional field or the entry of a list around each, such as
 * a button. A block that needs the link is hidden. Changes the page.
 */
export function leaveOutLinks(paths: readonly ValuePath[], page: unknown, planAt: (path: ValuePath) => FieldPlan | undefined): void {
  // From the last one, so that the places of earlier entries of a list stay the same.
  for (const path of paths.toReversed()) {
    const isOptional = (end: number): boolean => typeof path[end - 1] === 'number' || planAt(path.slice(0, end))?.isOptional === true;
    const ends = Array.from({ length: path.length - blockDepth }, (_, index) => path.length - index);
    const end = ends.find(isOptional);
    const step = end === undefined ? undefined : path[end - 1];
    const around = Object(valueAt(page, path.slice(0, end === undefined ? blockDepth : end - 1)));
    if (step === undefined) Reflect.set(around, 'hidden', true);
    else if (Array.isArray(around)) around.splice(Number(step), 1);
    else Reflect.deleteProperty(around, step);
  }
}
