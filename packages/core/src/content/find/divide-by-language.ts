import type { Language } from '../../model/languages.ts';
import type { SiteFile, SiteFiles } from './find-files.ts';

/** The files of a language other than the default one. */
export type LanguageFiles = {
  /** `site.<code>.yaml`. */
  settings?: SiteFile;
  pages: SiteFile[];
  collections: SiteFile[];
  shared: SiteFile[];
  /** Labels of types. */
  types: SiteFile[];
};

/** The files of the default language, and those of every other one by its code. */
type DividedFiles = { files: SiteFiles; byLanguage: ReadonlyMap<string, LanguageFiles> };

/** The kinds of files that a language can have, with the folder of each. */
const folders = ['pages', 'collections', 'shared', 'types'] as const;

/**
 * Divides the files of a site by language. Only the folders of the languages in `site.yaml` are languages; any other folder
 * is just a folder. Their names may have other capitals than the codes.
 */
export function divideByLanguage({ all: files, languages }: { all: SiteFiles; languages: readonly Language[] }): DividedFiles {
  const codes = languages.flatMap(({ code, prefix }) => (prefix === '' ? [] : [code]));
  if (codes.length === 0) return { files, byLanguage: new Map() };
  const byLanguage = new Map(codes.map((code) => [code, ofLanguage(files, code)] as const));
  const taken = new Set([...byLanguage.values()].flatMap((own) => [own.settings, ...folders.flatMap((folder) => own[folder])]));
  const rest = (list: readonly SiteFile[]): SiteFile[] => list.filter((file) => !taken.has(file));
  return {
    files: { ...files, pages: rest(files.pages), collections: rest(files.collections), unread: rest(files.unread) },
    byLanguage,
  };
}

function ofLanguage({ pages, ofLanguages }: SiteFiles, code: string): LanguageFiles {
  const isIn = (path: string, start: string): boolean => path.toLowerCase().startsWith(start.toLowerCase());
  const inFolder = (list: readonly SiteFile[], folder: string): SiteFile[] => list.filter(({ path }) => isIn(path, `${folder}/${code}/`));
  const settings = ofLanguages.find(({ path }) => isIn(path, `site.${code}.yaml`));
  return {
    ...(settings && { settings }),
    pages: inFolder(pages, 'pages'),
    collections: inFolder(ofLanguages, 'collections'),
    shared: inFolder(ofLanguages, 'shared'),
    types: inFolder(ofLanguages, 'types'),
  };
}

/**
 * Returns the path that a file of a language has without the folder of the language: `pages/about.yaml` for `pages/de/about.yaml`.
 * The name of the folder may have other capitals than the code.
 */
export function pathWithoutLanguage(path: string, code: string): string {
  const at = path.toLowerCase().indexOf(`/${code.toLowerCase()}/`);
  return at < 0 ? path : path.slice(0, at) + path.slice(at + code.length + 1);
}
