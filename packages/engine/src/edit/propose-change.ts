import { basename } from 'node:path';
import type { Problem } from '@pagewright/core';
import { displayPath } from '../files/display-path.ts';
import { problemsOfText } from './edit-text.ts';
import type { FileChange } from './file-changes.ts';
import { pathInSite } from './path-in-site.ts';
import type { ProposedSite } from './proposed-site.ts';
import type { CausedError, Proposal } from './site-editor-types.ts';

/** What says which problems a change would have. `rename`: gives a problem from before the form that it has afterwards. */
type ProposedParts = { siteDir: string; proposed: ProposedSite; rename?: ((problem: Problem) => Problem) | undefined };

/** Returns the problems that the first file of a change would have, and the errors of the site that the change would cause. */
export async function proposeChange(
  files: readonly FileChange[],
  { siteDir, proposed, rename }: ProposedParts,
): Promise<Omit<Proposal, 'text'>> {
  const compared = await proposed.compare(new Map(files.map(({ absolute, after }) => [absolute, after])), rename);
  const [first] = files;
  const problems =
    first?.after === undefined
      ? []
      : problemsOfText({ absolute: first.absolute, file: pathInSite(siteDir, first.absolute), text: first.after }, compared.problems);
  const caused = compared.caused.map(({ message, file, line, column, code }): CausedError => {
    const isOwn = first !== undefined && file === displayPath(first.absolute);
    const own = isOwn ? problems.find((one) => one.code === code && one.message === message) : undefined;
    return { message, place: `${basename(file)}:${line}:${column}`, path: own?.path };
  });
  return { problems, caused };
}
