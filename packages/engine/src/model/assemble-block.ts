import type { BlockTraits } from '../schema/fields/block-traits.ts';
import type { SiteSettings } from '../schema/site-settings.ts';
import type { Strings } from '../strings/index.ts';
import type { BlockModel } from './page-model.ts';

type Parts = {
  key: string;
  type: string;
  /** The fields of the block, with references resolved. */
  value: object;
  traits: Pick<BlockTraits<object>, 'site' | 'strings'>;
  settings: SiteSettings;
  strings: Strings;
  /** The path of the block's page. */
  page: string;
};

/**
 * Assembles the model of a block. Its props are its fields, `blockKey`, the settings (`site`) and the groups of interface
 * texts (`strings`) that its type declares.
 */
export function assembleBlock({ key, type, value, traits, settings, strings, page }: Parts): BlockModel {
  const site = traits.site ? { site: traits.site(settings, page) } : {};
  const texts = traits.strings ? { strings: Object.fromEntries(traits.strings.map((group) => [group, strings[group]])) } : {};
  const id: unknown = Reflect.get(value, 'id');
  return { key, type, ...(typeof id === 'string' && { id }), props: { ...value, ...site, ...texts, blockKey: key } };
}
