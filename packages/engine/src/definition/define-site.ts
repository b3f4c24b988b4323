import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import {
  type BlockDefinitions,
  type CollectionDefinitions,
  type ContentDefinitions,
  createContentSchemas,
  type LayoutDefinitions,
  nestedSchemas,
  trustType,
} from '@pagewright/core';
import { assertAdditions, assertDeclared } from './assert-additions.ts';
import { assertBlocks, assertStringGroups } from './assert-blocks.ts';
import { type AnyDefinition, assertDefinition } from './assert-definition.ts';
import { extendParts } from './extend-parts.ts';
import { additionsOf, assertSources, sourcesOf } from './site-additions.ts';
import type { SiteComponents, SiteParts } from './site-code.ts';
import type { DefinedSite, JoinedNames, NamesOf, NoEntries, NoNames, SiteDefinition, SiteExtension, SiteNames } from './site-definition.ts';

/**
 * Declares the code of a site: `export default defineSite({ … })` in `src/site.ts`. With `extends`, it adds to the code
 * of another site. Throws when both declare the same name and `replaces` does not list it, and for a key that does not exist.
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
  const file = join(definition.folder, 'site.ts');
  assertDefinition(definition, file);
  assertDeclared(definition, file);
  const own = ownParts(definition);
  const parts = definition.extends ? extendParts(definition.extends, own, definition.replaces ?? {}) : own;
  const { blocks, collections, layouts, theme } = parts.content;
  assertNestedTypes(blocks);
  assertBlocks(blocks);
  assertSources(parts.data, collections);
  assertAdditions(parts, file);
  const schemas = createContentSchemas(parts.content);
  assertStringGroups(blocks, schemas.strings);
  return {
    ...schemas,
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
    settings = {},
    strings = {},
    languagePacks: packs = {},
  } = definition;
  const own = { blocks, collections, fetched: Object.keys(sourcesOf(data)), layouts, networks, embedProviders, settings, strings, packs };
  if (!definition.extends) return { ...own, theme: definition.theme };
  const roles = { ...definition.extends.theme.roles, ...definition.theme?.roles };
  return { ...own, theme: { colors: {}, contrast: [], ...definition.theme, roles } };
}

const noComponents: SiteComponents = { staticComponents: {}, islands: {}, layouts: {} };

// The types have checked the props of each component.
const componentsOf =
  ({ components }: AnyDefinition): SiteParts['components'] =>
  async () =>
    components ? { ...noComponents, ...trustType<Partial<SiteComponents>>(await components()) } : noComponents;

/** Finds the files of a site's own code. A part that an extension leaves out is empty. Throws when a registry of interactive block types is missing. */
function ownParts(definition: AnyDefinition): SiteParts {
  const { folder, data, theme } = definition;
  const content = contentOf(definition);
  const { hydrated, enhanced } = interactiveTypes(content);
  const islandsFile = join(folder, 'blocks', 'interactive.ts');
  if (hydrated && !existsSync(islandsFile))
    throw new Error(`A block type is interactive, and ${islandsFile} is missing, which exports its component.`);
  const enhanceFile = join(folder, 'blocks', 'enhance.ts');
  if (enhanced && !existsSync(enhanceFile))
    throw new Error(`The block type "${enhanced}" declares enhance, and ${enhanceFile} is missing, which exports its script.`);
  return {
    ...additionsOf(definition),
    folders: [folder],
    content,
    data: sourcesOf(data),
    components: componentsOf(definition),
    componentFile: (type) => join(folder, 'blocks', `${type}.tsx`),
    islandsFiles: hydrated ? [islandsFile] : [],
    enhanceFile: (type) => join(folder, 'blocks', `${type}.enhance.ts`),
    enhanceFiles: enhanced ? [enhanceFile] : [],
    layoutScripts: layoutScriptsIn(join(folder, 'layout')),
    styles: Object.fromEntries((theme?.styles ?? []).map((name) => [name, join(folder, name)])),
    sharedFolders: (theme?.shared ?? []).map((name) => join(folder, name)),
    optionalFiles: Object.fromEntries(Object.entries(theme?.optional ?? {}).map(([name, isNeeded]) => [join(folder, name), isNeeded])),
  };
}

/** Returns the enhance scripts of a folder of layouts by name. */
function layoutScriptsIn(folder: string): SiteParts['layoutScripts'] {
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith(scriptEnding)) : [];
  return Object.fromEntries(files.map((file) => [file.slice(0, -scriptEnding.length), join(folder, file)]));
}

const scriptEnding = '.enhance.ts';

/** Returns the first block type that React hydrates and the first with an enhance script. Throws for a type that declares both. */
function interactiveTypes({ blocks }: ContentDefinitions): { hydrated: string | undefined; enhanced: string | undefined } {
  const typesWith = (trait: 'hydrate' | 'enhance'): string[] =>
    Object.entries(blocks).flatMap(([type, { traits }]) => (traits.interactive && traits.interactive[trait] !== undefined ? [type] : []));
  const hydrated = typesWith('hydrate');
  const enhanced = typesWith('enhance');
  // The types allow only one, and the live preview does not check types.
  const both = hydrated.find((type) => enhanced.includes(type));
  if (both)
    throw new Error(
      `The block type "${both}" declares hydrate and enhance. Declare hydrate for a React component, or enhance for a script.`,
    );
  return { hydrated: hydrated[0], enhanced: enhanced[0] };
}

/** Throws when a block type accepts blocks of a type that the site does not declare, or declares with another schema. */
export function assertNestedTypes(blocks: BlockDefinitions): void {
  for (const [outer, { schema }] of Object.entries(blocks)) {
    for (const [type, inner] of Object.entries(nestedSchemas(schema))) {
      const declared = Object.hasOwn(blocks, type) ? blocks[type] : undefined;
      if (!declared)
        throw new Error(`The block type "${outer}" accepts blocks of the type "${type}". Add "${type}" to the blocks of the site.`);
      if (declared.schema !== inner)
        throw new Error(
          `The block type "${outer}" accepts blocks of the type "${type}", which this site replaces. Replace "${outer}" as well.`,
        );
    }
  }
}
