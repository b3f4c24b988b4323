import type { z } from 'zod';
import type { MediaFacts } from '../../media/media-facts.ts';
import { mapLinks } from '../../model/link-lists.ts';
import type { SiteModel } from '../../model/site-model.ts';
import type { Problem } from '../../problems/problem.ts';
import { planOf } from '../../schema/compile-plan.ts';
import type { FieldPlan } from '../../schema/field-plan.ts';
import { hrefSchema } from '../../schema/fields/link.ts';
import type { Networks, SiteSchema, SiteSettings } from '../../schema/site-settings.ts';
import type { Strings } from '../../strings/index.ts';
import { trustType } from '../../trust/trust-type.ts';
import { noFile, type YamlFile } from '../../yaml/yaml-file.ts';
import { divideOwn, mergeOwn } from '../validate/translation/merge-own.ts';
import type { LinkUse, TextSource } from './findings.ts';
import type { ResolveIndexes } from './reference-findings.ts';
import { Resolver, resolveGuarded } from './resolver.ts';

export type ResolvedSettings = {
  texts: readonly TextSource[];
  model: SiteModel | undefined;
  mediaFiles: ReadonlyMap<string, MediaFacts>;
  links: LinkUse[];
  problems: Problem[];
  /** The texts of `site.yaml` that other languages show because they are not translated, by the code of the language. */
  untranslated: ReadonlyMap<string, readonly TextSource[]>;
};

type SettingsParts = {
  schema: SiteSchema;
  file: YamlFile;
  /** The fields of another language than the default one, and their file. */
  own?: { file: YamlFile; values: Readonly<Record<string, unknown>> } | undefined;
  settings: SiteSettings;
  strings: Strings;
  networks: Networks;
  indexes: ResolveIndexes;
};

/** Resolves the valid parts of settings that have a problem, to find the problems of their references. */
export function resolveSettingsParts(
  { schema, file, indexes }: Pick<SettingsParts, 'schema' | 'file' | 'indexes'>,
  parts: unknown,
): Resolver {
  const resolver = new Resolver(file, indexes);
  resolveGuarded(planOf(schema), parts, [], resolver);
  return resolver;
}

/**
 * Resolves `site.yaml` (pictures of the brand, fonts, links of navigation and footer) and adds the interface texts and the names of
 * networks. In another language, the fields of `site.<code>.yaml` are resolved in their own file.
 */
export function resolveSettings({ schema, file, own, settings, strings, networks, indexes }: SettingsParts): ResolvedSettings {
  const parts = own ? divideOwn(settings, own.values, planOf(schema)) : { own: {}, rest: settings };
  const resolvers = [new Resolver(file, indexes), ...(own ? [new Resolver(own.file, indexes)] : [])];
  const values = resolvers.map((resolver, index) => resolveGuarded(planOf(schema), index === 0 ? parts.rest : parts.own, [], resolver));
  const value = values.reduce(mergeOwn);
  const texts = resolvers.flatMap((resolver) => resolver.readTexts());
  const hasOwn = indexes.language !== undefined;
  const isWhole = resolvers.every((resolver) => resolver.isWhole());
  return {
    model: isWhole
      ? withMeasuredFonts({ ...trustType<Omit<SiteModel, 'strings' | 'networks'>>(value), strings, networks }, settings, indexes)
      : undefined,
    mediaFiles: new Map(resolvers.flatMap((resolver) => [...resolver.mediaFiles])),
    links: resolvers.flatMap(({ links }) => links),
    texts: texts.slice(hasOwn ? 1 : 0),
    untranslated: new Map(indexes.language ? [[indexes.language.content, texts.slice(0, 1)] as const] : []),
    problems: resolvers.flatMap(({ problems }) => problems),
  };
}

/** Returns a model whose fonts have a fallback: that of the settings, else as their files are measured. */
function withMeasuredFonts(model: SiteModel, { theme: { fonts } }: SiteSettings, { media }: ResolveIndexes): SiteModel {
  const measured = (name: 'display' | 'text') => ({
    ...model.theme.fonts[name],
    fallback: fonts[name].fallback ?? media.read(fonts[name].file)?.fallbacks?.[name],
  });
  return { ...model, theme: { ...model.theme, fonts: { display: measured('display'), text: measured('text') } } };
}

/** Returns the own settings of a site with their references resolved. Undefined when one is broken: it is reported with the file. */
export function resolveOwnSettings(settings: object, plan: FieldPlan, indexes: ResolveIndexes): Record<string, unknown> | undefined {
  const resolver = new Resolver(noFile, indexes);
  const value = resolveGuarded(plan, settings, [], resolver);
  return resolver.isWhole() ? trustType<Record<string, unknown>>(value) : undefined;
}

/**
 * Returns settings whose links are addresses, of the pages of a language. `addressOf` returns the address to which a link leads.
 * Blocks get their settings before those of the layout are resolved, which have these addresses too.
 */
export function settingsWithAddresses(settings: SiteSettings, addressOf: (href: string) => string): SiteSettings {
  const { header, mail } = settings;
  const target = (href: Href): Href => hrefSchema.parse(addressOf(href));
  return {
    ...mapLinks(settings, target),
    header: { ...header, ...(header.search !== undefined && { search: target(header.search) }) },
    mail: { ...mail, ...(mail.thankYou !== undefined && { thankYou: target(mail.thankYou) }) },
  };
}

type Href = z.output<typeof hrefSchema>;
