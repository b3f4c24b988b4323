import { type Absence, count, describeSecurity, firstNames, formatProblems, type Problem, type Site, summarize } from '@pagewright/core';
import { printError } from './print.ts';

/**
 * Describes what a site without errors publishes, in one line, as `check` and `build` print it: the numbers of pages, blocks,
 * links and images, which pages and blocks are left out and why, to which pages nothing links, and what `security` allows.
 */
export function describeContent({ published, unpublished, countLinks, findUnlinkedPages, settings }: Site): string {
  const blocks = published.pages.flatMap(({ page }) =>
    page.outline.map(({ index, isHidden }) => ({ isHidden, place: `block ${index + 1} of ${page.fields?.path}` })),
  );
  const hidden = blocks.filter(({ isHidden }) => isHidden).map(({ place }) => place);
  const images = published.collectMedia().filter(({ size }) => size !== undefined).length;
  const allowed = settings ? describeSecurity(settings.security) : [];
  const pagesLeftOut = unpublished.map(({ path, absence }) => `${path} (${reasonOf(absence)})`);
  const parts = [
    count(published.pages.length, 'page') + listOf('left out', pagesLeftOut) + listOf('that nothing links to', findUnlinkedPages()),
    count(blocks.length - hidden.length, 'block') + listOf('hidden', hidden),
    count(countLinks(), 'link'),
    count(images, 'image'),
    ...(allowed.length > 0 ? [`allowed on every page: ${allowed.join('; ')}`] : []),
  ];
  return parts.reduce((text, part) => `${text}${text.includes(':') ? ';' : ','} ${part}`);
}

function reasonOf(absence: Absence): string {
  if (absence.reason === 'draft') return 'draft';
  return `published ${absence.reason === 'early' ? 'from' : 'until'} ${absence.moment}`;
}

/** Returns `, 2 hidden: …` with the first names; empty for none. */
const listOf = (word: string, names: readonly string[]): string =>
  names.length === 0 ? '' : `, ${names.length} ${word}: ${firstNames(names)}`;

/** Prints every problem of a site and a summary. Returns true when one of them is an error. */
export function reportProblems(problems: readonly Problem[]): boolean {
  if (problems.length === 0) return false;
  printError(`${formatProblems(problems)}\n${summarize(problems)}`);
  return problems.some(({ severity }) => severity === 'error');
}

/** Says how many sample values are left, and where the first one is. */
export function describeSamples(samples: readonly Problem[]): string {
  const [first] = samples;
  return `${count(samples.length, 'sample value')} ${samples.length === 1 ? 'is' : 'are'} left, the first in ${first?.file}:${first?.line}.`;
}

/** Returns the problems of `after` that are not in `before`. Ignores moved lines and files. */
export function newProblems(before: readonly Problem[], after: readonly Problem[]): Problem[] {
  // Messages contain line numbers, which change when lines are added above.
  const keyOf = ({ code, message }: Problem): string => `${code} ${message.replaceAll(/\d+/g, '0')}`;
  const known = before.map(keyOf);
  return after.filter((problem) => {
    const index = known.indexOf(keyOf(problem));
    if (index >= 0) known.splice(index, 1);
    return index < 0;
  });
}
