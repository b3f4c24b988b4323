import type { ResolvedPage } from '../content/resolve/resolve-page.ts';
import { usedName } from '../content/validate/shared-block-use.ts';

import type { BlockModel, PageModel } from '../model/page-model.ts';
import { formatProblem } from '../problems/format-problem.ts';
import type { Problem } from '../problems/problem.ts';

/** One part of a page as the preview shows it: a block, or what keeps one from being right. */
export type ShownPart = { block: BlockModel } | { card: Card };

/** Problems at the place of a block: in its place when it cannot be drawn, else above it. */
export type Card = { key: string; title: string; problems: string[] };

/** A page as the preview shows it. Its model holds only the blocks that can be drawn. */
export type ShownPage = {
  model: PageModel;
  parts: ShownPart[];
  /** Problems of its file that no card tells. */
  rest: Problem[];
  /** Why it is an older state of the page; none for the present one. */
  stale: Problem[];
};

/** Puts the good blocks of a page and cards for the others in order. `problems` are those of its files. */
export function showPage(resolved: ResolvedPage, problems: readonly Problem[]): ShownPage {
  const { page, renderable } = resolved;
  const { fields } = page;
  if (!fields) return explainPage('/', problems);
  const told = new Set<Problem>();
  const errors = problems.filter(({ severity }) => severity === 'error');
  const isWhole = errors.length === 0 && resolved.model !== undefined;
  const parts = isWhole
    ? [...renderable.values()].map((block) => ({ block }))
    : fields.blocks.flatMap((_, index) => {
        const own = problemsAt(resolved, index, errors);
        for (const problem of own) told.add(problem);
        return partsAt(resolved, index, own);
      });
  const blocks = [...renderable.values()];
  return { model: { ...fields, blocks, declared: blocks.length }, parts, rest: problems.filter((one) => !told.has(one)), stale: [] };
}

function partsAt({ page, renderable }: ResolvedPage, index: number, problems: readonly Problem[]): ShownPart[] {
  const block = renderable.get(index);
  const valid = page.blocks.find((one) => one.index === index);
  const type = valid?.block.type;
  if (!block && valid?.block.hidden) return [];
  const name = `Block ${index + 1}${type ? ` (${type})` : ''}`;
  const key = `problem-${index + 1}`;
  if (block) {
    if (problems.length === 0) return [{ block }];
    return [{ card: { key, title: `${name}, right below, has ${several(problems)}.`, problems: problems.map(formatProblem) } }, { block }];
  }
  const reason = problems.length > 0 ? '' : ' Something that it shows has a problem, which is in the list of all problems.';
  return [{ card: { key, title: `${name} cannot be shown.${reason}`, problems: problems.map(formatProblem) } }];
}

const several = (problems: readonly Problem[]): string => (problems.length === 1 ? 'a mistake' : `${problems.length} mistakes`);

/** The problems that stand in a block, or in the shared block that it uses. */
function problemsAt({ page }: ResolvedPage, index: number, problems: readonly Problem[]): Problem[] {
  const { fields, file } = page;
  const use = usedName(fields?.blocks[index]);
  const sharedFile = use === undefined ? undefined : page.uses.get(use)?.file.shown;
  const lineOf = (at: number): number =>
    at < (fields?.blocks.length ?? 0) ? file.locate(['blocks', at], 'value').line : Number.POSITIVE_INFINITY;
  const isInBlock = ({ line }: Problem): boolean => line >= lineOf(index) && line < lineOf(index + 1);
  return problems.filter((problem) => (problem.file === file.shown ? isInBlock(problem) : problem.file === sharedFile));
}

/** What stands in the place of a page that was never good: its problems, in the frame of the site. */
export function explainPage(path: string, problems: readonly Problem[]): ShownPage {
  const card = { key: 'problem-page', title: 'This page cannot be shown yet.', problems: problems.map(formatProblem) };
  const fields = { path, title: 'Not right yet', description: '', layout: 'default' as const, anchors: [], listed: false, draft: false };
  return { model: { ...fields, blocks: [], declared: 0 }, parts: [{ card }], rest: [], stale: [] };
}
