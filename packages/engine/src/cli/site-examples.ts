import { extname } from 'node:path';
import type { Project } from './declare/command.ts';
import { exampleNames, loadProjectSite, type NamedSite } from './named-site.ts';

/** Returns calls of `new` with names that are free in the project. */
export async function newExamples(project: Project): Promise<Record<'page' | 'block' | 'collection', string>> {
  const { blockTypes, collectionNames } = await project.loadCode();
  const named = await loadProjectSite(project);
  const paths = named?.site.pages.flatMap(({ page }) => page.fields?.path ?? []) ?? [];
  return {
    page: `${firstFree('/spring-offer', paths)} --title "Spring offer" --description "All offers in spring."`,
    block: firstFree('promo-banner', blockTypes),
    collection: firstFree('team', collectionNames),
  };
}

/** Returns the name, or the name with the first number that makes it free. */
function firstFree(name: string, taken: readonly string[]): string {
  let free = name;
  for (let number = 2; taken.includes(free); number += 1) free = `${name}-${number}`;
  return free;
}

/** Returns calls of `rename` with names of the project's site, which only show what they would change. Empty for a field in a site without types. */
export async function renameExamples(project: Project): Promise<Record<'page' | 'record' | 'field' | 'media', string | undefined>> {
  const named = await loadProjectSite(project);
  const { page, record, media } = named ? exampleNames(named) : {};
  return {
    page: page && `${page} ${page}-new --dry-run`,
    record: record && `${record} ${idOf(record)} --dry-run`,
    field: named && fieldExample(named),
    media: media && `${media} ${media.slice(0, -extname(media).length)}-new${extname(media)} --dry-run`,
  };
}

function fieldExample({ schemas: { types } }: NamedSite): string {
  const [[type, { fields }] = ['', { fields: {} }]] = Object.entries(types);
  const [field] = Object.keys(fields);
  return field === undefined ? '' : `${type}.${field} ${field}New --dry-run`;
}

/** Returns another id of the same kind: a number, or a text. */
function idOf(record: string): string {
  const id = record.slice(record.lastIndexOf('/') + 1);
  return /^\d+$/.test(id) ? `${id}000` : `${id}-new`;
}
