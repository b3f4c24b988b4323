import type { FeedEntry } from '../schema/fields/define-block.ts';
import type { FormSpec } from '../schema/form-fields.ts';
import type { PageModel } from './page-model.ts';

/** What the files of a site that concern several pages contain of one page's blocks, as its block types declare it. JSON-safe. */
export type PageFacts = {
  /** The block types in use, each once. */
  types: string[];
  /** The class names computed from content, each once. */
  contentClasses: string[];
  /** The origins of the frames that the page can show, each once. */
  frames: string[];
  /** The entries of feeds, with the key of their block. */
  feedEntries: (FeedEntry & { key: string })[];
  /** The forms, with the key of their block. */
  forms: (FormSpec & { key: string })[];
};

/**
 * The facts of a page, with its path, its language when that is not the default one, and the page that it repeats because it is not
 * translated.
 */
export type PathFacts = Pick<PageModel, 'path' | 'language' | 'repeats'> & { facts: PageFacts };
