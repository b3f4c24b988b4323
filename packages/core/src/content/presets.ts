import { z } from 'zod';
import type { Source } from './references/site-sources.ts';
import type { ValidPage } from './validate/validate-page.ts';

/** A preset for new pages, as lists show it. */
export type Preset = {
  /** The name of its file without extension. */
  name: string;
  /** The first line of the comment at the start of the file; empty without one. Before its colon, it says what the preset is called. */
  description: string;
  /** The types of its blocks, in their order, each once. A shared block is left out. */
  blockTypes: string[];
};

const pageSchema = z.object({ blocks: z.array(z.object({ type: z.string().optional() }).catch({})).catch([]) }).catch({ blocks: [] });

/** Returns the preset in a file of `presets/`. */
export function presetOf({ source, file }: Source): Preset {
  const { blocks } = pageSchema.parse(file.value);
  return {
    name: presetName(source.path),
    description: /^\uFEFF?#[ \t]*(.*)/.exec(file.readText())?.[1]?.trim() ?? '',
    blockTypes: [...new Set(blocks.flatMap(({ type }) => type ?? []))],
  };
}

/** Returns the name of a preset by the path of its file in the site: `offer` for `presets/offer.yaml`. */
export const presetName = (path: string): string => path.replace(/^presets\//, '').replace(/\.yaml(?=#|$)/, '');

/**
 * Prepares a page of `presets/` for the rules over the whole site. It gets a path of its own, which no page has, so that its anchors
 * are known, and is a draft, so that published pages cannot link to it.
 */
export const asPreset = (page: ValidPage): ValidPage =>
  page.fields ? { ...page, fields: { ...page.fields, path: `/presets/${presetName(page.key)}`, draft: true } } : page;

/** True when a page is a preset for new pages. */
export const isPreset = ({ source }: Pick<ValidPage, 'source'>): boolean => source.path.startsWith('presets/');
