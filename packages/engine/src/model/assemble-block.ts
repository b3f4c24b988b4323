import type { BlockTraits } from '../schema/fields/block-traits.ts';
import type { SiteSettings } from '../schema/site-settings.ts';
import type { BlockModel } from './page-model.ts';

type Parts = {
  key: string;
  type: string;
  /** The fields of the block, with references resolved. */
  value: object;
  traits: Pick<BlockTraits<object>, 'site'>;
  settings: SiteSettings;
  /** The path of the block's page. */
  page: string;
};

/** Makes the model of a block: its fields, `blockKey`, and as `site` the settings that its type asks for. */
export function assembleBlock({ key, type, value, traits, settings, page }: Parts): BlockModel {
  const site = traits.site ? { site: traits.site(settings, page) } : {};
  const id: unknown = Reflect.get(value, 'id');
  return { key, type, ...(typeof id === 'string' && { id }), props: { ...value, ...site, blockKey: key } };
}
