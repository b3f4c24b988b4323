import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type ContentDefinitions, type ThemeDefinition, trustType } from '@pagewright/core';
import type { AnyDefinition } from './assert-definition.ts';
import { additionsOf, sourcesOf } from './site-additions.ts';
import type { SiteComponents, SiteParts } from './site-code.ts';
import type { Addon, ThemeFiles } from './site-definition.ts';

type Roles = ThemeDefinition['roles'];

function contentOf(definition: AnyDefinition | Addon, roles: Roles): SiteParts['content'] {
  const {
    blocks = {},
    collections = {},
    data,
    layouts = {},
    networks = {},
    embedProviders = {},
    settings = {},
    strings = {},
    languagePacks: packs = {},
  } = definition;
  const addedFiles = 'content' in definition && definition.content ? yamlIn(join(definition.folder, definition.content)) : {};
  const own = { blocks, collections, fetched: Object.keys(sourcesOf(data)), layouts, networks, embedProviders, settings, strings, packs };
  return { ...own, addedFiles, theme: { colors: {}, contrast: [], ...definition.theme, roles } };
}

/** Returns the presets and types of records in a folder by their paths in a site. Throws when there are none. */
function yamlIn(folder: string): Readonly<Record<string, string>> {
  const paths = ['presets', 'types'].flatMap((name) => filesIn(join(folder, name), '.yaml').map((file) => `${name}/${file}`));
  if (paths.length === 0)
    throw new Error(`${folder} has no presets/*.yaml and no types/*.yaml. "content" is the folder that contains them.`);
  return Object.fromEntries(paths.map((path) => [path, join(folder, path)]));
}

const filesIn = (folder: string, ending: string): string[] =>
  existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith(ending)) : [];

const noComponents: SiteComponents = { staticComponents: {}, islands: {}, layouts: {} };

// The types have checked the props of each component.
const componentsOf =
  ({ components }: AnyDefinition | Addon): SiteParts['components'] =>
  async () =>
    components ? { ...noComponents, ...trustType<Partial<SiteComponents>>(await components()) } : noComponents;

/**
 * Finds the files of the own code of a site or an add-on. A part that an extension leaves out is empty. `roles` are those of the site, `owner` is what messages call it.
 * Throws when a registry of interactive block types is missing.
 */
export function ownParts(definition: AnyDefinition | Addon, roles: Roles, owner: string): SiteParts {
  const { folder, data } = definition;
  const theme: Partial<ThemeFiles> = definition.theme ?? {};
  const content = contentOf(definition, roles);
  const { hydrated, enhanced } = interactiveTypes(content);
  const islandsFile = join(folder, 'blocks', 'interactive.ts');
  if (hydrated && !existsSync(islandsFile))
    throw new Error(`A block type is interactive, and ${islandsFile} is missing, which exports its component.`);
  const enhanceFile = join(folder, 'blocks', 'enhance.ts');
  if (enhanced && !existsSync(enhanceFile))
    throw new Error(`The block type "${enhanced}" declares enhance, and ${enhanceFile} is missing, which exports its script.`);
  return {
    ...additionsOf(definition, owner),
    folders: [folder],
    content,
    data: sourcesOf(data),
    components: componentsOf(definition),
    componentFile: (type) => join(folder, 'blocks', `${type}.tsx`),
    islandsFiles: hydrated ? [islandsFile] : [],
    enhanceFile: (type) => join(folder, 'blocks', `${type}.enhance.ts`),
    enhanceFiles: enhanced ? [enhanceFile] : [],
    layoutScripts: layoutScriptsIn(join(folder, 'layout')),
    styles: Object.fromEntries((theme.styles ?? []).map((name) => [name, join(folder, name)])),
    sharedFolders: (theme.shared ?? []).map((name) => join(folder, name)),
    optionalFiles: Object.fromEntries(Object.entries(theme.optional ?? {}).map(([name, isNeeded]) => [join(folder, name), isNeeded])),
  };
}

/** Returns the enhance scripts of a folder of layouts by name. */
const layoutScriptsIn = (folder: string): SiteParts['layoutScripts'] =>
  Object.fromEntries(filesIn(folder, scriptEnding).map((file) => [file.slice(0, -scriptEnding.length), join(folder, file)]));

const scriptEnding = '.enhance.ts';

/** Returns the first block type that React hydrates and the first with an enhance script. Throws for a type that declares both. */
function interactiveTypes({ blocks }: ContentDefinitions): { hydrated: string | undefined; enhanced: string | undefined } {
  const typesWith = (trait: 'hydrate' | 'enhance'): string[] =>
    Object.entries(blocks).flatMap(([type, { traits }]) => (traits.interactive && traits.interactive[trait] !== undefined ? [type] : []));
  const hydrated = typesWith('hydrate');
  const enhanced = typesWith('enhance');
  // The types allow only one, and the live preview does not check types.
  const both = hydrated.find((type) => enhanced.includes(type));
  if (both)
    throw new Error(
      `The block type "${both}" declares hydrate and enhance. Declare hydrate for a React component, or enhance for a script.`,
    );
  return { hydrated: hydrated[0], enhanced: enhanced[0] };
}
