import { isDeepStrictEqual } from 'node:util';
import { applyEdits, type ContentSchemas, editYaml, type Problem, readYamlOf, type ValueChange } from '@pagewright/core';
import { displayPath } from '../files/display-path.ts';
import { type EditHistory, versionOf } from './edit-history.ts';
import { withoutOldMeasures } from './measured-fonts.ts';
import { changesInMoved, mergeChanges } from './merge-values.ts';
import { type FieldProblem, fixOf, pathsOfProblems } from './paths-of-problems.ts';
import type { ProposedSite } from './proposed-site.ts';
import { requireValue } from './read-value.ts';
import { applyToSamples } from './sample-marks.ts';
import { orderedChange } from './schema-order.ts';
import type { Edit } from './site-editor-types.ts';

type Parts = { history: EditHistory; schemas: ContentSchemas };

/**
 * Returns a text after the changes of an edit. What is typed in one go is written as one change of the text before it: a space at the
 * end of a text needs quotes, and the next word does not.
 */
export function editText(base: string, { file, version, changes, group, by }: Edit, { history, schemas }: Parts): string {
  const apply = (text: string, one: ValueChange): string =>
    applyToSamples({ file, text }, editYaml(text, [orderedChange(one, { file, text }, schemas)]));
  const change = (from: string): string => withoutOldMeasures(file, from, changes.reduce(apply, from));
  const changed = change(base);
  const begun = changes.every(({ kind }) => kind === 'put') ? history.continued({ file, version, group, by: by?.id }) : undefined;
  const start = begun?.before ? history.textOf(begun.before) : undefined;
  if (start === undefined) return changed;
  const whole = change(start);
  return isDeepStrictEqual(readYamlOf(file, whole).value, readYamlOf(file, changed).value) ? whole : changed;
}

/**
 * Returns a text that somebody else has saved after the changes of an edit, which was made from the text before. Undefined when both changed
 * one value. A forced edit then takes its own, and so does who has typed on and not waited for the answer.
 */
export function editMerged(base: string, now: string, edit: Edit, parts: Parts): string | undefined {
  const { changes, file, group, by, isForced = false } = edit;
  const isOwn = group !== undefined && parts.history.continued({ file, version: versionOf(now), group, by: by?.id }) !== undefined;
  const mineWins = isForced || isOwn;
  const [before, theirs] = [base, now].map((text) => requireValue(file, text));
  const merged =
    mergeChanges(changes, { base: before, theirs, mineWins }) ?? (mineWins ? changesInMoved(changes, { base: before, theirs }) : undefined);
  return merged && editText(now, { ...edit, changes: merged, group: undefined }, parts);
}

/** A text of a file. `file`: its path in the site folder. */
type FileText = { absolute: string; file: string; text: string };

/** Returns the text of a file without a problem that it has. */
export async function fixText(
  { absolute, file: path, text }: FileText,
  fix: NonNullable<Edit['fix']>,
  proposed: ProposedSite,
): Promise<string> {
  const { problems } = await proposed.compare(new Map([[absolute, text]]));
  const file = readYamlOf(path, text, displayPath(absolute));
  return applyEdits(text, fixOf({ file, value: file.value, path: [], problems }, fix));
}

/** Returns the problems of a whole file with this text. */
export function problemsOfText({ absolute, file: path, text }: FileText, problems: readonly Problem[]): FieldProblem[] {
  const file = readYamlOf(path, text, displayPath(absolute));
  return pathsOfProblems({ file, value: file.value, path: [], problems });
}
