import { mediaAddress, resolvePicture, resolveVideo } from '../../media/published-media.ts';
import type { ValuePath } from '../../yaml/yaml-file.ts';
import { ownKind } from '../validate/field-kind.ts';
import { childSchema, unwrapSchema } from '../validate/schema-walk.ts';
import { resolveMedia, resolveMediaIfThere } from './resolve-media.ts';
import { resolveRecord, resolveRecords } from './resolve-records.ts';
import type { Resolver } from './resolver.ts';

/**
 * Replaces the references in a validated value by facts. Walks value and schema together; the kinds
 * registered in `schemas/fields` say which texts are references. Problems go to the resolver, and what
 * has one resolves to undefined.
 */
export function resolveValue(schema: unknown, value: unknown, path: ValuePath, resolver: Resolver): unknown {
  if (value === undefined) return undefined;
  const inner = unwrapSchema(schema);
  const mark = ownKind(inner);
  switch (mark?.kind) {
    case 'media': {
      const facts = resolveMedia(String(value), 'picture', path, resolver);
      return facts && resolvePicture(facts);
    }
    case 'file': {
      const facts = resolveMedia(String(value), 'file', path, resolver);
      return facts && mediaAddress(facts.publishedName);
    }
    case 'video':
      return resolveFilm(String(value), path, resolver);
    case 'icon':
      return resolver.icon(String(value), path);
    case 'text':
      return resolver.text(String(value), path);
    case 'href':
      return resolver.href(String(value), path);
    case 'records':
      return resolveRecords(mark.collection, value, path, resolver);
    case 'record':
      return resolveRecord(mark.collection, String(value), path, resolver);
    case 'rich':
      return resolver.rich(String(value), path, mark.inline);
    case 'image': {
      const { src, alt, ...rest } = resolveFields(inner, value, path, resolver);
      const picture = typeof src === 'object' && src !== null ? src : undefined;
      return picture && { ...picture, alt: rest.decorative === true ? '' : alt };
    }
    default:
      return resolvePlain(inner, value, path, resolver);
  }
}

function resolvePlain(schema: unknown, value: unknown, path: ValuePath, resolver: Resolver): unknown {
  if (Array.isArray(value)) {
    return value.map((item: unknown, index) => resolveValue(childSchema(schema, index), item, [...path, index], resolver));
  }
  return typeof value === 'object' && value !== null ? resolveFields(schema, value, path, resolver) : value;
}

function resolveFields(schema: unknown, value: unknown, path: ValuePath, resolver: Resolver): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(value ?? {}).map(([key, field]) => [key, resolveValue(childSchema(schema, key), field, [...path, key], resolver)]),
  );
}

function resolveFilm(path: string, at: ValuePath, resolver: Resolver): unknown {
  const film = resolveMedia(path, 'file', at, resolver);
  if (!film) return undefined;
  const webm = resolveMediaIfThere(path.replace(/\.mp4$/, '.webm'), resolver);
  return resolveVideo(webm ? [webm, film] : [film]);
}
