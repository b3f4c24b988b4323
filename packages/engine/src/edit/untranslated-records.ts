import { wordsOfName } from '@pagewright/core';
import type { SiteEditor } from './site-editor.ts';
import type { TaskSite } from './task-site.ts';

/** The records of a collection that a page leaves out, because they are not translated: the name of the collection, and what its records are called. */
export type UntranslatedRecords = { collection: string; many: string; keys: string[] };

/**
 * Returns the records that lists on a page leave out in its language. Empty for a page in the default language, and in one that shows what is not
 * translated in the default language.
 */
export const untranslatedOn = async (editing: SiteEditor, path: string): Promise<UntranslatedRecords[]> =>
  (await editing.readSite((site) => findUntranslated(path, site))) ?? [];

function findUntranslated(path: string, { site, sources }: TaskSite): UntranslatedRecords[] {
  const resolved = site.pages.find(({ page }) => page.fields?.path === path);
  const language = sources.languages.find(({ code, prefix }) => code === resolved?.page.language && prefix !== '');
  if (!resolved || !language || language.hasFallback) return [];
  const used = new Set(
    [...site.usesOf(resolved)].flatMap((use) => /^(?:records|selected):([^?]+)/.exec(use)?.[1] ?? /^record:([^/]+)\//.exec(use)?.[1] ?? []),
  );
  const translated = new Set(
    sources.translations.flatMap(({ language: code, records }) =>
      code === language.code ? records.map(({ collection, key }) => `${collection}/${key}`) : [],
    ),
  );
  return [...used].flatMap((name): UntranslatedRecords[] => {
    const keys = sources.collections.flatMap(({ collection }) =>
      collection.name !== name
        ? []
        : collection.records.flatMap(({ key, record }) => (record.draft || translated.has(`${name}/${key}`) ? [] : [key])),
    );
    return keys.length > 0 ? [{ collection: name, many: site.schemas.types[name]?.many ?? wordsOfName(name), keys }] : [];
  });
}
