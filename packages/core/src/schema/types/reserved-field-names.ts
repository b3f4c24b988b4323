import { isObjectName } from '../../text/object-names.ts';

/** The names that every record has, or that components get with it. */
export const reservedFieldNames: readonly string[] = ['id', 'path', 'listed', 'draft', 'publish', 'tags', 'href', 'lang'];

/** True for a name that a field of a type cannot have. */
export const isReservedFieldName = (name: string): boolean => reservedFieldNames.includes(name) || isObjectName(name);
