import { type FieldPlan, objectIn, type Place, type ValuePath } from '@pagewright/core';
import { stringify } from 'yaml';
import type { DevSite } from '../dev-site.ts';
import type { PreviewPage } from '../preview-page.ts';
import type { DraftProblem } from './messages.ts';

/** A checked block: its YAML, its problems, and its page, which is undefined when the block cannot be rendered. */
export type CheckedDraft = { yaml: string; problems: DraftProblem[]; page: PreviewPage | undefined };

/** Writes a block as YAML, and checks it with the rules of `check`. `load` loads the page with this YAML. */
export async function checkDraft(
  plan: FieldPlan,
  block: object,
  load: (yaml: string) => Promise<{ site: DevSite; path: string }>,
): Promise<CheckedDraft> {
  const written = withoutDefaults(plan, block);
  const yaml = stringify(written, { lineWidth: 0 });
  const { site, path } = await load(yaml);
  const page = site.page(path);
  const resolved = site.site?.pages.find(({ page: { source } }) => source.path === `pages${path}.yaml`)?.page;
  if (!resolved) return { yaml, problems: [], page: undefined };
  const { file } = resolved;
  const start = file.locate(['blocks', 0], 'value').line;
  const places = placesIn(written, ['blocks', 0], (at) => file.locate(at, typeof at.at(-1) === 'number' ? 'value' : 'key'));
  const problems = (site.site?.findProblems() ?? [])
    .filter((problem) => problem.file === file.displayPath && problem.line >= start)
    .map(({ severity, code, message, hint, fix, ...place }): DraftProblem => {
      const found = places.findLast((one) => !isAfter(one.place, place));
      return { path: found?.path.slice(2) ?? [], severity, code, message, ...(hint && { hint }), ...(fix && { fix }) };
    });
  return { yaml, problems, page: page && page.model.blocks.length > 0 ? page : undefined };
}

/** Returns a value without the fields that have their default, with its fields in the order of the schema. */
function withoutDefaults(plan: FieldPlan | undefined, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => withoutDefaults(plan?.shape === 'list' ? plan.item : undefined, item));
  const fields = plan?.shape === 'object' ? objectIn(plan)?.fields : undefined;
  if (!fields || typeof value !== 'object' || value === null) return value;
  const order = Object.keys(fields);
  // An unknown field is last.
  const rank = (name: string): number => (order.includes(name) ? order.indexOf(name) : order.length);
  const written = Object.entries(value).filter(([name, one]) => !isSame(one, fields[name]?.default));
  written.sort(([one], [other]) => rank(one) - rank(other));
  return Object.fromEntries(written.map(([name, one]) => [name, withoutDefaults(fields[name], one)]));
}

const isSame = (value: unknown, fallback: unknown): boolean => fallback !== undefined && JSON.stringify(value) === JSON.stringify(fallback);

/** Returns the places of all fields and entries of a value, as they stand in its file. */
function placesIn(value: unknown, path: ValuePath, locate: (path: ValuePath) => Place): { path: ValuePath; place: Place }[] {
  const parts: [PropertyKey, unknown][] =
    typeof value !== 'object' || value === null ? [] : Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return [{ path, place: locate(path) }, ...parts.flatMap(([step, part]) => placesIn(part, [...path, step], locate))];
}

const isAfter = (one: Pick<Place, 'line' | 'column'>, other: Pick<Place, 'line' | 'column'>): boolean =>
  one.line > other.line || (one.line === other.line && one.column > other.column);
