import { fillIn } from '@pagewright/core/browser';
import type { ChangedFile, Outline } from 'pagewright/editing';
import type { Texts } from '../texts/index.ts';

/** Returns what a changed file is called: the title of its page, its collection, what its folder has, or its name there. */
export function changedName(
  { title, file }: Pick<ChangedFile, 'title' | 'file'>,
  texts: Texts,
  collections: Outline['collections'] = [],
): string {
  if (title !== undefined) return title;
  if (/^site(?:\.[\w-]+)?\.yaml$/.test(file)) return texts.site;
  const [folder = '', ...path] = file.split('/');
  const name = path.join('/').replace(/\.ya?ml$/, '');
  const { many = name } = collections.find((one) => one.name === name.split('/')[0]) ?? {};
  if (folder === 'collections') return many;
  if (folder === 'types') return fillIn(texts.fieldsOf, { name: many });
  if (folder === 'shared') return fillIn(texts.inShared, { name });
  if (folder === 'strings') return fillIn(texts.wordsOf, { name });
  return folder === '' || name === '' ? file : name;
}
