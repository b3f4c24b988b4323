import { isData, type SiteFile } from '../content/find/find-files.ts';
import type { ValidCollection } from '../content/validate/validate-collection.ts';
import type { Language } from '../model/languages.ts';
import { nearestName } from '../problems/nearest-name.ts';
import { startOfFile } from '../problems/problem.ts';
import { languageCode } from '../text/language-code.ts';
import { defineRule } from './define-rule.ts';
import type { RuleInput } from './site/rule-input.ts';

export const unreadFile = defineRule({
  code: 'unread-file',
  severity: 'error',
  fixable: false,
  where: 'file',
  summary: 'A YAML file is in a folder that the site does not use.',
  why: 'The file is ignored, so its page would be missing from the site.',
  wrong: 'page/prices.yaml',
  right: 'pages/prices.yaml',
  check: (site) => {
    const { files, settings, languages } = site;
    return [...files.unread, ...(settings ? otherLanguages(files.strings, languages) : [])].map((file) => ({
      place: startOfFile(file.displayPath),
      text: '',
      message: `This file is ignored: ${reasonOf(file, languages)}`,
      hint: `${moveOf(file, site)} Settings belong in site.yaml, pages in pages/, records in collections/, shared blocks in shared/, presets in presets/, types of records in types/.`.trim(),
    }));
  },
});

const folders = ['collections', 'pages', 'presets', 'shared', 'strings', 'types'];

/** The folders without subfolders, each with the name of its content in messages. */
const flat: Readonly<Record<string, string>> = {
  presets: 'presets',
  shared: 'shared blocks',
  strings: 'interface texts',
  types: 'types of records',
};

/** Returns the top folder of a file. Empty for a file next to site.yaml. */
const folderOf = ({ path }: SiteFile): string => path.slice(0, Math.max(0, path.indexOf('/')));

/** Returns the files of interface texts for other languages than the site's. */
const otherLanguages = (files: readonly SiteFile[], languages: readonly Language[]): SiteFile[] =>
  files.filter((file) => !languages.some(({ code }) => file.path.toLowerCase() === `strings/${code}.yaml`.toLowerCase()));

/** Returns the language of the site that a file of interface texts is probably for: `pt-PT` for `strings/pt.yaml`. */
function languageMeant({ path }: SiteFile, languages: readonly Language[]): string | undefined {
  const mainOf = (code: string): string | undefined => code.toLowerCase().split(/[-_]/)[0];
  const main = mainOf(path.slice('strings/'.length).replace(/\.ya?ml$/i, ''));
  const [meant, other] = languages.filter(({ code }) => mainOf(code) === main);
  return other === undefined ? meant?.code : undefined;
}

function reasonOf(file: SiteFile, languages: readonly Language[]): string {
  const folder = folderOf(file);
  const [, code] = /^site\.([A-Za-z-]+)\.yaml$/.exec(file.path) ?? [];
  if (code !== undefined && languageCode.test(code)) return `"languages" in site.yaml has no language "${code}".`;
  if (folder === '') return 'site.yaml is the only YAML file that belongs here.';
  if (!/\.ya?ml$/.test(file.path)) return 'its name must end with .yaml, in lowercase letters.';
  if (folder === 'collections' && file.path.endsWith('.yml')) return 'its name must end with .yaml.';
  const isDeep = file.path.split('/').length > 2;
  if (folder === 'collections' && file.path.endsWith('.yaml'))
    return 'a file with one record must be in the folder of its collection, or in a folder of its list there.';
  const [, subfolder = ''] = file.path.split('/');
  if (isDeep && Object.hasOwn(flat, folder) && folder !== 'strings' && /^[a-z]{2}(?:-[A-Z]{2})?$/.test(subfolder))
    return `the files of ${flat[folder]} must be directly in ${folder}/, or in the folder of a language, and "languages" in site.yaml has no language "${subfolder}".`;
  if (isDeep && Object.hasOwn(flat, folder)) return `the files of ${flat[folder]} must be directly in ${folder}/, not in a subfolder.`;
  if (folder === 'strings' && file.path.endsWith('.yaml'))
    return languages.length === 1
      ? `the language of site.yaml is "${languages[0]?.code}", so its interface texts are in strings/${languages[0]?.code}.yaml.`
      : `the languages of site.yaml are ${languages.map((one) => one.code).join(', ')}, and their interface texts are in strings/<language>.yaml.`;
  if (Object.hasOwn(flat, folder)) return 'its name must end with .yaml.';
  const nearest = nearestName(folder, folders);
  return `there is no content folder ${folder}/.${nearest ? ` Did you mean ${nearest}/?` : ''}`;
}

