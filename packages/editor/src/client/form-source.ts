import { fillIn } from '@pagewright/core/browser';
import type { FormSource, Outline, PageTemplate } from 'pagewright/editing';
import type { Field } from 'pagewright/fields';
import type { Texts } from '../texts/index.ts';

/** How many pages a sentence names. */
const maxNames = 3;

/** Says which pages a change of a part of a file changes. */
export function sayReach({ pages }: FormSource, texts: Texts): string {
  if (!pages) return texts.changesAll;
  const names = pages.slice(0, maxNames).join(', ') + (pages.length > maxNames ? ` +${pages.length - maxNames}` : '');
  const sentence = pages.length === 0 ? texts.changesNone : pages.length === 1 ? texts.changesOne : texts.changesMany;
  return fillIn(sentence, { count: pages.length, pages: names });
}

/** Says which pages a change of a template changes. */
export const templateReach = ({ collection, pages }: PageTemplate, texts: Texts): string =>
  fillIn(texts.changesTemplate, { count: pages, collection });

/** Returns the fields of a part of a file. `value`: what the file has there. */
export function fieldsOfSource(source: FormSource, value: unknown, outline: Outline): readonly Field[] {
  switch (source.kind) {
    case 'settings':
      return outline.siteFields.filter(({ name }) => name === source.name);
    case 'record':
      return outline.collections.find(({ name }) => name === source.collection)?.fields ?? [];
    case 'shared':
      return outline.types.find(({ type }) => type === Object(value).type)?.fields ?? [];
  }
}
