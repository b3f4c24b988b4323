import { readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import media from '../../content/media.json';

/** The settings of the whole site. */
export const site = load(readFileSync('content/site.yaml', 'utf8'));

/** Returns the published file of a path in `media/`. Throws when there is none. */
export function mediaOf(path) {
  const file = media[path];
  if (!file) throw new Error(`There is no file ${path}.`);
  return file;
}

export const fonts = Object.values(media).filter(({ font }) => font);
