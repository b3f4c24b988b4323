import type { MediaFacts } from '../../media/media-facts.ts';
import type { SiteModel } from '../../model/site-model.ts';
import type { Problem } from '../../problems/problem.ts';
import type { Networks, SiteSchema, SiteSettings } from '../../schema/site-settings.ts';
import type { Strings } from '../../strings/index.ts';
import { trustType } from '../../trust/trust-type.ts';
import type { YamlFile } from '../../yaml/yaml-file.ts';
import type { InputKey } from '../graph/dependency-graph.ts';
import type { LinkUse, WithTexts } from './findings.ts';
import type { ResolveIndexes } from './reference-findings.ts';
import { resolveGuarded } from './resolve-guarded.ts';
import { Resolver } from './resolver.ts';

export type ResolvedSettings = WithTexts & {
  model: SiteModel | undefined;
  mediaFiles: ReadonlyMap<string, MediaFacts>;
  links: LinkUse[];
  inputs: ReadonlySet<InputKey>;
  problems: Problem[];
};

type SettingsParts = {
  schema: SiteSchema;
  file: YamlFile;
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
  resolveGuarded(schema, parts, [], resolver);
  return resolver;
}

/** Resolves `site.yaml` (pictures of the brand, fonts, links of navigation and footer) and adds the interface texts and the names of networks. */
export function resolveSettings({ schema, file, settings, strings, networks, indexes }: SettingsParts): ResolvedSettings {
  const resolver = new Resolver(file, indexes);
  const value = resolveGuarded(schema, settings, [], resolver);
  return {
    model: resolver.isWhole() ? { ...trustType<Omit<SiteModel, 'strings' | 'networks'>>(value), strings, networks } : undefined,
    mediaFiles: resolver.mediaFiles,
    links: resolver.links,
    inputs: resolver.inputs,
    readTexts: () => resolver.readTexts(),
    problems: resolver.problems,
  };
}
