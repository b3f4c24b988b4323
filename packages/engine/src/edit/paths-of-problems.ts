import type { Place, Problem, SourceFile, ValuePath } from '@pagewright/core';

/** A problem of a value, and the path of the field in the value that it is about. Empty for the value as a whole. */
export type FieldProblem = Pick<Problem, 'severity' | 'code' | 'message' | 'hint' | 'fix'> & { path: ValuePath };

/** A value at a path of a file, and the problems of the file. */
type Checked = { file: SourceFile; value: unknown; path: ValuePath; problems: readonly Problem[] };

/** Returns the problems in the lines from the value on, each with the path of its field. */
export function pathsOfProblems({ file, value, path, problems }: Checked): FieldProblem[] {
  const places = placesIn(value, path, (at) => file.locate(at, typeof at.at(-1) === 'number' ? 'value' : 'key'));
  const start = file.locate(path, 'value').line;
  return problems
    .filter((problem) => problem.file === file.displayPath && problem.line >= start)
    .map(({ severity, code, message, hint, fix, ...place }) => {
      const found = places.findLast((one) => !isAfter(one.place, place));
      return { path: found?.path.slice(path.length) ?? [], severity, code, message, ...(hint && { hint }), ...(fix && { fix }) };
    });
}

/** Returns the places of all fields and entries of a value, as they stand in its file. */
function placesIn(value: unknown, path: ValuePath, locate: (path: ValuePath) => Place): { path: ValuePath; place: Place }[] {
  const parts: [PropertyKey, unknown][] =
    typeof value !== 'object' || value === null ? [] : Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return [{ path, place: locate(path) }, ...parts.flatMap(([step, part]) => placesIn(part, [...path, step], locate))];
}

const isAfter = (one: Pick<Place, 'line' | 'column'>, other: Pick<Place, 'line' | 'column'>): boolean =>
  one.line > other.line || (one.line === other.line && one.column > other.column);
