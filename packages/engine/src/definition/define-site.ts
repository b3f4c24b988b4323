import { join } from 'node:path';
import {
  type BlockDefinitions,
  type CollectionDefinitions,
  createContentSchemas,
  type LayoutDefinitions,
  nestedSchemas,
} from '@pagewright/core';
import { assertBlocks, assertStringGroups } from './assert-blocks.ts';
import { type AnyDefinition, assertAddon, assertDefinition } from './assert-definition.ts';
import { extendParts } from './extend-parts.ts';
import { ownParts } from './own-parts.ts';
import { assertSources } from './site-additions.ts';
import type { SiteParts } from './site-code.ts';
import type {
  Addon,
  AddonNames,
  DefinedSite,
  JoinedNames,
  NamesOf,
  NoEntries,
  NoNames,
  SiteDefinition,
  SiteExtension,
  SiteNames,
} from './site-definition.ts';

/**
 * Declares the code of a site: `export default defineSite({ … })` in `src/site.ts`. With `extends` and `addons`, it adds to the code
 * of another site and of packages. Throws when two of them declare the same name and `replaces` does not list it, and for a key that
 * does not exist.
 */
export function defineSite<
  Base extends SiteNames = NoNames,
  Blocks extends BlockDefinitions = NoEntries,
  Collections extends CollectionDefinitions = NoEntries,
  Layouts extends LayoutDefinitions = NoEntries,
  Token extends string = never,
  const Addons extends readonly Addon[] = [],
>(
  definition:
    | SiteDefinition<Blocks, Collections, Layouts, Token, Addons>
    | SiteExtension<Base, Blocks, Collections, Layouts, Token, Addons>,
): DefinedSite<JoinedNames<Base | AddonNames<Addons>, NamesOf<Blocks, Collections, Layouts, Token>>>;
export function defineSite(definition: AnyDefinition): DefinedSite<SiteNames> {
  const file = join(definition.folder, 'site.ts');
  assertDefinition(definition, file);
  const parts = joinParts(definition, file);
  const { blocks, collections, layouts, theme } = parts.content;
  assertNestedTypes(blocks);
  assertBlocks(blocks);
  assertSources(parts.data, collections);
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

/** Joins the parts of the extended site, of the add-ons in their order, and of the site itself. */
function joinParts(definition: AnyDefinition, file: string): SiteParts {
  const { extends: base, addons = [], replaces = {} } = definition;
  const roles = base ? { ...base.theme.roles, ...definition.theme?.roles } : definition.theme.roles;
  const own = { owner: 'the site', parts: ownParts(definition, roles, 'src/site.ts') };
  const added = addons.map((addon) => {
    assertAddon(addon, file);
    const twin = addons.find(({ name, folder }) => name === addon.name && folder !== addon.folder);
    if (twin) throw new Error(`Two add-ons have the name "${addon.name}": those in ${addon.folder} and ${twin.folder}. Use one of them.`);
    const owner = `the add-on "${addon.name}"`;
    return { owner, parts: ownParts(addon, roles, owner) };
  });
  const [first = own, ...others] = [...(base ? [{ owner: 'the site that it extends', parts: base }] : []), ...added, own];
  return extendParts([first, ...others], replaces);
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
