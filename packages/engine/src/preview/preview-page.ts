import type { ResolvedPage } from '../content/resolve/resolve-page.ts';
import { usedName } from '../content/validate/shared-block-use.ts';
import type { BlockModel, PageModel } from '../model/page-model.ts';
import { formatProblem } from '../problems/format-problem.ts';
import type { Problem } from '../problems/problem.ts';

/** One part of a page in the preview: a block or a problem card. */
export type PreviewPart = { block: BlockModel } | { card: ProblemCard };

/** The problems of a block, shown in its place when it cannot be rendered, else above it. */
export type ProblemCard = { key: string; title: string; problems: string[] };

/** A page in the preview. Its model contains only the blocks that can be rendered. */
export type PreviewPage = {
  model: PageModel;
  parts: PreviewPart[];
  /** Problems of its file that are in no card. */
  problemsWithoutCard: Problem[];
  /** The problems because of which this is an earlier state of the page. Empty for the current state. */
  outdatedBecause: Problem[];
};

/** Combines the valid blocks of a page and cards for the others, in order. `problems` are those of its files. */
export function previewPage(resolved: ResolvedPage, problems: readonly Problem[]): PreviewPage {
  const { page, renderable } = resolved;
  const { fields } = page;
  if (!fields) return pageWithoutBlocks('/', problems);
  const inCards = new Set<Problem>();
  const errors = problems.filter(({ severity }) => severity === 'error');
  const isComplete = errors.length === 0 && resolved.model !== undefined;
  const parts = isComplete
    ? [...renderable.values()].map((block) => ({ block }))
    : fields.blocks.flatMap((_, index) => {
        const own = problemsAt(resolved, index, errors);
        for (const problem of own) inCards.add(problem);
        return partsAt(resolved, index, own);
      });
  const blocks = [...renderable.values()];
  return {
    model: { ...fields, blocks, declared: blocks.length },
    parts,
    problemsWithoutCard: problems.filter((one) => !inCards.has(one)),
    outdatedBecause: [],
  };
}

function partsAt({ page, renderable }: ResolvedPage, index: number, problems: readonly Problem[]): PreviewPart[] {
  const block = renderable.get(index);
  const valid = page.blocks.find((one) => one.index === index);
  const type = valid?.block.type;
  if (!block && valid?.block.hidden) return [];
  const name = `Block ${index + 1}${type ? ` (${type})` : ''}`;
  const key = `problem-${index + 1}`;
  if (block) {
    if (problems.length === 0) return [{ block }];
    return [
      { card: { key, title: `${name}, right below, has ${countErrors(problems)}.`, problems: problems.map(formatProblem) } },
      { block },
    ];
  }
  const reason = problems.length > 0 ? '' : ' Content that it uses has a problem; see the list of all problems.';
  return [{ card: { key, title: `${name} cannot be shown.${reason}`, problems: problems.map(formatProblem) } }];
}

const countErrors = (problems: readonly Problem[]): string => (problems.length === 1 ? 'an error' : `${problems.length} errors`);

/** Returns the problems in the lines of a block, or in the shared block that it uses. */
function problemsAt({ page }: ResolvedPage, index: number, problems: readonly Problem[]): Problem[] {
  const { fields, file } = page;
  const use = usedName(fields?.blocks[index]);
  const sharedFile = use === undefined ? undefined : page.uses.get(use)?.file.shown;
  const lineOf = (at: number): number =>
    at < (fields?.blocks.length ?? 0) ? file.locate(['blocks', at], 'value').line : Number.POSITIVE_INFINITY;
  const isInBlock = ({ line }: Problem): boolean => line >= lineOf(index) && line < lineOf(index + 1);
  return problems.filter((problem) => (problem.file === file.shown ? isInBlock(problem) : problem.file === sharedFile));
}

/** Returns a page that shows only `problems`, for a path whose page has never been valid. */
export function pageWithoutBlocks(path: string, problems: readonly Problem[]): PreviewPage {
  const card = { key: 'problem-page', title: 'This page cannot be shown yet.', problems: problems.map(formatProblem) };
  const fields = { path, title: 'Page with errors', description: '', layout: 'default' as const, anchors: [], listed: false, draft: false };
  return { model: { ...fields, blocks: [], declared: 0 }, parts: [{ card }], problemsWithoutCard: [], outdatedBecause: [] };
}
