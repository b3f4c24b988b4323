import type { BlockType } from '../../../../schemas/blocks/index.ts';
import type { SiteSettings } from '../schema/site-settings.ts';
import type { BlockModel } from './page-model.ts';
import { siteFacts } from './site-facts.ts';
import { trustType } from './trust-type.ts';

type Parts = { key: string; type: BlockType; value: unknown; settings: SiteSettings; page: string };

const takesFacts = (type: BlockType): type is keyof typeof siteFacts => Object.hasOwn(siteFacts, type);

/**
 * Joins a resolved value with what its type takes from `site.yaml` and of its page, whose path is `page`.
 */
export function assembleBlock({ key, type, value, settings, page }: Parts): BlockModel {
  const fields = typeof value === 'object' && value !== null ? value : {};
  const site = takesFacts(type) ? { site: siteFacts[type](settings, page) } : {};
  const id: unknown = Reflect.get(fields, 'id');
  return trustType<BlockModel>({ key, type, ...(typeof id === 'string' && { id }), props: { ...fields, ...site, blockKey: key } });
}
