import { type FieldPlan, objectIn } from '@pagewright/core';
import { stringify } from 'yaml';
import { type FieldProblem, pathsOfProblems } from '../../edit/paths-of-problems.ts';
import { inSchemaOrder } from '../../edit/schema-order.ts';
import type { DevSite } from '../dev-site.ts';
import type { PreviewPage } from '../preview-page.ts';

/** A checked block: its YAML, its problems, and its page, which is undefined when the block cannot be rendered. */
export type CheckedDraft = { yaml: string; problems: FieldProblem[]; page: PreviewPage | undefined };

/** Writes a block as YAML, and checks it with the rules of `check`. `load` loads the page with this YAML. */
export async function checkDraft(
  plan: FieldPlan,
  block: object,
  load: (yaml: string) => Promise<{ site: DevSite; path: string }>,
): Promise<CheckedDraft> {
  const written = withoutDefaults(plan, inSchemaOrder(plan, block));
  const yaml = stringify(written, { lineWidth: 0 });
  const { site, path } = await load(yaml);
  const page = site.page(path);
  const resolved = site.site?.pages.find(({ page: { source } }) => source.path === `pages${path}.yaml`)?.page;
  if (!resolved) return { yaml, problems: [], page: undefined };
  const { file } = resolved;
  const problems = pathsOfProblems({ file, value: written, path: ['blocks', 0], problems: site.site?.findProblems() ?? [] });
  return { yaml, problems, page: page && page.model.blocks.length > 0 ? page : undefined };
}

/** Returns a value without the fields that have their default. */
function withoutDefaults(plan: FieldPlan | undefined, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => withoutDefaults(plan?.shape === 'list' ? plan.item : undefined, item));
  const fields = plan?.shape === 'object' ? objectIn(plan)?.fields : undefined;
  if (!fields || typeof value !== 'object' || value === null) return value;
  const written = Object.entries(value).filter(([name, one]) => !isSame(one, fields[name]?.default));
  return Object.fromEntries(written.map(([name, one]) => [name, withoutDefaults(fields[name], one)]));
}

const isSame = (value: unknown, fallback: unknown): boolean => fallback !== undefined && JSON.stringify(value) === JSON.stringify(fallback);
