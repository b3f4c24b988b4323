import type { ContentSchemas } from '../../schema/content-schemas.ts';
import type { SiteSettings } from '../../schema/site-settings.ts';
import type { ValuePath } from '../../yaml/yaml-file.ts';
import type { ValidBlock } from '../validate/validate-page.ts';
import type { Resolver } from './resolver.ts';

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
    });
  }
}

/** Returns the steps of a path such as `left.0`. */
const stepsOf = (path: string): ValuePath => path.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step));
