import { isData, type SiteFile } from '../../content/find/find-files.ts';
import { startOfFile } from '../../problems/problem.ts';
import { defineRule } from '../define-rule.ts';

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
      place: startOfFile(file.shown),
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

const contentFolders = new Set(['collections', 'pages', 'presets', 'shared', 'strings']);
