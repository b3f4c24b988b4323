import type { DeclaredEmbed, EmbedProviders } from '../schema/embeds.ts';
import type { BlockTraits } from '../schema/fields/define-block.ts';
import type { SiteSettings } from '../schema/site-settings.ts';
import type { Strings } from '../strings/index.ts';
import type { BlockModel } from './page-model.ts';

type Parts = {
  key: string;
  type: string;
  /** The fields of the block, with references resolved. */
  value: object;
  traits: Pick<BlockTraits<object>, 'site' | 'strings' | 'embeds'>;
  settings: SiteSettings;
  strings: Strings;
  embedProviders: EmbedProviders;
  /** The path of the block's page. */
  page: string;
};

/**
 * Assembles the model of a block. Its props are its fields, `blockKey`, the settings (`site`), the groups of interface
 * texts (`strings`) and the services for frames (`embeds`) that its type declares.
 */
export function assembleBlock(parts: Parts): BlockModel {
  const { key, type, value, traits, settings, strings, page } = parts;
  const site = traits.site ? { site: traits.site(settings, page) } : {};
  const texts = traits.strings ? { strings: Object.fromEntries(traits.strings.map((group) => [group, strings[group]])) } : {};
  const embeds = declaredEmbeds(parts);
  const id: unknown = Reflect.get(value, 'id');
  return {
    key,
    type,
    ...(typeof id === 'string' && { id }),
    props: { ...value, ...site, ...texts, ...(embeds && { embeds }), blockKey: key },
    ...(embeds && embeds.length > 0 && { frames: embeds.flatMap(({ frames }) => frames) }),
  };
}

/** Returns the services that a block uses and `site.yaml` declares. Undefined for a type without frames. */
function declaredEmbeds({ value, traits, settings, embedProviders }: Parts): DeclaredEmbed[] | undefined {
  if (!traits.embeds) return undefined;
  return traits.embeds(value).flatMap(({ provider }) => {
    const found = settings.embeds.includes(provider) ? embedProviders[provider] : undefined;
    return found ? [{ name: provider, ...found }] : [];
  });
}
