import type { ContentSchemas } from '../../schema/content-schemas.ts';
import type { YamlFile } from '../../yaml/yaml-file.ts';
import type { SiteFiles } from '../find/find-files.ts';
import { findFiles, type SiteFile } from '../find/find-files.ts';
import { createYamlReader } from '../find/yaml-reader.ts';
import { sharedName } from '../validate/shared-blocks.ts';

import { type ValidCollection, validateCollection } from '../validate/validate-collection.ts';
import { referencesOfCollection, referencesOfPage, referencesOfSettings, referencesOfShared } from './find-references.ts';
import type { Reference } from './references-of-value.ts';

/** A file of the site as written, with its placeholders and references. */
export type Source = { source: SiteFile; file: YamlFile };

/** The files of a site as written, and all references in them. */
export type SiteSources = {
  files: SiteFiles;
  settings: Source;
  pages: Source[];
  presets: Source[];
  shared: Source[];
  collections: (Source & { collection: ValidCollection })[];
  /** In the order of the files: `site.yaml`, pages, presets, shared blocks, records. */
  references: Reference[];
  /** Files with syntax errors, whose references are unknown. */
  unreadable: YamlFile[];
};

/** Reads every YAML file of the site in `siteDir` and finds its references. */
export async function readSources(siteDir: string, schemas: ContentSchemas): Promise<SiteSources> {
  const files = await findFiles(siteDir);
  const read = createYamlReader();
  const open = (source: SiteFile): Source => ({ source, file: read(source).parse() });
  const settings = open(files.settings);
  const pages = files.pages.map(open);
  const presets = files.presets.map(open);
  const shared = files.shared.map(open);
  const records = files.collections.map(open);
  const collections = records.map(({ source, file }) => ({ source, file, collection: validateCollection(source, file, schemas) }));
  const types = new Map(shared.map(({ source, file }) => [sharedName(source), topLevelText(file, 'type')]));
  const ofPage = ({ source, file }: Source): Reference[] =>
    referencesOfPage(file, { name: topLevelText(file, 'title') ?? source.path, typeOf: (name) => types.get(name), schemas });
  return {
    ...{ files, settings, pages, presets, shared, collections },
    references: [
      ...referencesOfSettings(settings.file, schemas),
      ...pages.flatMap(ofPage),
      ...presets.flatMap(ofPage),
      ...shared.flatMap(({ source, file }) => referencesOfShared(file, sharedName(source), schemas)),
      ...collections.flatMap(({ collection }) => referencesOfCollection(collection, schemas)),
    ],
    unreadable: [settings, ...pages, ...presets, ...shared, ...records].flatMap(({ file }) => (file.problems.length > 0 ? [file] : [])),
  };
}

/** Returns a top-level text of a file. Undefined when there is none. */
export function topLevelText({ value }: YamlFile, field: string): string | undefined {
  const text: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, field) : undefined;
  return typeof text === 'string' ? text : undefined;
}
