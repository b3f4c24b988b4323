import { existsSync } from 'node:fs';
import { join } from 'node:path';
import {
  applyEdits,
  editYaml,
  type PageSchema,
  planOf,
  presetName,
  readYamlOf,
  type SiteSources,
  type Source,
  topLevelText,
  withFutureDates,
} from '@pagewright/core';
import type { FileChange } from './file-changes.ts';
import { inSchemaOrder } from './schema-order.ts';
import type { NewFile, SiteChanges } from './site-changes.ts';

/** The details of a new page. */
export type PageDetails = {
  path: string;
  title: string;
  description: string;
  /** The name of the preset; undefined in a site without presets. */
  preset: string | undefined;
  /** The link text in the navigation; undefined when the page is not added to it. */
  label: string | undefined;
};

export const noPresets =
  'This site has no presets. A preset is a complete page in presets/, such as presets/offer.yaml, from which new ones start.';

/** The site that gets the new page. With `now`, days of the copied text that are past are in the future on the new page. */
type Target = { siteDir: string; sources: SiteSources; pageSchema: PageSchema; now?: Date };

/** Returns the file of a new page: the preset with the page's path, title and description. Throws without a preset. */
export function pageFile(details: PageDetails, target: Target & { now: Date }): NewFile {
  const preset = target.sources.presets.find(({ source }) => presetName(source.path) === details.preset);
  if (!preset) throw new Error(noPresets);
  const { absolute, text } = copiedPage(preset, details, target);
  return { absolute, text: withoutOpeningComment(text) };
}

/** Returns the file of a page that has the text of another file, with its own path and title. Throws when its file is taken. */
export function copiedPage(
  from: Source,
  details: Pick<PageDetails, 'path' | 'title'> & Partial<PageDetails>,
  { siteDir, sources: { files }, pageSchema, now }: Target,
): NewFile {
  const written = from.file.readText();
  const text = now ? withFutureDates(written, now) : written;
  const page = applyEdits(
    text,
    editYaml(
      text,
      (['path', 'title', 'description'] as const).flatMap((field) => {
        const value = details[field];
        return value === undefined ? [] : [{ kind: 'set', path: [field], value }];
      }),
    ),
  );
  const parts = details.path.slice(1).split('/');
  const folder = layoutFolder(from, pageSchema);
  const name = folder === undefined ? parts.join('/') : `${folder}/${parts.join('-')}`;
  const absolute = join(siteDir, 'pages', `${name}.yaml`);
  if (existsSync(absolute) || files.pages.some(({ path }) => path === `pages/${name}.yaml`)) {
    throw new Error(`There is a file ${absolute} already. Rename it, or choose another path.`);
  }
  return { absolute, text: page };
}

/** Returns the change that writes a new page, with `more` fields. It starts as a draft. */
export function draftOf({ absolute, text }: NewFile, { pageSchema }: Pick<Target, 'pageSchema'>, more: object = {}): FileChange {
  const value = inSchemaOrder(planOf(pageSchema), { ...Object(readYamlOf('', text).value), draft: true, ...more });
  return { absolute, before: undefined, after: applyEdits(text, editYaml(text, [{ kind: 'put', path: [], value }])) };
}

/** Returns the folder for pages with the layout of a file: the name of the layout. Undefined for the default layout and for an unknown one. */
function layoutFolder({ file }: Source, { shape: { layout } }: PageSchema): string | undefined {
  const { data } = layout.safeParse(topLevelText(file, 'layout'));
  return data === layout.parse(undefined) ? undefined : data;
}

/** Removes the comment at the start of a preset, which describes the preset. */
const withoutOpeningComment = (text: string): string => text.replace(/^\uFEFF?(?:#.*\r?\n)*(?:[ \t]*\r?\n)*/, '');

/** Returns the change that adds the page to the navigation; empty without a label. */
export function navigationChange({ label, path }: Pick<PageDetails, 'label' | 'path'>, { files }: SiteSources): SiteChanges['texts'] {
  if (label === undefined) return new Map();
  return new Map([[files.settings.absolute, [{ kind: 'add', key: 'navigation', entry: { label, to: path } }]]]);
}
