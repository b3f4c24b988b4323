import { collectionSchemas } from '../../../../../schemas/collections/index.ts';
import { blockSchema, isBlockType } from '../../registry/block-types.ts';
import { pageSchema } from '../../schema/page.ts';
import { siteSchema } from '../../schema/site-settings.ts';
import type { ValuePath, YamlFile } from '../../yaml/yaml-file.ts';
import { sanitizeHtml } from '../resolve/sanitize-html.ts';
import { kindOf } from '../validate/field-kind.ts';
import { childSchema } from '../validate/schema-walk.ts';
import { usedName } from '../validate/shared-block-use.ts';
import type { ValidCollection } from '../validate/validate-collection.ts';

/**
 * One place of a file that names something else. `target` is what it names: an address (`link`), `/media/…`,
 * `faqs/getting-started` (`record`), `faqs` or `portfolio/web` (`records`, all of them), an icon, a block type,
 * a shared block.
 */
export type Reference = {
  kind: 'link' | 'media' | 'record' | 'records' | 'icon' | 'block-type' | 'shared';
  target: string;
  file: YamlFile;
  path: ValuePath;
  /** How an author knows the place, such as `page "Home", block 3 (faq)`. */
  context: string;
  /** Whether the text at the place holds more than the name. */
  isWithinText?: boolean;
};

type Subject = Pick<Reference, 'file' | 'context'>;

/** The references of `site.yaml`. */
export function referencesOfSettings(file: YamlFile): Reference[] {
  const { value } = file;
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([field, inner]) => walk(childSchema(siteSchema, field), inner, [field], { file, context: field }));
}

/** The references of a collection's records. */
export function referencesOfCollection({ name, file, records }: ValidCollection): Reference[] {
  if (name === undefined) return [];
  return records.flatMap(({ key, path, record }) =>
    walk(collectionSchemas[name], record, path, { file, context: `${name}, record "${key}"` }),
  );
}

/** The references of a block that pages share. */
export function referencesOfShared(file: YamlFile, name: string): Reference[] {
  return referencesOfBlock({ value: file.value, path: [], file, context: `shared block "${name}"` });
}

/**
 * The references of a page file. `typeOf` gives the type of a shared block by its name. In a file that makes a page
 * for every record, what is named by a field of the record stands for all records of the collection.
 */
export function referencesOfPage(file: YamlFile, name: string, typeOf: (shared: string) => string | undefined): Reference[] {
  const { value } = file;
  if (typeof value !== 'object' || value === null) return [];
  const { blocks, collection, ...shell }: Record<string, unknown> = { ...value };
  const subject = { file, context: `page "${name}"` };
  const made: Reference[] =
    typeof collection === 'string' ? [{ ...subject, kind: 'records', target: collection, path: ['collection'] }] : [];
  const inBlocks = (Array.isArray(blocks) ? blocks : []).flatMap((entry: unknown, index) => {
    const at = { value: entry, path: ['blocks', index], file, context: `${subject.context}, block ${index + 1}` };
    const shared = usedName(entry);
    if (shared === undefined) return referencesOfBlock(at);
    const type = typeOf(shared);
    const context = `${at.context} (${type ?? 'unknown'}, shared "${shared}")`;
    return [
      { kind: 'shared' as const, target: shared, file, path: [...at.path, 'use'], context },
      ...(isBlockType(type) ? walk(blockSchema(type), entry, at.path, { file, context }) : []),
    ];
  });
  return [...made, ...walk(pageSchema, shell, [], subject), ...inBlocks];
}

type BlockAt = Subject & { value: unknown; path: ValuePath };

function referencesOfBlock({ value, path, file, context }: BlockAt): Reference[] {
  const type: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, 'type') : undefined;
  if (!isBlockType(type)) return [];
  const subject = { file, context: `${context} (${type})` };
  return [{ ...subject, kind: 'block-type', target: type, path: [...path, 'type'] }, ...walk(blockSchema(type), value, path, subject)];
}

/** Walks a value with its schema, whether or not the one fits the other everywhere. */
function walk(schema: unknown, value: unknown, path: ValuePath, subject: Subject): Reference[] {
  if (value === undefined || value === null) return [];
  const named = (kind: Reference['kind'], target: string, at = path): Reference[] => [{ ...subject, kind, target, path: at }];
  const mark = kindOf(schema);
  switch (mark?.kind) {
    case 'media':
    case 'file':
    case 'video':
      return named('media', String(value));
    case 'icon':
      return named('icon', String(value));
    case 'href':
      return named('link', String(value));
    case 'rich':
      return sanitizeHtml(String(value), mark.inline).links.map((target) => ({
        ...subject,
        kind: 'link' as const,
        target,
        path,
        isWithinText: true,
      }));
    case 'record':
      return isPlaceholder(value) ? named('records', mark.collection) : named('record', `${mark.collection}/${String(value)}`);
    case 'records':
      if (Array.isArray(value))
        return value.flatMap((id: unknown, index) => named('record', `${mark.collection}/${String(id)}`, [...path, index]));
      return named('records', value === 'all' || isPlaceholder(value) ? mark.collection : `${mark.collection}/${String(value)}`);
    default:
      return walkInside(schema, value, path, subject);
  }
}

function walkInside(schema: unknown, value: unknown, path: ValuePath, subject: Subject): Reference[] {
  if (Array.isArray(value))
    return value.flatMap((item: unknown, index) => walk(childSchema(schema, index), item, [...path, index], subject));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([field, inner]) => walk(childSchema(schema, field), inner, [...path, field], subject));
}

const isPlaceholder = (value: unknown): boolean => typeof value === 'string' && /^\{\w+\}$/.test(value);
