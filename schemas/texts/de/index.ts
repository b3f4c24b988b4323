import { collections } from './collections.ts';
import { forms } from './forms.ts';
import { headings } from './headings.ts';
import { media } from './media.ts';
import { fieldNames, types } from './names.ts';
import { presets } from './presets.ts';
import { records } from './records.ts';
import { settings } from './settings.ts';
import { shared } from './shared.ts';
import { texts } from './texts.ts';

export { values } from './names.ts';
export { search } from './search.ts';

/** The names of block types, collections and fields in German. */
export const names: Readonly<Record<string, string>> = { ...fieldNames, ...types };

/** The descriptions of block types and fields in German, by what the schemas say. */
export const descriptions: Readonly<Record<string, string>> = {
  ...settings,
  ...shared,
  ...texts,
  ...media,
  ...records,
  ...forms,
  ...headings,
  ...collections,
  ...presets,
};
