import { blocksEn } from './blocks-en.ts';
import { collectionsEn } from './collections-en.ts';
import { conflictEn } from './conflict-en.ts';
import { limitsEn } from './limits-en.ts';
import { pagesEn } from './pages-en.ts';
import { placeEn } from './place-en.ts';
import { richEn } from './rich-en.ts';
import { translationsEn } from './translations-en.ts';
import { typingEn } from './typing-en.ts';
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
  ...limitsEn,
  ...typingEn,
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
  unknownType:
    'This block has no type that the site knows. Choose another block in its place, or ask your developer to correct it in the file {file}.',
  saving: 'Saving…',
  working: 'One moment…',
  saved: 'Saved in "{file}"',
  replaced: 'Saved in "{file}". Another program saved it in the same moment. To bring back its text, take your change back.',
  refused: 'Not saved: this change would cause an error.',
  writeAnyway: 'Save anyway',
  discard: 'Discard',
  conflict: 'Somebody has changed the same part of "{file}" meanwhile.',
  useMine: 'Use mine',
  useTheirs: 'Use the one in the file',
  undoConflict: 'This change cannot be taken back, because "{file}" was changed there since.',
  nothing: 'There is nothing to take back.',
  pageProblem:
    'The page is shown as it was, because "{file}" has a mistake now. Take your last change back, or give this to your developer: {reason}',
  pageGone: '"{file}" was deleted or moved. What you typed last is not saved.',
  unreadable:
    '"{file}" has a mistake and cannot be edited here before it is corrected. Take the last change back in the history, or give this to your developer: {reason}',
  failed: 'The preview does not answer. Start it again on the computer where it runs, then try again.',
  noPage: 'This page does not exist any more. Choose another one in the list of pages.',
  passwordTitle: 'The editor needs a password',
  passwordHint: 'Ask the person who started the preview: the window in which it runs shows the password, or that person has chosen one.',
  password: 'Password',
  openEditor: 'Open the editor',
  malformedRequest: 'The preview does not understand this request. Reload the page, and try again.',
  failedRequest:
    'The preview could not do this because of an error of its own. Reload the page, and try again. If it happens again, tell your developer: the window in which the preview runs says which error it is.',
  wrongPassword: 'This is not the password.',
  busyPassword: 'Too many wrong passwords came from your network. Try again in ten minutes.',
};

/** The texts of the editor. */
export type Texts = Readonly<Record<keyof typeof en, string>>;
