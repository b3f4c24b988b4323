import { type BlockModel, type PageModel, type Problem, type ResolvedPage, type Site, usedName } from '@pagewright/core';
import { versionOf } from '../edit/edit-history.ts';
import { textOf } from './preview-problems.ts';
import type { ThemeSummary } from './theme-summary.ts';

/** One part of a page in the preview: a block, a problem card, or the badge above a hidden block. */
export type PreviewPart = { block: BlockModel } | { card: ProblemCard } | { badge: BlockBadge };

/** The problems of a block, shown in its place when it cannot be rendered, else above it. */
export type ProblemCard = { key: string; title: string; problems: string[]; replacesBlock: boolean };

/** Marks a block that visitors do not see. */
export type BlockBadge = { key: string; label: string; text: string };

/** A page in the preview. Its model contains only the blocks that can be rendered, hidden ones too. */
export type PreviewPage = {
  model: PageModel;
  parts: PreviewPart[];
  /** Problems of its file that are in no card. */
  problemsWithoutCard: Problem[];
  /** The keys of the blocks with these problems, by problem. */
  blocksOfProblems: ReadonlyMap<Problem, string>;
  /** The problems because of which this is an earlier state of the page. Empty for the current state. */
  outdatedBecause: Problem[];
  /** The version of its file. Undefined for a page that has none. */
  source?: string;
  /** What the page of the theme shows above its blocks. */
  summary?: ThemeSummary;
};

/** The problems of a page's files, and the problems of the records that one of its blocks uses and lacks. */
type PageProblems = { own: readonly Problem[]; ofRecords: (index: number) => readonly Problem[] };

/** Reads the blocks of a page. */
export type PageReader = Pick<Site, 'blocksOf' | 'contentOf'>;

/** A page whose own fields have no problem. */
export type ReadablePage = ResolvedPage & { fields: NonNullable<ResolvedPage['fields']> };

/** Combines the valid blocks of a page and cards for the others, in order. */
export function previewPage(resolved: ReadablePage, { own, ofRecords }: PageProblems, site: PageReader): PreviewPage {
  const inCards = new Set<Problem>();
  const blocksOfProblems = new Map<Problem, string>();
  const parts = Array.from({ length: resolved.page.declared }, (_, index) => index).flatMap((index) => {
    const { errors, warnings } = problemsAt(resolved, index, own, site);
    const model = modelAt(resolved, index, site);
    for (const problem of warnings) if (model) blocksOfProblems.set(problem, model.key);
    const all = model ? errors : [...errors, ...ofRecords(index)];
    for (const problem of all) inCards.add(problem);
    return partsAt(resolved, index, all, site);
  });
  const blocks = parts.flatMap((part) => ('block' in part ? [part.block] : []));
  return {
    model: { ...resolved.fields, blocks, declared: blocks.length },
    parts,
    problemsWithoutCard: own.filter((one) => !inCards.has(one)),
    blocksOfProblems,
    outdatedBecause: [],
    source: versionOf(resolved.page.file.readText()),
  };
}

function modelAt(resolved: ResolvedPage, index: number, { blocksOf }: PageReader): BlockModel | undefined {
  const { renderable, hidden } = blocksOf(resolved);
  return renderable.get(index) ?? hidden.blocks.get(index);
}

function partsAt(resolved: ResolvedPage, index: number, problems: readonly Problem[], site: PageReader): PreviewPart[] {
  const block = modelAt(resolved, index, site);
  const type = resolved.page.outline.find((one) => one.index === index)?.type;
  const name = `Block ${index + 1}${type ? ` (${type})` : ''}`;
  const key = `problem-${index + 1}`;
  if (!block && site.blocksOf(resolved).leftOut.has(index)) {
    const text = `${name}: visitors do not see this block, because no record that it shows is published now.`;
    return [{ badge: { key: `hidden-${index + 1}`, label: 'Left out', text } }];
  }
  if (!block) {
    const reason = problems.length > 0 ? '' : ' Content that it uses has a problem; see the list of all problems.';
    return [{ card: { key, title: `${name} cannot be shown.${reason}`, problems: problems.map(textOf), replacesBlock: true } }];
  }
  const badge = { key: `hidden-${index + 1}`, label: 'Hidden', text: `${name}: visitors do not see this block.` };
  const shown = site.blocksOf(resolved).hidden.blocks.has(index) ? [{ badge }, { block }] : [{ block }];
  if (problems.length === 0) return shown;
  const title = `${name}, right below, has ${countErrors(problems)}.`;
  return [{ card: { key, title, problems: problems.map(textOf), replacesBlock: false } }, ...shown];
}

const countErrors = (problems: readonly Problem[]): string => (problems.length === 1 ? 'an error' : `${problems.length} errors`);

/** Returns the problems in the lines of a block, or in the shared block that it uses. */
function problemsAt(
  resolved: ResolvedPage,
  index: number,
  problems: readonly Problem[],
  { contentOf }: PageReader,
): Record<'errors' | 'warnings', Problem[]> {
  if (problems.length === 0) return { errors: [], warnings: [] };
  const { page } = resolved;
  const { declared, file } = page;
  const use = usedName(contentOf(resolved).entries[index]);
  const sharedFile = use === undefined ? undefined : page.uses.get(use)?.file.displayPath;
  const lineOf = (at: number): number => (at < declared ? file.locate(['blocks', at], 'value').line : Number.POSITIVE_INFINITY);
  const first = lineOf(index);
  const next = lineOf(index + 1);
  const isInBlock = ({ line }: Problem): boolean => line >= first && line < next;
  const found = problems.filter((problem) => (problem.file === file.displayPath ? isInBlock(problem) : problem.file === sharedFile));
  return {
    errors: found.filter(({ severity }) => severity === 'error'),
    warnings: found.filter(({ severity }) => severity === 'warning'),
  };
}

/** Returns a page that shows only `problems`, for a path whose page has never been valid. */
export function pageWithoutBlocks({ path, layout }: Pick<PageModel, 'path' | 'layout'>, problems: readonly Problem[]): PreviewPage {
  const title = 'This page cannot be shown yet.';
  const card = { key: 'problem-page', title, problems: problems.map(textOf), replacesBlock: true };
  const fields = { path, title: 'Page with errors', description: '', layout, anchors: [], listed: false, draft: false };
  return {
    model: { ...fields, blocks: [], declared: 0 },
    parts: [{ card }],
    problemsWithoutCard: [],
    blocksOfProblems: new Map(),
    outdatedBecause: [],
  };
}
