import type { Language } from '../model/languages.ts';
import type { Problem } from '../problems/problem.ts';
import type { SiteSettings } from '../schema/site-settings.ts';
import type { YamlFile } from '../yaml/yaml-file.ts';
import type { SiteFiles } from './find/find-files.ts';
import type { PublishedBefore } from './find/published-paths.ts';
import type { LanguageView } from './language-view.ts';
import type { ResolveIndexes } from './resolve/reference-findings.ts';
import type { SharedBlock } from './validate/shared-blocks.ts';
import type { ValidCollection } from './validate/validate-collection.ts';
import type { ValidPage } from './validate/validate-page.ts';
import type { ValidStrings } from './validate/validate-strings.ts';

/** A site as read and validated file by file, before references between files are resolved. */
export type SiteParts = {
  files: SiteFiles;
  settingsFile: YamlFile;
  settings: SiteSettings | undefined;
  settingsProblems: Problem[];
  /** The valid parts of settings with a problem. */
  settingsParts: unknown;
  collections: ValidCollection[];
  shared: SharedBlock[];
  pages: ValidPage[];
  presets: ValidPage[];
  strings: ValidStrings[];
  indexes: ResolveIndexes;
  publishedBefore: PublishedBefore;
  /** The languages of the site, the default one among them. */
  languages: readonly Language[];
  /** The languages other than the default one. `pages` has the pages of all languages. */
  views: readonly LanguageView[];
};
