import type { SiteFile } from '../content/find/find-files.ts';
import { createProblem } from '../problems/create-problem.ts';
import type { Problem } from '../problems/problem.ts';
import { deviceNames } from '../schema/fields/page-path.ts';
import type { Check, CheckedSite } from './check.ts';

/** File systems take 255 bytes; builds append a width, a hash, a format and a compression. */
const maxNameLength = 200;

/** A file of `media/` has a name that every system and every address takes. */
export const mediaName: Check = (site) => {
  const { media } = site.files;
  const told = toldWhereMissed(site);
  const owners = new Map<string, SiteFile>();
  return media.flatMap((file): Problem[] => {
    const owner = owners.get(file.path.toLowerCase());
    owners.set(file.path.toLowerCase(), owner ?? file);
    const name = file.path.slice(file.path.lastIndexOf('/') + 1);
    if (owner)
      return [
        problemOf(
          file,
          `/${owner.path} and /${file.path} differ in capitals only, and are one file on many machines.`,
          'Rename one of them.',
        ),
      ];
    const [device] = deviceNames(file.path);
    if (device !== undefined) return [problemOf(file, `Windows keeps the name "${device}" for a device.`, 'Rename it.')];
    if (name.length > maxNameLength)
      return [problemOf(file, `The name has ${name.length} characters; ${maxNameLength} are the most.`, 'Rename it.')];
    if (/^[\w./-]+$/.test(file.path) || told.has(`/${file.path}`)) return [];
    const right = name
      .normalize('NFKD')
      .replaceAll(/\p{M}/gu, '')
      .replaceAll(/[^\w.-]+/g, '-')
      .replaceAll(/-+(?=\.|$)|^-+/g, '');
    return [
      problemOf(
        file,
        `The name "${name}" has signs that addresses do not have.`,
        `Rename it${right ? ` to ${right}` : ''}: letters, digits, hyphens and dots.`,
      ),
    ];
  });
};

/** The files that are named where a page asks for one that is not there: their names are told to be wrong there. */
function toldWhereMissed({ media, pageInputs, recordInputs }: CheckedSite): ReadonlySet<string> {
  const paths = [...pageInputs, ...recordInputs].flatMap((input) => (input.startsWith('media:') ? [input.slice('media:'.length)] : []));
  const missing = paths.filter((path) => !media.has(path));
  const nearest = missing.flatMap((path) => [media.suggest(path, 'picture').nearest, media.suggest(path, 'file').nearest]);
  return new Set(nearest.filter((path) => path !== undefined));
}

const problemOf = ({ shown }: SiteFile, message: string, hint: string): Problem =>
  createProblem({ code: 'media-name', place: { file: shown, line: 1, column: 1, length: 1 }, text: '', message, hint });
