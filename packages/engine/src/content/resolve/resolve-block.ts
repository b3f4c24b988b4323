import type { ContentSchemas } from '../../schema/content-schemas.ts';
import type { ValuePath } from '../../yaml/yaml-file.ts';
import { isMade } from '../validate/page-origin.ts';
import type { SharedBlock } from '../validate/shared-blocks.ts';

import type { PageContent, ValidatedPage, ValidBlock } from '../validate/validate-page.ts';
import type { ResolveIndexes } from './reference-findings.ts';
import { resolveGuarded } from './resolve-guarded.ts';
import { Resolver } from './resolver.ts';

/** A block with its references resolved, and the resolvers of its parts. */
type ResolvedParts = { value: object; resolvers: Resolver[] };

/** The context for resolving a block: the schemas, records and media of the site. */
export type BlockContext = { schemas: ContentSchemas; indexes: ResolveIndexes };

/**
 * Resolves the references of a block. The fields of a shared block come from two files: the page file and the shared
 * file. Problems are reported in the file of the field.
 */
export function resolveBlock(
  { page, content: { file } }: ValidatedPage,
  { index, block, shared }: ValidBlock,
  { schemas, indexes }: BlockContext,
): ResolvedParts {
  const { type } = block;
  const subject = {
    page: page.fields?.path ?? page.key,
    // A hidden block may wait for its records, as it may wait for the pages that it links to.
    ...(block.hidden ? { isHidden: true } : { publication: page.fields }),
  };
  const isPlainPage = !isMade(page);
  const context = `page "${page.name}", block ${index + 1} (${type}${shared ? `, shared "${shared.name}"` : ''})`;
  const ownPath = ['blocks', index];
  const own = new Resolver(file, indexes, { context, isPlainPage, blockPath: ownPath, ...subject });
  const resolve = (value: unknown, path: ValuePath, resolver: Resolver): object =>
    asObject(resolveFields({ schemas, type, value, path }, resolver));
  if (!shared) return { value: resolve(block, ownPath, own), resolvers: [own] };
  const rest = new Resolver(shared.file, indexes, subject);
  const isOwn = ([name]: [string, unknown]): boolean => shared.own.has(name);
  const fields: [string, unknown][] = Object.entries(block);
  const fromShared = Object.fromEntries(fields.filter((field) => !isOwn(field)));
  const fromPage = Object.fromEntries(fields.filter(isOwn));
  return {
    value: {
      ...resolve(fromShared, [], rest),
      ...resolve(fromPage, ownPath, own),
    },
    resolvers: [own, rest],
  };
}

/** Resolves the valid parts of a block that has a problem, to find the problems of their references. */
export function resolveParts(
  { page, content: { file } }: ValidatedPage,
  { index, type, value }: PageContent['parts'][number],
  { schemas, indexes }: BlockContext,
): Resolver {
  const context = `page "${page.name}", block ${index + 1} (${type})`;
  const isPlainPage = !isMade(page);
  const resolver = new Resolver(file, indexes, { context, isPlainPage, page: page.fields?.path ?? page.key });
  resolveFields({ schemas, type, value, path: ['blocks', index] }, resolver);
  return resolver;
}

/** Resolves a shared block that no page shows, or its valid parts, to find the problems of its references. */
export function resolveShared({ file, fields, isValid, parts }: SharedBlock, { schemas, indexes }: BlockContext): Resolver {
  const resolver = new Resolver(file, indexes);
  const found = isValid && fields ? { type: fields.type, value: fields.values } : parts;
  if (found) resolveFields({ schemas, ...found, path: [] }, resolver);
  return resolver;
}

type WrittenFields = { schemas: ContentSchemas; type: string; value: unknown; path: ValuePath };

/** Resolves the fields of a block of a type. An exception becomes a problem of the resolver. */
const resolveFields = ({ schemas, type, value, path }: WrittenFields, resolver: Resolver): unknown =>
  resolveGuarded(schemas.blockSchema(type), value, path, resolver);

/** Returns a resolved value, or an object without fields for one that could not be resolved. */
export const asObject = (value: unknown): object => (typeof value === 'object' && value !== null ? value : {});
