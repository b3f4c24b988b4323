import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { presetName } from '../../content/presets.ts';
import { type SiteSources, type Source, topLevelText } from '../../content/references/site-sources.ts';
import type { PageSchema } from '../../schema/page.ts';
import { applyEdits } from '../../yaml/edit/apply-edits.ts';
import { editYaml } from '../../yaml/edit/edit-yaml.ts';
import type { NewFile, SiteChanges } from '../../yaml/edit/site-changes.ts';
import type { PageDetails } from './page-details.ts';
import { noPresets } from './presets.ts';

/** The site that gets the new page. */
type Target = { siteDir: string; sources: SiteSources; pageSchema: PageSchema };

/** Returns the file of a new page: the preset with the page's path, title and description. Throws without a preset. */
export function pageFile(details: PageDetails, { siteDir, sources: { presets, files }, pageSchema }: Target): NewFile {
  const preset = presets.find(({ source }) => presetName(source.path) === details.preset);
  if (!preset) throw new Error(noPresets);
  const text = preset.file.readText();
  const page = applyEdits(
    text,
    editYaml(
      text,
      (['path', 'title', 'description'] as const).map((field) => ({ kind: 'set', path: [field], value: details[field] })),
    ),
  );
  const parts = details.path.slice(1).split('/');
  const folder = layoutFolder(preset, pageSchema);
  const name = folder === undefined ? parts.join('/') : `${folder}/${parts.join('-')}`;
  const absolute = join(siteDir, 'pages', `${name}.yaml`);
  if (existsSync(absolute) || files.pages.some(({ path }) => path === `pages/${name}.yaml`)) {
    throw new Error(`There is a file ${absolute} already. Rename it, or choose another path.`);
  }
  return { absolute, text: withoutOpeningComment(page) };
}

/** Returns the folder for pages with the preset's layout: the name of the layout. Undefined for the default layout and for an unknown one. */
function layoutFolder({ file }: Source, { shape: { layout } }: PageSchema): string | undefined {
  const { data } = layout.safeParse(topLevelText(file, 'layout'));
  return data === layout.parse(undefined) ? undefined : data;
}

/** Removes the comment at the start of a preset, which describes the preset. */
const withoutOpeningComment = (text: string): string => text.replace(/^\uFEFF?(?:#.*\r?\n)*(?:[ \t]*\r?\n)*/, '');

/** Returns the change that adds the page to the navigation; empty without a label. */
export function navigationChange({ label, path }: PageDetails, { files }: SiteSources): SiteChanges['texts'] {
  if (label === undefined) return new Map();
  return new Map([[files.settings.absolute, [{ kind: 'add', key: 'navigation', entry: { label, to: path } }]]]);
}
