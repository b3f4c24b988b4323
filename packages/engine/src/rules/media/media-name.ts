import type { SiteFile } from '../../content/find/find-files.ts';
import type { Finding } from '../../problems/create-problem.ts';
import { deviceNames } from '../../schema/fields/page-path.ts';
import { fileNameOf } from '../../text/slug.ts';
import { defineRule } from '../define-rule.ts';
import type { CheckedSite } from '../site/checked-site.ts';

/** File systems allow 255 bytes. Builds append a width, a hash, a format and a compression. */
const maxNameLength = 200;

export const mediaName = defineRule({
  code: 'media-name',
  severity: 'error',
  fixable: false,
  where: 'file',
  summary: 'A file has a name that does not work everywhere.',
  why: 'Capitals that alone tell two files apart, names such as CON and signs such as # break on some machine or in addresses.',
  wrong: 'media/pictures/our team #1.png',
  right: 'media/pictures/our-team-1.png',
  check: (site) => {
    const suggested = suggestedPaths(site);
    const owners = new Map<string, SiteFile>();
    return site.files.media.flatMap((file) => {
      const owner = owners.get(file.path.toLowerCase());
      owners.set(file.path.toLowerCase(), owner ?? file);
      const words = owner
        ? {
            message: `/${owner.path} and /${file.path} differ in capitals only, and are one file on many machines.`,
            hint: 'Rename one of them.',
          }
        : describe(file, suggested);
      return words ? [{ place: { file: file.shown, line: 1, column: 1, length: 1 }, text: '', ...words }] : [];
    });
  },
});

function describe({ path }: SiteFile, suggested: ReadonlySet<string>): Pick<Finding, 'message' | 'hint'> | undefined {
  const name = path.slice(path.lastIndexOf('/') + 1);
  const [device] = deviceNames(path);
  if (device !== undefined) return { message: `Windows keeps the name "${device}" for a device.`, hint: 'Rename it.' };
  if (name.length > maxNameLength)
    return { message: `The name has ${name.length} characters; ${maxNameLength} are the most.`, hint: 'Rename it.' };
  if (/^[\w./-]+$/.test(path) || suggested.has(`/${path}`)) return undefined;
  const better = fileNameOf(name);
  return {
    message: `The name "${name}" has signs that addresses do not have.`,
    hint: `Rename it${better ? ` to ${better}` : ''}: letters, digits, hyphens and dots.`,
  };
}

/** Returns the files that missing-media suggests for a path without a file. Their names are wrong there, not here. */
function suggestedPaths({ media, pageInputs, recordInputs }: CheckedSite): ReadonlySet<string> {
  const paths = [...pageInputs, ...recordInputs].flatMap((input) => (input.startsWith('media:') ? [input.slice('media:'.length)] : []));
  const missing = paths.filter((path) => !media.has(path));
  const nearest = missing.flatMap((path) => [media.suggest(path, 'picture').nearest, media.suggest(path, 'file').nearest]);
  return new Set(nearest.filter((path) => path !== undefined));
}
