import type { z } from 'zod';
import { english } from '../strings/en.ts';
import type { LanguagePacks, StringTable } from '../strings/index.ts';
import { enginePacks, joinPacks } from '../strings/packs.ts';
import { trustType } from '../trust/trust-type.ts';
import type { EmbedProviders } from './embeds.ts';
import type { BlockDefinition, BlockDefinitions, BlockSchema, BlockTraits } from './fields/define-block.ts';
import {
  addedFields,
  type CollectionDefinition,
  type CollectionDefinitions,
  type RecordSchema,
  storedRecordSchema,
} from './fields/define-collection.ts';
import type { LayoutDefinitions } from './layouts.ts';
import { createPageSchema, type PageSchema } from './page.ts';
import { createSiteSchema, type Networks, type OwnSettings, type SiteSchema } from './site-settings.ts';
import type { ThemeDefinition } from './theme.ts';
import { collectionOfType, withTemplates } from './types/type-collection.ts';
import type { RecordType } from './types/type-fields.ts';
import { typesOfCode, withTypeOf } from './types/type-of-code.ts';

/** The schemas that validate a site's content: block types, collections, page, settings and colours. */
export type ContentSchemas = {
  /** The names of the block types, in the order of the site's list. */
  blockTypes: readonly string[];
  /** True for the name of a block type. */
  isBlockType: (type: unknown) => type is string;
  /** The schema of a block type. Throws for an unknown name. */
  blockSchema: (type: string) => BlockSchema;
  /** The traits of a block type. Throws for an unknown name. */
  traitsOf: (type: string) => BlockTraits<object>;
  /** The names of the collections, in the order of the site's list. */
  collectionNames: readonly string[];
  /** True for the name of a collection. */
  isCollection: (name: unknown) => name is string;
  /** The schema of a collection's records, with the fields of every record. Throws for an unknown name. */
  recordSchema: (collection: string) => RecordSchema;
  /** What a record of a collection is called in messages, such as "a record of posts". */
  recordName: (collection: string) => string;
  /** The types of records by their names: those of collections whose code says so, and those that the site declares in YAML. */
  types: Readonly<Record<string, RecordType>>;
  /** Returns the schemas with these types. One of the code gets their labels. */
  withTypes: (types: Readonly<Record<string, RecordType>>) => ContentSchemas;
  /** The fields that the engine adds to a collection's records. Components do not get them. */
  addedFields: (collection: string) => readonly string[];
  /** True for a collection whose file holds several named lists; its records are referred to as `list/id`. */
  hasLists: (collection: string) => boolean;
  /** The names of the collections whose records are fetched: `data` in `src/site.ts`. */
  fetched: readonly string[];
  /** The presets and types of records of add-ons: the path of each in a site, and its file. */
  addedFiles: Readonly<Record<string, string>>;
  pageSchema: PageSchema;
  /** The schema of `site.yaml`. */
  siteSchema: SiteSchema;
  /** The layouts that the site declares. */
  layouts: LayoutDefinitions;
  /** The colours that the site declares, their roles, and the pairs whose contrast is checked. */
  theme: ThemeDefinition;
  /** The social networks that the site declares. */
  networks: Networks;
  /** The services that the site declares for frames. */
  embedProviders: EmbedProviders;
  /** The interface texts of the engine and of the site, without overrides. */
  strings: StringTable;
  /** The interface texts of the engine and of the site in other languages. */
  packs: LanguagePacks;
};

/** What a site declares about its content. */
export type ContentDefinitions = {
  blocks: BlockDefinitions;
  collections: CollectionDefinitions;
  /** The names of the collections whose records are fetched. */
  fetched: readonly string[];
  addedFiles: ContentSchemas['addedFiles'];
  layouts: LayoutDefinitions;
  theme: ThemeDefinition;
  networks: Networks;
  embedProviders: EmbedProviders;
  /** The fields of `settings` in `site.yaml`. */
  settings?: OwnSettings;
  strings: StringTable;
  packs: LanguagePacks;
};

/** Creates the lookups of a site's block types and collections, and the schemas of its pages and settings. */
export function createContentSchemas(definitions: ContentDefinitions): ContentSchemas {
  const types = typesOfCode(definitions.collections);
  const collections = Object.entries(definitions.collections).map(([name, one]) => {
    const { fields } = types[name] ?? {};
    return [name, fields ? { ...one, schema: withTemplates(one.schema, fields) } : one] as const;
  });
  return schemasOf({ ...definitions, collections: Object.fromEntries(collections) }, types, {});
}

type Types = Readonly<Record<string, RecordType>>;

function schemasOf(definitions: ContentDefinitions, ofCode: Types, added: Types): ContentSchemas {
  const { blocks, fetched, addedFiles, layouts, theme, networks, embedProviders, settings, strings, packs } = definitions;
  const types = { ...ofCode, ...added };
  const ofTypes = Object.entries(added).map(([name, type]) => {
    const own = Object.hasOwn(ofCode, name) ? definitions.collections[name] : undefined;
    return [name, own ? withTypeOf(own, type) : collectionOfType(type)] as const;
  });
  const collections: CollectionDefinitions = { ...definitions.collections, ...Object.fromEntries(ofTypes) };
  const blockOf = (type: string): BlockDefinition => entryOf(blocks, type, 'block type');
  const collectionOf = (name: string): CollectionDefinition => entryOf(collections, name, 'collection');
  return {
    blockTypes: Object.keys(blocks),
    isBlockType: (type): type is string => typeof type === 'string' && Object.hasOwn(blocks, type),
    blockSchema: (type) => blockOf(type).schema,
    // The functions of traits expect the props of their own block type. Callers know the type only by name.
    traitsOf: (type) => trustType<BlockTraits<object>>(blockOf(type).traits),
    collectionNames: Object.keys(collections),
    isCollection: (name): name is string => typeof name === 'string' && Object.hasOwn(collections, name),
    recordSchema: (name) => storedRecordSchema(collectionOf(name).schema),
    recordName: (name) => {
      const one = Object.hasOwn(types, name) ? types[name]?.one : undefined;
      return one === undefined ? `a record of ${name}` : `${/^[aeiou]/i.test(one) ? 'an' : 'a'} ${one}`;
    },
    types,
    withTypes: (own) => schemasOf(definitions, ofCode, own),
    addedFields: (name) => addedFields(collectionOf(name).schema),
    hasLists: (name) => collectionOf(name).lists,
    fetched,
    addedFiles,
    pageSchema: createPageSchema(Object.keys(collections), layouts),
    siteSchema: createSiteSchema({ theme, layouts, networks, embedProviders, settings }),
    layouts,
    theme,
    networks,
    embedProviders,
    strings: { ...english, ...strings },
    packs: joinPacks(enginePacks, packs),
  };
}

function entryOf<Entry>(entries: Readonly<Record<string, Entry>>, name: string, noun: string): Entry {
  const entry = Object.hasOwn(entries, name) ? entries[name] : undefined;
  if (entry === undefined) throw new Error(`There is no ${noun} "${name}".`);
  return entry;
}

/** The validated fields of a page. */
export type PageFields = z.output<PageSchema>;
