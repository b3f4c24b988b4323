import { sep } from 'node:path';
import {
  type AddressSettings,
  isGenerated,
  kindOf,
  nameOfFile,
  objectIn,
  type Person,
  pageAddress,
  plainAddresses,
  planOf,
  presetOf,
  type ResolvedPage,
  readYamlOf,
  rolesOf,
  type Site,
  wordsOfName,
} from '@pagewright/core';
import { describeBlock, labelOfBlock } from '../editor-schema/block-schema.ts';
import type { Field, NameLists } from '../editor-schema/controls.ts';
import { fieldsOf } from '../editor-schema/field-controls.ts';
import { nameListsOf } from '../editor-schema/name-lists.ts';
import { readTextFile } from '../files/read-text-file.ts';
import { blockGroup } from './block-groups.ts';
import { type Lack, lackOfFields } from './fit-value.ts';
import { mattersFor } from './people/require-role.ts';
import { typeOf } from './place-names.ts';
import { recordBlock, recordPageOf } from './record-page.ts';
import type { ListedPage, OfferedCollection, OfferedShared, Outline } from './site-editor-types.ts';

/** What nobody writes: the state of the original of a translation. */
const noted = ['translated'];

/** Returns what a site offers to a person who edits, by default to one who may do everything. Without a site, only what its code declares. */
export function outlineOf(site: Site | undefined, schemas: Site['schemas'], by?: Person): Outline {
  const names = site ? nameListsOf(site, schemas) : {};
  const types = schemas.blockTypes.map((type) => {
    const fields = fieldsOf(planOf(schemas.blockSchema(type))).filter(({ name }) => name !== 'type');
    const { synonyms = [] } = schemas.traitsOf(type);
    const [label, description] = [labelOfBlock(type, schemas), describeBlock(type, schemas)];
    const lacks = site && lackOfType(type, fields, names, schemas);
    return { type, label, description, fields, synonyms, group: blockGroup(type, fields, schemas), lacks };
  });
  const { settings } = site ?? {};
  return {
    may: mattersFor(by),
    site: settings && { name: settings.brand.name, url: settings.url },
    languages: settings ? [...new Set([settings.language, ...Object.keys(settings.languages)])] : [],
    pages: site ? listedPages(site) : [],
    types,
    shared: site ? sharedBlocks(site) : [],
    names,
    presets:
      site?.named.files.presets.flatMap((source) => {
        const text = readTextFile(source.absolute);
        return text === undefined ? [] : [presetOf({ source, file: readYamlOf(source.path, text, source.displayPath) })];
      }) ?? [],
    pageFields: fieldsOf(planOf(schemas.pageSchema)).filter(({ name }) => !['path', 'blocks', ...noted].includes(name)),
    colourPairs: schemas.theme.contrast,
    siteFields: fieldsOf(planOf(schemas.siteSchema)),
    collections: schemas.collectionNames
      .filter((name) => !schemas.fetched.includes(name))
      .map((name) => ({
        name,
        ...wordsOf(name, schemas),
        isUsed: schemas.types[name]?.source.startsWith('types/') === true || names[`records ${name}`]?.length !== 0,
        fields: fieldsOf(planOf(schemas.recordSchema(name))).filter((field) => !noted.includes(field.name)),
        lists: schemas.hasLists(name) ? (site?.named.records.lists(name) ?? []) : undefined,
        recordPage: site && recordPageOf(name, site),
        mayHavePages: !schemas.hasLists(name) && recordBlock(name, schemas) !== undefined,
      }))
      // Those that the site has made itself are first, and those that it does not use last.
      .sort((one, other) => placeOf(one) - placeOf(other)),
  };
}

const placeOf = ({ typeFile, isUsed }: OfferedCollection): number => (typeFile !== undefined ? 0 : isUsed ? 1 : 2);

/** Returns what a site lacks for a block of a type. */
function lackOfType(type: string, fields: readonly Field[], names: NameLists, schemas: Site['schemas']): Lack | undefined {
  const plans = Object.values(objectIn(planOf(schemas.blockSchema(type)))?.fields ?? {});
  const isOfAny = plans.some((plan) => !plan.isOptional && /^anyRecords?$/.test(kindOf(plan)?.kind ?? ''));
  const hasRecords = Object.entries(names).some(([list, ids]) => list.startsWith('records ') && ids !== undefined && ids.length > 0);
  return isOfAny && !hasRecords ? 'records' : lackOfFields(fields, names);
}

function sharedBlocks({ named, pages, usesOf }: Site): OfferedShared[] {
  const used = pages.map((page) => ({ path: page.page.fields?.path ?? '', uses: usesOf(page) }));
  return named.files.shared.map((source) => {
    const name = nameOfFile(source);
    const { value } = readYamlOf(source.path, readTextFile(source.absolute) ?? '');
    return {
      name,
      type: typeOf(value),
      pages: used.flatMap(({ path, uses }) => (path !== '' && uses.has(`shared:${name}`) ? [path] : [])),
    };
  });
}

/** Returns what the type of a collection says of its records. */
function wordsOf(name: string, schemas: Site['schemas']): Pick<OfferedCollection, 'one' | 'many' | 'roles' | 'typeFile'> {
  const type = schemas.types[name];
  return {
    one: type?.one,
    many: type?.many ?? wordsOfName(name),
    roles: rolesOf(planOf(schemas.recordSchema(name)), type?.roles),
    typeFile: type?.source.startsWith('types/') ? type.source : undefined,
  };
}

function listedPages(site: Site): ListedPage[] {
  const counts = new Map<string, number>();
  for (const { file } of site.findProblems()) counts.set(file, (counts.get(file) ?? 0) + 1);
  const absences = new Map(site.unpublished.map(({ path, absence }) => [path, absence]));
  const addresses: AddressSettings = site.settings ?? plainAddresses;
  return site.pages.flatMap(({ page }: ResolvedPage): ListedPage[] => {
    const { fields, name, source, file, language = site.settings?.language ?? '' } = page;
    if (!fields) return [];
    return [
      {
        path: fields.path,
        address: pageAddress(fields.path, addresses),
        title: name,
        file: isGenerated(page) || page.isFallback ? undefined : source.path.split(sep).join('/'),
        isFallback: page.isFallback === true,
        description: fields.description,
        language,
        absence: absences.get(fields.path),
        problems: counts.get(file.displayPath) ?? 0,
      },
    ];
  });
}
