import { readFileSync } from 'node:fs';
import { sep } from 'node:path';
import {
  type AddressSettings,
  isMade,
  pageAddress,
  plainAddresses,
  planOf,
  presetOf,
  type ResolvedPage,
  readYaml,
  type Site,
} from '@pagewright/core';
import { describeBlock } from '../editor-schema/block-schema.ts';
import { fieldsOf } from '../editor-schema/field-controls.ts';
import { nameListsOf } from '../editor-schema/name-lists.ts';
import type { ListedPage, Offer } from './editing-types.ts';

/** Returns what a site offers to an editor. Without a site, only what its code declares. */
export function offerOf(site: Site | undefined, schemas: Site['schemas']): Offer {
  const types = schemas.blockTypes.map((type) => ({
    type,
    description: describeBlock(type, schemas),
    fields: fieldsOf(planOf(schemas.blockSchema(type))).filter(({ name }) => name !== 'type'),
  }));
  const { settings } = site ?? {};
  return {
    site: settings && { name: settings.brand.name, url: settings.url },
    pages: site ? listedPages(site) : [],
    types,
    names: site ? nameListsOf(site, schemas) : {},
    presets:
      site?.named.files.presets.map((source) =>
        presetOf({ source, file: readYaml(source.displayPath, readFileSync(source.absolute, 'utf8')) }),
      ) ?? [],
    pageFields: fieldsOf(planOf(schemas.pageSchema)).filter(({ name }) => !['path', 'blocks'].includes(name)),
    colourPairs: schemas.theme.contrast,
    siteFields: fieldsOf(planOf(schemas.siteSchema)),
    collections: schemas.collectionNames
      .filter((name) => !schemas.fetched.includes(name))
      .map((name) => ({
        name,
        fields: fieldsOf(planOf(schemas.recordSchema(name))),
        lists: schemas.hasLists(name) ? (site?.named.records.lists(name) ?? []) : undefined,
      })),
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
        file: isMade(page) || page.isFallback ? undefined : source.path.split(sep).join('/'),
        description: fields.description,
        language,
        absence: absences.get(fields.path),
        problems: counts.get(file.displayPath) ?? 0,
      },
    ];
  });
}