/** Returns where to move the file. Empty when its name does not show what it contains. */
function moveOf(
  file: SiteFile,
  { files: { collections: known, strings }, schemas: { collectionNames: collections }, languages }: RuleInput,
): string {
  const folder = folderOf(file);
  const meant = folder === 'strings' ? languageMeant(file, languages) : undefined;
  if (meant !== undefined) {
    const target = `strings/${meant}.yaml`;
    return strings.some(({ path }) => path === target) ? `Move its texts into ${target}, and remove it.` : `Rename it to ${target}.`;
  }
  const name = file.path.slice(file.path.lastIndexOf('/') + 1).replace(/\.ya?ml$/i, '');
  if (folder === '' && name.toLowerCase() === 'site') return 'Move its content into site.yaml, and remove it.';
  const place = folder === '' ? undefined : nearestName(folder, folders);
  const collection = nearestName(name, collections);
  if (place === 'pages') return `Move it to pages${file.path.slice(folder.length).replace(/\.ya?ml$/i, '.yaml')}.`;
  if (place === 'types') return file.path.split('/').length > 2 ? '' : `Move it to types/${name}.yaml.`;
  if (place === 'shared' || place === 'presets') return `Move it to ${place}/${name}.yaml.`;
  if (collection === undefined) return '';
  const target = `collections/${collection}.yaml`;
  return known.some(({ path }) => path === target) ? `Move its records into ${target}, and remove it.` : `Move it to ${target}.`;
}

export const ignoredFile = defineRule({
  code: 'ignored-file',
  severity: 'warning',
  fixable: false,
  where: 'file',
  summary: 'A file is not part of the site, because of its folder or its kind.',
  why: 'Content is in .yaml files, and of the files in media/ those are published that a page uses, of those in root/ all. Other files are ignored.',
  wrong: 'pages/prices.txt',
  right: 'pages/prices.yaml',
  check: ({ files }) =>
    files.ignored.map((file) => ({
      place: startOfFile(file.displayPath),
      text: '',
      ...wordsOf(file),
    })),
});

function wordsOf({ path }: SiteFile): { message: string; hint: string } {
  if (isData(path))
    return { message: 'This file is ignored: "data" in src/site.ts has no entry of its name.', hint: 'Add the entry, or remove the file.' };
  const [folder = ''] = path.split('/');
  const name = path.slice(path.lastIndexOf('/') + 1);
  const named = path.replace(/(?<=\.ya?ml)\.[^./]+$/i, '');
  if (named !== path && contentFolders.has(folder)) {
    return {
      message: `This file is ignored: its name ends with ${path.slice(named.length)}, which some computers do not show.`,
      hint: `Rename it to ${named.replace(/\.ya?ml$/i, '.yaml')}.`,
    };
  }
  if (contentFolders.has(folder)) {
    return {
      message: `This file is ignored: the files in ${folder}/ are .yaml files.`,
      hint: `Write its content in ${path.replace(/\.[^./]*$/, '')}.yaml, or move the file out of ${folder}/.`,
    };
  }
  if (folder.toLowerCase() === 'root') {
    return { message: `This file is ignored: the site has no folder ${folder}/.`, hint: 'Rename the folder to root.' };
  }
  return {
    message: `This file is ignored: the site has no folder ${folder}/.`,
    hint: `Pictures and videos belong in media/. A file that a service wants at a fixed address, such as ads.txt, belongs in root/: root/${name} is published at /${name}.`,
  };
}

const contentFolders = new Set(folders);

export const duplicateCollection = defineRule({
  code: 'duplicate-collection',
  severity: 'error',
  fixable: false,
  where: 'file',
  summary: 'Two files, or a file and a folder, contain the same collection.',
  why: 'Only the first file is used.',
  wrong: ['collections/questions.yaml', 'collections/questions.yml'].join('\n'),
  right: 'collections/questions.yaml',
  check: ({ collections, schemas }) => {
    const owners = new Map<string, ValidCollection>();
    return collections.flatMap((collection) => {
      const { name, file, isRecordFile } = collection;
      if (name === undefined) return [];
      const owner = owners.get(name);
      owners.set(name, owner ?? collection);
      if (!owner || (isRecordFile && owner.isRecordFile)) return [];
      const isFetched = schemas.fetched.includes(name) && file.displayPath.endsWith('.json');
      const removed = isFetched ? owner.file : file;
      return [
        {
          place: removed.locate([], 'value'),
          text: removed.readText(),
          message: `Two files contain the collection ${name}: ${owner.file.displayPath} and ${file.displayPath}. Only the first is used.`,
          hint: isFetched
            ? `The records are fetched: remove ${owner.isRecordFile ? `the folder collections/${name}` : owner.file.displayPath}. To write them by hand instead, remove "${name}" from "data" in src/site.ts, and ${file.displayPath}.`
            : `Move the records of ${file.displayPath} into ${owner.file.displayPath}, and remove ${file.displayPath}.`,
        },
      ];
    });
  },
});
