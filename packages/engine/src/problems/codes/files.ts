import type { RuleInfo } from '../rule-info.ts';

/** Files and folders that cannot be read, and failures of the builder while it worked on one. */
export const fileCodes = {
  'empty-file': {
    severity: 'error',
    fixable: false,
    where: 'file',
    summary: 'A file is empty.',
    why: 'An empty file is neither a page nor a list of records. Most likely it was not saved.',
    wrong: 'pages/new.yaml  (nothing in it)',
    right: 'pages/new.yaml  (path, title, description and blocks)',
  },
  'file-too-large': {
    severity: 'error',
    fixable: false,
    where: 'file',
    summary: 'A YAML file is larger than 256 KiB.',
    why: 'No page needs that much text, and a file without bound could stop every other page from being read.',
    wrong: 'pages/everything.yaml  (300 KiB)',
    right: ['pages/first-part.yaml  (150 KiB)', 'pages/second-part.yaml  (150 KiB)'].join('\n'),
  },
  'symbolic-link': {
    severity: 'error',
    fixable: false,
    where: 'file',
    summary: 'A file of the site is a link to another place of the disk.',
    why: 'Such a link may lead out of the site folder, to something private, so none is followed.',
    wrong: 'pages/notes.yaml  (a link to a file elsewhere)',
    right: 'pages/notes.yaml  (a file)',
  },
  'unexpected-failure': {
    severity: 'error',
    fixable: false,
    where: 'block',
    summary: 'The builder failed while it worked on this part of the site.',
    why: 'This is a fault of the builder. It names the place, so that you can go on by changing it, and builds nothing incomplete.',
    wrong: ['type: page-header', 'heading: Something that the builder cannot handle'].join('\n'),
    right: ['type: page-header', 'heading: Something else'].join('\n'),
  },
  'unreadable-characters': {
    severity: 'error',
    fixable: false,
    where: 'file',
    summary: 'The file is not a text in UTF-8, or holds control characters.',
    why: 'Characters that cannot be seen change what a text says, or come from a file saved in another encoding.',
    wrong: 'pages/old.yaml  (saved as UTF-16)',
    right: 'pages/old.yaml  (saved as UTF-8)',
  },
  'unreadable-file': {
    severity: 'error',
    fixable: false,
    where: 'file',
    summary: 'Something of the site cannot be read: a folder has the name of a file, or its permissions do not allow it.',
    why: 'Only files are read. Others may never end, and a page that cannot be read would be missing from the site.',
    wrong: 'pages/news.yaml  (a folder)',
    right: 'pages/news.yaml  (a file)',
  },
} as const satisfies Readonly<Record<string, RuleInfo>>;
