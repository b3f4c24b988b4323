import type { SiteFile } from '../../content/find/find-files.ts';
import type { Finding } from '../../problems/create-problem.ts';
import { deviceNames } from '../../schema/fields/page-path.ts';
import { fileNameOf } from '../../text/slug.ts';
import { defineRule } from '../define-rule.ts';
import type { RuleInput } from '../site/rule-input.ts';

/** Characters. File systems allow 255 bytes; builds append a width, a hash, a format and a compression. */
const maxNameLength = 200;

export const mediaName = defineRule({
  code: 'media-name',
  severity: 'error',
  fixable: false,
  where: 'file',
  summary: 'The name of a media file does not work on every computer or in a URL.',
  why: 'Spaces and characters such as # break links. Names such as CON, and names that differ only in capital letters, do not work on every computer.',
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
            message: `/${owner.path} and /${file.path} differ only in capital letters, so many computers see one file.`,
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
  if (device !== undefined) return { message: `The name "${device}" is reserved on Windows.`, hint: 'Rename the file.' };
  if (name.length > maxNameLength)
    return { message: `The file name has ${name.length} characters. The maximum is ${maxNameLength}.`, hint: 'Rename the file.' };
  if (/^[\w./-]+$/.test(path) || suggested.has(`/${path}`)) return undefined;
  const better = fileNameOf(name);
  return {
    message: `The file name "${name}" contains characters that are not allowed in a URL.`,
    hint: `Rename the file${better ? ` to ${better}` : ''}. Use only letters, digits, hyphens and dots.`,
  };
}

/** Returns the files that missing-media suggests for a path without a file. That problem asks to rename them already. */
function suggestedPaths({ media, pageInputs, recordInputs }: RuleInput): ReadonlySet<string> {
  const paths = [...pageInputs, ...recordInputs].flatMap((input) => (input.startsWith('media:') ? [input.slice('media:'.length)] : []));
  const missing = paths.filter((path) => !media.has(path));
  const nearest = missing.flatMap((path) => [media.suggest(path, 'picture').nearest, media.suggest(path, 'file').nearest]);
  return new Set(nearest.filter((path) => path !== undefined));
}
