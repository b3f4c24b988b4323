import type { Place, Problem, SourceFile, TextEdit, ValuePath } from '@pagewright/core';

/** A problem of a value, and the path of the field in the value that it is about. Empty for the value as a whole. `isFixable`: see `Problem.edits`; so is one that allows a service. */
export type FieldProblem = Pick<Problem, 'severity' | 'code' | 'message' | 'hint' | 'fix' | 'embed'> & {
  path: ValuePath;
  isFixable?: true;
  /** The labels of the fields around it. Undefined where they are not known. */
  place?: string;
  /** The language of its words, where it is not that of the person. */
  language?: string;
};

/** A value at a path of a file, and the problems of the file. */
type Checked = { file: SourceFile; value: unknown; path: ValuePath; problems: readonly Problem[] };

/** Returns the problems in the lines from the value on, each with the path of its field. */
export const pathsOfProblems = (checked: Checked): FieldProblem[] =>
  locateProblems(checked).map(({ path, problem: { severity, code, message, hint, fix, edits, editsIfChosen, embed } }) => ({
    path,
    severity,
    code,
    message,
    ...(hint && { hint }),
    ...(fix && { fix }),
    ...((edits || editsIfChosen || embed) && { isFixable: true }),
    ...(embed && { embed }),
  }));

/** Returns the edits that fix a problem of a value. Empty when it is not there, or has none. */
export const fixOf = (checked: Checked, { code, path }: Pick<FieldProblem, 'code' | 'path'>): TextEdit[] =>
  locateProblems(checked)
    .filter((one) => one.problem.code === code && one.path.join('\0') === path.join('\0'))
    .flatMap(({ problem: { edits, editsIfChosen } }) => edits ?? editsIfChosen ?? []);

function locateProblems({ file, value, path, problems }: Checked): { path: ValuePath; problem: Problem }[] {
  const own = problems.filter((problem) => problem.file === file.displayPath);
  // Locating the values of thousands of records takes half a second.
  if (own.length === 0) return [];
  const places = placesIn(value, path, (at) => file.locate(at, typeof at.at(-1) === 'number' ? 'value' : 'key'));
  const start = file.locate(path, 'value').line;
  return own
    .filter(({ line }) => line >= start)
    .map((problem) => ({ path: places.findLast((one) => !isAfter(one.place, problem))?.path.slice(path.length) ?? [], problem }));
}

/** Returns the places of all fields and entries of a value, as they stand in its file. */
export function placesIn(value: unknown, path: ValuePath, locate: (path: ValuePath) => Place): { path: ValuePath; place: Place }[] {
  const parts: [PropertyKey, unknown][] =
    typeof value !== 'object' || value === null ? [] : Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return [{ path, place: locate(path) }, ...parts.flatMap(([step, part]) => placesIn(part, [...path, step], locate))];
}

const isAfter = (one: Pick<Place, 'line' | 'column'>, other: Pick<Place, 'line' | 'column'>): boolean =>
  one.line > other.line || (one.line === other.line && one.column > other.column);
