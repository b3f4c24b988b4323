import { join } from 'node:path';
import { createContentSchemas } from '../schema/content-schemas.ts';
import type { EmbedProviders } from '../schema/embeds.ts';
import type { BlockDefinitions } from '../schema/fields/define-block.ts';
import type { CollectionDefinitions } from '../schema/fields/define-collection.ts';
import type { LayoutDefinitions } from '../schema/layout-definitions.ts';
import type { Networks } from '../schema/site-settings.ts';
import type { ThemeDefinition } from '../schema/theme-definition.ts';
import type { LanguagePacks, StringTable } from '../strings/index.ts';
import { trustType } from '../trust/trust-type.ts';
import { assertNestedTypes } from './assert-nested-types.ts';
import { assertSources, type DataSource, sourcesOf } from './data-source.ts';
import { extendParts, type Replaced } from './extend-parts.ts';
import { ownParts } from './own-parts.ts';
import { additionsOf, assertAdditions, type SiteAdditions } from './site-additions.ts';
import type { SiteCode } from './site-code.ts';
import type { SiteComponents } from './site-components.ts';
import type {
  DefinedSite,
  JoinedNames,
  NamesOf,
  NoEntries,
  NoNames,
  SiteDefinition,
  SiteExtension,
  SiteNames,
  ThemeFiles,
} from './site-definition.ts';
import type { SiteParts } from './site-parts.ts';

/** A definition whose types were checked. From here on, block types, layouts and colours are only names. */
type AnyDefinition = SiteAdditions & {
  folder: string;
  blocks?: BlockDefinitions;
  collections?: CollectionDefinitions;
  data?: Readonly<Partial<Record<string, DataSource>>> | undefined;
  layouts?: LayoutDefinitions;
  networks?: Networks;
  embedProviders?: EmbedProviders;
  strings?: StringTable;
  languagePacks?: LanguagePacks;
  components?: (() => Promise<object>) | undefined;
} & (
    | { extends?: undefined; theme: ThemeDefinition & ThemeFiles }
    | {
        extends: SiteCode;
        theme?: Partial<Omit<ThemeDefinition, 'roles'> & ThemeFiles> & { roles?: Partial<ThemeDefinition['roles']> };
        replaces?: Replaced;
      }
  );

/**
 * Declares the code of a site: `export default defineSite({ … })` in `src/site.ts`. With `extends`, it adds to the code
 * of another site. Throws when both declare the same name and `replaces` does not list it.
 */
export function defineSite<
  Base extends SiteNames = NoNames,
  Blocks extends BlockDefinitions = NoEntries,
  Collections extends CollectionDefinitions = NoEntries,
  Layouts extends LayoutDefinitions = NoEntries,
  Token extends string = never,
>(
  definition: SiteDefinition<Blocks, Collections, Layouts, Token> | SiteExtension<Base, Blocks, Collections, Layouts, Token>,
): DefinedSite<JoinedNames<Base, NamesOf<Blocks, Collections, Layouts, Token>>>;
export function defineSite(definition: AnyDefinition): DefinedSite<SiteNames> {
  const own = ownParts({
    folder: definition.folder,
    content: contentOf(definition),
    components: componentsOf(definition),
    styles: definition.theme?.styles ?? [],
    shared: definition.theme?.shared ?? [],
    data: sourcesOf(definition.data),
    ...additionsOf(definition),
  });
  const parts = definition.extends ? extendParts(definition.extends, own, definition.replaces ?? {}) : own;
  const { blocks, collections, layouts, theme } = parts.content;
  assertNestedTypes(blocks);
  assertSources(parts.data, collections);
  assertAdditions(parts, join(definition.folder, 'site.ts'));
  return {
    ...createContentSchemas(parts.content),
    ...parts,
    folder: definition.folder,
    names: {
      blocks: Object.keys(blocks),
      collections: Object.keys(collections),
      layouts: Object.keys(layouts),
      colors: Object.keys(theme.colors),
    },
  };
}

function contentOf(definition: AnyDefinition): SiteParts['content'] {
  const {
    blocks = {},
    collections = {},
    data,
    layouts = {},
    networks = {},
    embedProviders = {},
    strings = {},
    languagePacks: packs = {},
  } = definition;
  const own = { blocks, collections, fetched: Object.keys(sourcesOf(data)), layouts, networks, embedProviders, strings, packs };
  if (!definition.extends) return { ...own, theme: definition.theme };
  const { colors = {}, contrast = [], roles, style, darkMode, socialPicture } = definition.theme ?? {};
  return {
    ...own,
    theme: {
      colors,
      contrast,
      roles: { ...definition.extends.theme.roles, ...roles },
      ...(style && { style }),
      ...(darkMode && { darkMode }),
      ...(socialPicture && { socialPicture }),
    },
  };
}

const noComponents: SiteComponents = { staticComponents: {}, islands: {}, layouts: {} };

// The types have checked the props of each component.
const componentsOf =
  ({ components }: AnyDefinition): SiteParts['components'] =>
  async () =>
    components ? { ...noComponents, ...trustType<Partial<SiteComponents>>(await components()) } : noComponents;
