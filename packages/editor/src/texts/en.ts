import { blocksEn } from './blocks-en.ts';
import { collectionsEn } from './collections-en.ts';
import { conflictEn } from './conflict-en.ts';
import { pagesEn } from './pages-en.ts';
import { placeEn } from './place-en.ts';
import { richEn } from './rich-en.ts';
import { translationsEn } from './translations-en.ts';
import { versionsEn } from './versions-en.ts';

export const en = {
  ...blocksEn,
  ...pagesEn,
  ...placeEn,
  ...conflictEn,
  ...versionsEn,
  ...collectionsEn,
  ...translationsEn,
  ...richEn,
  title: 'Editor',
  page: 'Page',
  undo: 'Undo',
  redo: 'Redo',
  width: 'Width',
  fit: 'Fit',
  pixels: '{count} px',
  live: 'Show it live',
  blocks: 'Blocks',
  fields: 'Fields',
  preview: 'The page {title}',
  noBlocks: 'This page has no blocks yet.',
  block: 'Block {number}',
  shared: 'Shared block "{name}"',
  hiddenBlock: 'hidden',
  oneProblem: '1 problem',
  problems: '{count} problems',
  moveUp: 'Move up',
  moveDown: 'Move down',
  duplicate: 'Duplicate',
  hide: 'Hide',
  show: 'Show',
  delete: 'Delete',
  add: 'Add a block',
  search: 'Search',
  found: '{count} of {all}',
  close: 'Close',
  choose: 'Select a block in the list or in the page to edit it.',
  hintKeys: 'Alt+↑ and Alt+↓ move the selected block, Ctrl+Z takes back, Delete deletes.',
  unknownType: 'This block has no type that the site knows. Correct it in the file {file}.',
  saving: 'Saving…',
  working: 'One moment…',
  saved: 'Saved in {file}',
  refused: 'Not saved: this change would cause an error.',
  writeAnyway: 'Save anyway',
  discard: 'Discard',
  conflict: 'Somebody has changed the same part of {file} meanwhile.',
  useMine: 'Use mine',
  useTheirs: 'Use the one in the file',
  undoConflict: 'This change cannot be taken back, because {file} was changed there since.',
  nothing: 'There is nothing to take back.',
  pageProblem: 'The page is shown as it was: {file} has a mistake now. {reason}',
  pageGone: '{file} was deleted or moved. What you typed last is not saved.',
  failed: 'The preview does not answer. Is npm run dev still running?',
  noPage: 'No file has this page.',
  passwordTitle: 'The editor needs a password',
  passwordHint: 'Ask whoever started the preview: the password is in the terminal there, or in EDITOR_PASSWORD.',
  password: 'Password',
  openEditor: 'Open the editor',
  wrongPassword: 'This is not the password. Each further try takes longer.',
  busyPassword: 'Another password is being checked. Wait a minute, then try again.',
};

/** The texts of the editor. */
export type Texts = Readonly<Record<keyof typeof en, string>>;
