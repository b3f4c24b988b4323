import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readYamlOf, type ValuePath, valueAt } from '@pagewright/core';
import { pathInSite } from './path-in-site.ts';
import { readText } from './site-changes.ts';
import type { EditingParts } from './site-editor-parts.ts';
import { readTaskSite, type TaskSite } from './task-site.ts';

/** A part of a file: a whole page, a record, a part of `site.yaml`. */
export type FilePart = { file: string; at: ValuePath };

/** A translation of a part of a file. `at` is undefined for one that does not exist yet. */
export type Translation = { language: string; name: string; direction: 'ltr' | 'rtl'; file: string; at: ValuePath | undefined };

/** What is translated, and its translation into each other language of the site. */
export type Translations = { original: FilePart; translations: Translation[] };

/** Returns the translations of a page, a record or a part of `site.yaml`, given by it or by one of them. Undefined for something else. */
export async function translationsOf({ parts }: { parts: EditingParts }, part: FilePart): Promise<Translations | undefined> {
  const site = parts.readSite();
  return site && findTranslations(part, await readTaskSite({ ...parts, code: parts.readCode(), site }));
}

/** Returns the translations of a part of a file in a site that a task has read. */
export async function findTranslations(part: FilePart, site: TaskSite): Promise<Translations | undefined> {
  const others = translatedLanguages(site);
  const found = findPage(part, site) ?? findRecord(part, site) ?? (await findSettings(part, site));
  if (!found) return undefined;
  const translations = others.flatMap(({ code, name, direction }) => {
    const own = found.inLanguage(code);
    return [{ language: code, name, direction, ...own }];
  });
  return { original: found.original, translations };
}

/** Returns the languages into which a site is translated: all but the default one, which may be anywhere in the list. */
const translatedLanguages = ({ sources }: TaskSite): TaskSite['sources']['languages'] =>
  sources.languages.filter(({ prefix }) => prefix !== '');

type Found = { original: FilePart; inLanguage: (code: string) => { file: string; at: ValuePath | undefined } };

/** A page is translated by a file of the same name in the folder of the language. */
function findPage({ file }: FilePart, site: TaskSite): Found | undefined {
  const { siteDir } = site;
  if (!file.startsWith('pages/')) return undefined;
  const folder = translatedLanguages(site).find(({ code }) => file.toLowerCase().startsWith(`pages/${code.toLowerCase()}/`))?.code;
  const name = file.slice(folder === undefined ? 'pages/'.length : `pages/${folder}/`.length);
  if (!existsSync(join(siteDir, 'pages', name))) return undefined;
  return {
    original: { file: `pages/${name}`, at: [] },
    inLanguage: (code) => ({ file: `pages/${code}/${name}`, at: existsSync(join(siteDir, 'pages', code, name)) ? [] : undefined }),
  };
}

/** A record is translated under the same id. */
function findRecord({ file, at }: FilePart, { siteDir, sources }: TaskSite): Found | undefined {
  const isPart = (absolute: string, path: ValuePath): boolean => pathInSite(siteDir, absolute) === file && path.join() === at.join();
  const originals = sources.collections.flatMap(({ source, collection: { name, records, isRecordFile } }) =>
    records.map(({ key, path }) => ({ collection: name, key, absolute: source.absolute, path, isRecordFile })),
  );
  const translated = sources.translations.flatMap(({ absolute, records, language }) =>
    records.map(({ collection, key, path }) => ({ collection, key, absolute, path, language })),
  );
  const asked = [...originals, ...translated].find(({ absolute, path }) => isPart(absolute, path));
  const original = originals.find(({ collection, key }) => collection === asked?.collection && key === asked?.key);
  if (!original) return undefined;
  const { absolute, path, collection, key } = original;
  return {
    original: { file: pathInSite(siteDir, absolute), at: path },
    inLanguage: (code) => {
      const own = translated.find((one) => one.language === code && one.collection === collection && one.key === key);
      const missing = `collections/${code}/${pathInSite(siteDir, absolute).slice('collections/'.length)}`;
      return own ? { file: pathInSite(siteDir, own.absolute), at: own.path } : { file: missing, at: undefined };
    },
  };
}

/** A part of `site.yaml` is translated by the same part of the file of the language. */
async function findSettings({ file, at }: FilePart, site: TaskSite): Promise<Found | undefined> {
  if (!/^site(?:\.[a-z-]+)?\.yaml$/i.test(file) || at.length === 0) return undefined;
  const { siteDir } = site;
  const values = new Map(
    await Promise.all(
      translatedLanguages(site).map(async ({ code }): Promise<[string, unknown]> => {
        const name = `site.${code}.yaml`;
        const text = await readText(join(siteDir, name));
        return [code, text === undefined ? undefined : readYamlOf(name, text).value];
      }),
    ),
  );
  return {
    original: { file: 'site.yaml', at },
    inLanguage: (code) => ({ file: `site.${code}.yaml`, at: valueAt(values.get(code), at) === undefined ? undefined : at }),
  };
}
