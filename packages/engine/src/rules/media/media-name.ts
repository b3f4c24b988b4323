import { extname } from 'node:path';
import type { SiteFile } from '../../content/find/find-files.ts';
import { renameCommand } from '../../media/rename-command.ts';
import { startOfFile } from '../../problems/problem.ts';
import { deviceNames } from '../../schema/fields/page-path.ts';
import { fileNameOf } from '../../text/slug.ts';
import { defineRule } from '../define-rule.ts';
import type { RuleInput } from '../site/rule-input.ts';

/** Characters. File systems allow 255 bytes; builds append a width, a hash, a format and a compression. */
const maxNameLength = 200;
/** Characters before the ending in a suggested name. */
const maxSuggestedLength = 60;

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
    const taken = new Set(site.files.media.map(({ path }) => path.toLowerCase()));
    return site.files.media.flatMap((file) => {
      const owner = owners.get(file.path.toLowerCase());
      owners.set(file.path.toLowerCase(), owner ?? file);
      const message = owner
        ? `/${owner.path} and /${file.path} differ only in capital letters, so many computers see one file.`
        : describe(file, suggested);
      const place = startOfFile(file.shown);
      return message ? [{ place, text: '', message, hint: hintOf(file.path, taken) }] : [];
    });
  },
});

/** Returns what is wrong with the name of a file. */
function describe({ path }: SiteFile, suggested: ReadonlySet<string>): string | undefined {
  const name = path.slice(path.lastIndexOf('/') + 1);
  const [device] = deviceNames(path);
  if (device !== undefined) return `The name "${device}" is reserved on Windows.`;
  if (name.length > maxNameLength) return `The file name has ${name.length} characters. The maximum is ${maxNameLength}.`;
  if (/^[\w./-]+$/.test(path) || suggested.has(`/${path}`)) return undefined;
  return `The file name "${name}" contains characters that are not allowed in a URL.`;
}

/** Returns how to rename a file, with a name that no other file has. */
function hintOf(path: string, taken: ReadonlySet<string>): string {
  const folders = path.split('/').map((part) => fileNameOf(part));
  const name = folders.pop() || `file${extname(path)}`;
  const dot = name.lastIndexOf('.');
  const [stem, ending] = dot <= 0 ? [name, ''] : [name.slice(0, dot), name.slice(dot)];
  const names = ['', '-1', '-2', '-3'].map((number) => [...folders, `${stem.slice(0, maxSuggestedLength)}${number}${ending}`].join('/'));
  const free = names.find((one) => !taken.has(one.toLowerCase()) && deviceNames(one).length === 0);
  const rule = 'Use only letters, digits, hyphens and dots.';
  return free === undefined || folders.includes('')
    ? `${rule} Rename the file.`
    : `${rule} Rename it: ${renameCommand(`/${path}`, `/${free}`)}`;
}

/** Returns the files that missing-media suggests for a path without a file. That problem asks to rename them already. */
function suggestedPaths({ media, pageInputs, recordInputs }: RuleInput): ReadonlySet<string> {
  const paths = [...pageInputs, ...recordInputs].flatMap((input) => (input.startsWith('media:') ? [input.slice('media:'.length)] : []));
  const missing = paths.filter((path) => !media.has(path));
  const nearest = missing.flatMap((path) => [media.suggest(path, 'picture').nearest, media.suggest(path, 'file').nearest]);
  return new Set(nearest.filter((path) => path !== undefined));
}
