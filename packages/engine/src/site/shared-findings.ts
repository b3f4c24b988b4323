import type { Deadline, LinkUse } from '../content/resolve/findings.ts';
import { type BlockContext, resolveShared } from '../content/resolve/resolve-block.ts';
import type { SharedBlock } from '../content/validate/validate-entry.ts';
import type { ValidPage } from '../content/validate/validate-page.ts';
import type { Problem } from '../problems/problem.ts';
import { firstNames } from '../text/first-names.ts';

/** Returns the problems of shared blocks. Resolves references only in blocks that no page shows, because pages resolve the others. */
export function sharedFindings(
  blocks: readonly SharedBlock[],
  pages: readonly ValidPage[],
  context: BlockContext,
): { problems: Problem[]; links: LinkUse[]; deadlines: Deadline[] } {
  const used = new Set(pages.flatMap(({ uses }) => [...uses.keys()]));
  const alone = blocks.filter(({ name, isValid }) => !used.has(name) || !isValid).map((block) => resolveShared(block, context));
  return {
    problems: [...blocks, ...alone].flatMap((one) => one.problems),
    links: alone.flatMap((one) => one.links),
    deadlines: alone.flatMap((one) => one.deadlines),
  };
}

/** Adds to every problem of a shared block the names of the pages that use it. */
export function withUsers(problems: readonly Problem[], blocks: readonly SharedBlock[], pages: readonly ValidPage[]): Problem[] {
  const contexts = new Map(blocks.map(({ name, file }) => [file.shown, contextOf({ name, file }, pages)]));
  return problems.map((problem) => {
    const context = contexts.get(problem.file);
    return context === undefined ? problem : { ...problem, context };
  });
}

function contextOf({ name, file }: Pick<SharedBlock, 'name' | 'file'>, pages: readonly ValidPage[]): string {
  const users = [...new Set(pages.flatMap((page) => (page.uses.get(name)?.file === file ? [page.name] : [])))];
  if (users.length === 0) return `shared block "${name}", which no page uses`;
  return `shared block "${name}", used on ${firstNames(users.map((user) => `"${user}"`))}`;
}
