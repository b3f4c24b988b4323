import type { ContentSchemas } from '@pagewright/core';
import type { Field, NameList } from '../editor-schema/controls.ts';

/** What a block type is for, in lists of types. */
export type BlockGroup = 'heading' | 'form' | 'records' | 'media' | 'text';

/** Returns the group of a block type, by its traits and its required fields. */
export function blockGroup(type: string, fields: readonly Field[], { traitsOf }: Pick<ContentSchemas, 'traitsOf'>): BlockGroup {
  const { pageHeading, form, embeds } = traitsOf(type);
  if (pageHeading) return 'heading';
  if (form) return 'form';
  if (fields.some((field) => field.name === 'records' || listNames(field).some((name) => name.startsWith('records ')))) return 'records';
  const isOfMedia = (field: Field): boolean => listNames(field).some((name) => name === 'pictures' || name === 'videos');
  return embeds || fields.some((field) => !field.isOptional && isOfMedia(field)) ? 'media' : 'text';
}

/** Returns the lists of names that a field offers, with those of the fields inside of it. */
export function listNames(field: Field): NameList[] {
  switch (field.control) {
    case 'line':
      return field.names === undefined ? [] : [field.names];
    case 'list':
      return listNames(field.item);
    case 'group':
      return field.fields.flatMap(listNames);
    case 'record':
      return listNames(field.values);
    case 'options':
      return field.options.flatMap(listNames);
    default:
      return [];
  }
}
