import type { SiteFile } from '../content/find/find-files.ts';
import { UnusableMediaError } from '../media/unusable-media-error.ts';
import { createProblem } from '../problems/create-problem.ts';
import type { Problem } from '../problems/problem.ts';
import type { Check, CheckedSite } from './check.ts';

const megabyte = 1024 * 1024;
/** What a file may weigh before visitors notice. */
const heavy = { picture: 3 * megabyte, film: 5 * megabyte, drawing: megabyte / 2 };

/** What is wrong with a file that something uses is told once, at the file. */
export const unfitMedia: Check = (site) =>
  site.files.media.flatMap((file) => {
    const path: `media:${string}` = `media:/${file.path}`;
    return site.pageInputs.has(path) || site.recordInputs.has(path) ? inspect(site, file) : [];
  });

function inspect({ media }: CheckedSite, file: SiteFile): Problem[] {
  try {
    const facts = media.read(`/${file.path}`);
    const kind = facts?.isBitmap ? 'picture' : file.path.endsWith('.svg') ? 'drawing' : 'film';
    return facts && facts.bytes > heavy[kind] ? [tooHeavy(file, facts.bytes, kind)] : [];
  } catch (error) {
    if (!(error instanceof UnusableMediaError)) throw error;
    const { line = 1, column = 1, ...words } = error.fault;
    return [createProblem({ ...words, place: { file: file.shown, line, column, length: 1 }, text: '' })];
  }
}

const tooHeavy = ({ shown, path }: SiteFile, bytes: number, kind: keyof typeof heavy): Problem =>
  createProblem({
    code: 'heavy-media',
    severity: 'warning',
    place: { file: shown, line: 1, column: 1, length: 1 },
    text: '',
    message: `/${path} has ${(bytes / megabyte).toFixed(1)} MB; a ${kind} of a page does well with ${heavy[kind] / megabyte}.`,
    hint: kind === 'film' ? 'Shorten it, or export it with fewer bits a second.' : 'Export it again, no wider than 2400 pixels.',
  });
