import { join } from 'node:path';
import { applyEdits, canonicalCode, editYaml, isKnownLanguage, missingTexts, readYamlOf, untranslatedTexts } from '@pagewright/core';
import { installedPacks } from '../files/installed-packs.ts';
import type { FileChange } from './file-changes.ts';
import { countTexts, planStrings } from './plan-strings.ts';
import { requireValue } from './read-value.ts';
import { orderedChange } from './schema-order.ts';
import { readSource, readText } from './site-changes.ts';
import type { EditingParts } from './site-editor-parts.ts';
import type { SiteTask } from './site-editor-types.ts';
import type { PlannedTask, TaskSite } from './task-site.ts';

/**
 * Plans a language with its interface texts: as Pagewright has them, the others in English. What is not translated yet is shown in the default
 * language. Only the texts for a language that the site has already. Throws, with a message for authors, when there is no such language.
 */
export async function addLanguage({ language }: Extract<SiteTask, { kind: 'add-language' }>, site: TaskSite): Promise<PlannedTask> {
  const code = canonicalCode(language);
  if (!isKnownLanguage(code)) throw new Error(`"${language}" is not the code of a language.`);
  const isKnown = site.sources.languages.some((one) => one.code === code);
  const strings = await planStrings({ siteDir: site.siteDir, language: code, code: site.schemas, packs: installedPacks() });
  return {
    files: [...(isKnown ? [] : [await withLanguage(code, site)]), ...(strings.change ? [strings.change] : [])],
    what: { deed: isKnown ? 'texts-added' : 'language-added', name: ownNameOf(code) },
  };
}

/** Returns the change of `site.yaml` that declares a language, and the default one if it declares none. */
async function withLanguage(code: string, { siteDir, site, sources, schemas }: TaskSite): Promise<FileChange> {
  const absolute = join(siteDir, 'site.yaml');
  const { text: before } = await readSource(absolute);
  const declared: unknown = Object(requireValue('site.yaml', before)).languages;
  const fallback = site.settings?.language ?? sources.languages.find(({ prefix }) => prefix === '')?.code;
  const added = { name: ownNameOf(code), fallback };
  const change =
    declared === undefined || declared === null
      ? ({
          kind: 'put',
          path: ['languages'],
          value: { ...(fallback && { [fallback]: { name: ownNameOf(fallback) } }), [code]: added },
        } as const)
      : ({ kind: 'put', path: ['languages', code], value: added } as const);
  const ordered = orderedChange(change, { file: 'site.yaml', text: before }, schemas);
  return { absolute, before, after: applyEdits(before, editYaml(before, [ordered])) };
}

/** Returns the name of a language in itself, with a capital letter: `Français`. */
function ownNameOf(code: string): string {
  const name = new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code;
  const [first = ''] = name;
  return first.toLocaleUpperCase(code) + name.slice(first.length);
}

/** An interface text that is in English in another language: its path in `strings/<language>.yaml`, and its words. */
export type EnglishText = { path: string[]; text: string };

/**
 * The interface texts of a language that are in English. `file` is where they are translated; `missing` of them are not in it yet, and Pagewright has
 * `known` of these in the language.
 */
export type EnglishTexts = { file: string; missing: number; known: number; texts: EnglishText[] };

/** Returns the interface texts of a language of the site that are still in English. None while the site cannot be read, and in English. */
export async function englishTextsOf({ parts }: { parts: EditingParts }, language: string): Promise<EnglishTexts> {
  const file = `strings/${language}.yaml`;
  const schemas = parts.readSite()?.schemas;
  if (!schemas || !isKnownLanguage(language) || /^en\b/i.test(language)) return { file, missing: 0, known: 0, texts: [] };
  const written = await readText(join(parts.siteDir, file));
  const own: unknown = written === undefined ? undefined : readYamlOf(file, written).value;
  const lacking = missingTexts(schemas, language, own);
  const missing = countTexts(lacking);
  const known = missing - countTexts(missingTexts({ strings: lacking, packs: installedPacks() }, language, {}));
  const texts = untranslatedTexts(schemas.strings, Object(own)).flatMap(([group, name]): EnglishText[] => {
    const text: unknown = Object(Object(own)[group])[name];
    return typeof text === 'string'
      ? [{ path: [group, name], text }]
      : Object.entries(Object(text)).map(([form, one]) => ({ path: [group, name, form], text: String(one) }));
  });
  return { file, missing, known, texts };
}
