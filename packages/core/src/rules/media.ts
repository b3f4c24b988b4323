import type { SiteFile } from '../content/find/find-files.ts';
import { renameCommand } from '../content/media-queries.ts';
import { freeMediaPath } from '../media/free-media-path.ts';
import { startOfFile } from '../problems/problem.ts';
import { deviceNames } from '../schema/fields/link.ts';
import { defineRule } from './define-rule.ts';
import { isReadWhole } from './site/completeness.ts';
import { checkPlainTexts } from './site/plain-texts.ts';
import type { RuleInput } from './site/rule-input.ts';

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
    const taken = new Set(site.files.media.map(({ path }) => path.toLowerCase()));
    return site.files.media.flatMap((file) => {
      const owner = owners.get(file.path.toLowerCase());
      owners.set(file.path.toLowerCase(), owner ?? file);
      const message = owner
        ? `/${owner.path} and /${file.path} differ only in capital letters, so many computers see one file.`
        : describe(file, suggested);
      const place = startOfFile(file.displayPath);
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
  if (suggested.has(`/${path}`)) return undefined;
  if (/\.(?:\.|$)/.test(name)) return `The file name "${name}" ends with a dot, or has two dots in a row.`;
  if (/^[\w./-]+$/.test(path)) return undefined;
  return `The file name "${name}" contains characters that are not allowed in a URL.`;
}

/** Returns how to rename a file, with a name that no other file has. */
function hintOf(path: string, taken: ReadonlySet<string>): string {
  const free = freeMediaPath(path, taken);
  const rule = 'Use only letters, digits, hyphens and dots.';
  return `${rule} ${free === undefined ? 'Rename the file.' : `Rename it: ${renameCommand(`/${path}`, `/${free}`)}`}`;
}

/** Returns the files that missing-media suggests for a path without a file. That problem asks to rename them already. */
function suggestedPaths({ media, pageInputs, recordInputs }: RuleInput): ReadonlySet<string> {
  const paths = [...pageInputs, ...recordInputs].flatMap((input) => (input.startsWith('media:') ? [input.slice('media:'.length)] : []));
  const missing = paths.filter((path) => !media.has(path));
  const nearest = missing.flatMap((path) => [media.suggest(path, 'picture').nearest, media.suggest(path, 'file').nearest]);
  return new Set(nearest.filter((path) => path !== undefined));
}

/** Words that say that there is a picture, and not what it shows. */
const empty = /^(?:an? )?(?:image|picture|photo|photograph|graphic|logo|icon|bild|foto|grafik|img|untitled|screenshot)[\s_-]?\d*\.?$/i;
const fileName = /\.(?:avif|gif|jpe?g|png|svg|webp|heic|tiff?)$|^(?:img|dsc|image|photo|screenshot)[_-]?\d{2,}$/i;

export const meaninglessAlt = defineRule({
  code: 'meaningless-alt',
  severity: 'warning',
  fixable: false,
  where: 'block',
  summary: 'The alternative text of an image is a file name, or says only that there is an image.',
  why: 'Screen readers read it aloud in place of the image, and search engines index it.',
  wrong: ['type: picture', 'image: { src: /media/pictures/bench.png, alt: bench.png }'].join('\n'),
  right: ['type: picture', 'image: { src: /media/pictures/bench.png, alt: A workbench with three planes }'].join('\n'),
  checkText: checkPlainTexts((text, field) =>
    field === 'alt' && (empty.test(text.trim()) || fileName.test(text.trim()))
      ? {
          message: `"${text}" does not say what the image shows.`,
          hint: 'Describe it in a few words. For an image without meaning, write "decorative: true" in place of "alt".',
        }
      : undefined,
  ),
});

const megabyte = 1024 * 1024;

/** Bytes above which a file is reported. Estimates: 5 MB take four seconds at 10 Mbit/s. */
const limits = { images: 3 * megabyte, videos: 5 * megabyte, '.svg files': megabyte / 2, documents: 5 * megabyte };

const hints: Record<keyof typeof limits, string> = {
  images: 'Export it again, at most 2400 pixels wide.',
  videos: 'Shorten it, or export it with a lower bit rate.',
  '.svg files': 'Export it again, at most 2400 pixels wide.',
  documents: 'Export it again with smaller pictures.',
};

function kindOf(path: string, isBitmap: boolean): keyof typeof limits {
  if (isBitmap) return 'images';
  if (path.endsWith('.svg')) return '.svg files';
  return /\.(?:mp4|webm)$/.test(path) ? 'videos' : 'documents';
}

export const heavyMedia = defineRule({
  code: 'heavy-media',
  severity: 'warning',
  fixable: false,
  where: 'file',
  summary: 'A media file is larger than necessary.',
  why: 'It slows the page down for every visitor. Images need at most 2400 pixels of width, videos a few seconds.',
  wrong: 'media/films/loop.mp4  (6 MB)',
  right: 'media/films/loop.mp4  (0.7 MB)',
  check: ({ usedMedia }) =>
    usedMedia.flatMap(({ file: { path, displayPath }, facts: { bytes, isBitmap } }) => {
      const kind = kindOf(path, isBitmap);
      if (bytes <= limits[kind]) return [];
      return [
        {
          place: startOfFile(displayPath),
          text: '',
          message: `/${path} has ${(bytes / megabyte).toFixed(1)} MB. The recommended maximum for ${kind} is ${limits[kind] / megabyte} MB.`,
          hint: hints[kind],
        },
      ];
    }),
});

/** Photos and films of cameras and phones. */
const withPlace = /\.(?:jpe?g|png|webp|avif|hei[cf]|tiff?|dng|mp4|m4v|mov|3gp|webm)$/i;

export const placeInMedia = defineRule({
  code: 'place-in-media',
  severity: 'warning',
  fixable: false,
  where: 'file',
  summary: 'A photo or video that visitors get as it is says where it was taken.',
  why: 'Phones write the coordinates into the file. Often they are those of a home. Pictures that pages show are written anew, without them.',
  wrong: 'media/films/loop.mp4  (with the place of the phone)',
  right: 'media/films/loop.mp4  (exported without its place)',
  check: ({ usedMedia, files, media }) => {
    const inRoot = files.root.flatMap((file) => (withPlace.test(file.name) ? [{ file, hasPlace: media.hasPlace(file.absolute) }] : []));
    const copied = usedMedia.flatMap(({ file, facts, isCopied }) => (isCopied ? [{ file, hasPlace: facts.hasPlace ?? false }] : []));
    return [...copied, ...inRoot].flatMap(({ file: { path, displayPath }, hasPlace }) => {
      if (hasPlace === false) return [];
      const says = hasPlace ? 'says where it was taken' : 'is too large to look for the place where it was taken';
      return [
        {
          place: startOfFile(displayPath),
          text: '',
          message: `/${path.replace(/^root\//, '')} ${says}, and visitors get the file as it is.`,
          hint: 'Export it without its location: on a phone, choose that under "Options" when you share it. Leave it when everybody may know the place.',
        },
      ];
    });
  },
});

/** Notes and licences of media files, which may lie next to them. */
const notes = /\.(?:md|txt)$/i;

/** Captions may lie next to their video, also while no page shows them. */
const videoOf = (path: string): string => path.replace(/\.vtt$/, '.mp4');

export const unusedMedia = defineRule({
  code: 'unused-media',
  severity: 'warning',
  fixable: false,
  where: 'file',
  summary: 'A media file is not used on any page.',
  why: 'Unused files make it hard to find the ones that are in use.',
  wrong: 'media/pictures/team-2019.png',
  right: 'media/pictures/bench.png',
  check: (site) => {
    if (!isReadWhole(site)) return [];
    const isUsed = (path: string): boolean => site.pageInputs.has(`media:${path}`) || site.recordInputs.has(`media:${path}`);
    return site.files.media
      .filter(({ path }) => !notes.test(path) && !/(?:^|\/)\./.test(path) && !isUsed(`/${path}`) && !isUsed(`/${videoOf(path)}`))
      .map(({ path, displayPath }) => ({
        place: startOfFile(displayPath),
        text: '',
        message: `/${path} is not used anywhere.`,
        hint: 'Use it, or remove it. (Notes with the extension .md or .txt are never reported.)',
      }));
  },
});
