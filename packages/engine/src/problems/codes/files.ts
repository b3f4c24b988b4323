import type { RuleInfo } from '../rule-info.ts';

/** Problems of files and folders that cannot be read, and exceptions of the builder. */
export const fileCodes = {
  'empty-file': {
    severity: 'error',
    fixable: false,
    where: 'file',
    summary: 'A file is empty.',
    why: 'An empty file is no page, no list of records and no .html file for root/. Perhaps it was not saved. In media, a copy or a download was interrupted.',
    wrong: 'pages/new.yaml  (nothing in it)',
    right: 'pages/new.yaml  (path, title, description and blocks)',
  },
  'file-too-large': {
    severity: 'error',
    fixable: false,
    where: 'file',
    summary: 'A YAML file is larger than 256 KiB.',
    why: 'No page needs that much text, and a huge file would slow down the whole site.',
    wrong: 'pages/everything.yaml  (300 KiB)',
    right: ['pages/first-part.yaml  (150 KiB)', 'pages/second-part.yaml  (150 KiB)'].join('\n'),
  },
  'symbolic-link': {
    severity: 'error',
    fixable: false,
    where: 'file',
    summary: 'A file of the site is a symbolic link to another place on the disk.',
    why: 'It could lead to a private file outside of the site folder, so symbolic links are not followed.',
    wrong: 'pages/notes.yaml  (a link to a file elsewhere)',
    right: 'pages/notes.yaml  (a file)',
  },
  'unexpected-failure': {
    severity: 'error',
    fixable: false,
    where: 'block',
    summary: 'The builder has a bug that shows at this part of the site.',
    why: 'The mistake is not yours. The message names the place, so that you can change it and continue. An incomplete site is never built.',
    wrong: ['type: hero', 'heading: Something that the builder cannot handle'].join('\n'),
    right: ['type: hero', 'heading: Something else'].join('\n'),
  },
  'unreadable-characters': {
    severity: 'error',
    fixable: false,
    where: 'file',
    summary: 'The file is not saved as UTF-8 text, or contains invisible control characters.',
    why: 'Invisible characters can change how a text reads. They come from copying, or from a file saved in another encoding.',
    wrong: 'pages/old.yaml  (saved as UTF-16)',
    right: 'pages/old.yaml  (saved as UTF-8)',
  },
  'unreadable-file': {
    severity: 'error',
    fixable: false,
    where: 'file',
    summary: 'A file or folder of the site cannot be read: it has the wrong permissions, or a folder has the name of a file.',
    why: 'A page that cannot be read would be missing from the site.',
    wrong: 'pages/news.yaml  (a folder)',
    right: 'pages/news.yaml  (a file)',
  },
} as const satisfies Readonly<Record<string, RuleInfo>>;
