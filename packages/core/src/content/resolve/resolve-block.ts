import { planOf } from '../../schema/compile-plan.ts';
import type { ContentSchemas } from '../../schema/content-schemas.ts';
import type { SiteSettings } from '../../schema/site-settings.ts';
import type { ValuePath } from '../../yaml/yaml-file.ts';
import { isGenerated } from '../validate/page-origin.ts';
import type { SharedBlock } from '../validate/validate-entry.ts';
import type { PageContent, ValidatedPage, ValidBlock } from '../validate/validate-page.ts';
import type { ResolveIndexes } from './reference-findings.ts';
import { Resolver, resolveGuarded } from './resolver.ts';

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
  const isPlainPage = !isGenerated(page);
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
    value: { ...resolve(fromShared, [], rest), ...resolve(fromPage, ownPath, own) },
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
  const isPlainPage = !isGenerated(page);
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
  resolveGuarded(planOf(schemas.blockSchema(type)), value, path, resolver);

/** Returns a resolved value, or an object without fields for one that could not be resolved. */
export const asObject = (value: unknown): object => (typeof value === 'object' && value !== null ? value : {});

type Block = { valid: ValidBlock; value: object; resolvers: readonly Resolver[] };
type Site = { schemas: ContentSchemas; settings: Pick<SiteSettings, 'embeds'> };

/** Reports the services that a block, or a block inside it, cannot do without and `site.yaml` does not declare. */
export function reportUndeclaredEmbeds({ valid, value, resolvers }: Block, site: Site): void {
  const [own, shared = own] = resolvers;
  if (!own || !shared) return;
  const ofField = (field: string): Resolver => (valid.shared && !valid.shared.own.has(field) ? shared : own);
  reportAt({ type: valid.block.type, value, at: [], ofField }, site);
  for (const resolver of resolvers)
    for (const { path, ...nested } of resolver.nested) reportAt({ ...nested, at: stepsOf(path), ofField: () => resolver }, site);
}

/** A block: the path of its fields within the outermost block, and the resolver that knows the file of a field. */
type Part = { type: string; value: object; at: ValuePath; ofField: (field: string) => Resolver };

function reportAt({ type, value, at, ofField }: Part, { schemas, settings }: Site): void {
  const { embeds } = schemas.traitsOf(type);
  for (const { provider, field, isOptional = false } of embeds ? embeds(value) : []) {
    if (isOptional || settings.embeds.includes(provider)) continue;
    const { label = provider } = schemas.embedProviders[provider] ?? {};
    const resolver = ofField(field);
    resolver.report({
      code: 'undeclared-embed',
      at: [...resolver.blockPath, ...at, field],
      message: `"${field}" shows a page of ${label}, and site.yaml does not declare "${provider}".`,
      hint: `Write in site.yaml:  embeds: [${[...settings.embeds, provider].join(', ')}]`,
      embed: { name: provider, label },
    });
  }
}

/** Returns the steps of a path such as `left.0`. */
const stepsOf = (path: string): ValuePath => path.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step));
