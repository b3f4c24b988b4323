import type { BlockType } from '../../schemas/blocks/index.ts';
import type { SiteSettings } from '../../schemas/site.ts';
import type { BlockModel } from './page-model.ts';
import { siteFacts } from './site-facts.ts';
import { trustType } from './trust-type.ts';

type Parts = { key: string; type: BlockType; value: unknown; settings: SiteSettings };

const takesFacts = (type: BlockType): type is keyof typeof siteFacts => Object.hasOwn(siteFacts, type);

/**
 * Joins a resolved value with what its type takes from `site.yaml`.
 */
export function assembleBlock({ key, type, value, settings }: Parts): BlockModel {
  const fields = typeof value === 'object' && value !== null ? value : {};
  const site = takesFacts(type) ? { site: siteFacts[type](settings) } : {};
  const id: unknown = Reflect.get(fields, 'id');
  return trustType<BlockModel>({ key, type, ...(typeof id === 'string' && { id }), props: { ...fields, ...site, blockKey: key } });
}
