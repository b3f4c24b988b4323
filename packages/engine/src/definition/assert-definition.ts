import {
  assertKeys,
  type BlockDefinitions,
  type CollectionDefinitions,
  type EmbedProviders,
  type KeysOf,
  type LayoutDefinitions,
  type StringTable,
  type ThemeDefinition,
} from '@pagewright/core';
import { assertDeclared } from './assert-additions.ts';
import type { Replaced } from './extend-parts.ts';
import type { DataSource, SiteHooks } from './site-additions.ts';
import type { SiteCode } from './site-code.ts';
import type { Addon, SharedParts, ThemeFiles } from './site-definition.ts';

/** A definition whose types were checked. From here on, block types, layouts and colours are only names. */
export type AnyDefinition = SharedParts & {
  addons?: readonly Addon[];
  replaces?: Replaced;
  blocks?: BlockDefinitions;
  collections?: CollectionDefinitions;
  data?: Readonly<Partial<Record<string, DataSource>>> | undefined;
  layouts?: LayoutDefinitions;
  strings?: StringTable;
  components?: (() => Promise<object>) | undefined;
} & (
    | { extends?: undefined; theme: ThemeDefinition & ThemeFiles }
    | {
        extends: SiteCode;
        theme?: Partial<Omit<ThemeDefinition, 'roles'> & ThemeFiles> & { roles?: Partial<ThemeDefinition['roles']> };
      }
  );

type Theme = ThemeDefinition & ThemeFiles;
type Entry<List> = NonNullable<List>[keyof NonNullable<List>];

const definitionKeys: KeysOf<AnyDefinition> = {
  extends: true,
  replaces: true,
  addons: true,
  folder: true,
  blocks: true,
  collections: true,
  data: true,
  layouts: true,
  strings: true,
  components: true,
  theme: true,
  networks: true,
  embedProviders: true,
  settings: true,
  languagePacks: true,
  rules: true,
  head: true,
  hooks: true,
  commands: true,
  schemaTexts: true,
};
const { extends: _extends, replaces: _replaces, addons: _addons, ...sharedKeys } = definitionKeys;
const addonKeys: KeysOf<Addon> = { ...sharedKeys, name: true, content: true, names: true };
const themeKeys: KeysOf<Theme> = {
  colors: true,
  roles: true,
  contrast: true,
  look: true,
  style: true,
  darkMode: true,
  socialPicture: true,
  styles: true,
  shared: true,
  optional: true,
};
const roleKeys: KeysOf<Theme['roles']> = { background: true, browserBar: true };
const colorKeys: KeysOf<Entry<Theme['colors']>> = { describe: true, example: true, isAccent: true, renamedFrom: true };
const pairKeys: KeysOf<Theme['contrast'][number]> = { text: true, on: true, use: true, isUnchangedByDarkMode: true };
const styleKeys: KeysOf<Entry<Theme['style']>> = { describe: true, default: true, options: true };
const darkModeKeys: KeysOf<NonNullable<Theme['darkMode']>> = { colors: true, unchanged: true };
const socialPictureKeys: KeysOf<NonNullable<Theme['socialPicture']>> = { background: true, text: true, pattern: true };
const replacesKeys: KeysOf<Replaced> = { blocks: true, layouts: true, styles: true };
const hookKeys: KeysOf<SiteHooks> = { onPage: true, onFile: true, onBuilt: true };
const sourceKeys: KeysOf<DataSource> = { load: true };
const layoutKeys: KeysOf<Entry<LayoutDefinitions>> = { showsAnchors: true, describe: true };
const providerKeys: KeysOf<Entry<EmbedProviders>> = { label: true, frames: true, privacy: true };

/** Throws for a key that `defineSite` does not read, at any depth, and for values that only types forbid. `file` is that of the definition. */
export function assertDefinition(definition: AnyDefinition, file: string): void {
  assertKeys(`defineSite in ${file}`, definition, definitionKeys);
  if (!Array.isArray(definition.addons ?? [])) throw new Error(`"addons" in ${file} is no list. Write addons: [...].`);
  assertParts(definition, file);
  assertKeys(`"replaces" in ${file}`, definition.replaces ?? {}, replacesKeys);
}

/** Throws for a value that `defineAddon` did not return, and for what is wrong with an add-on as with a site. `file` is that of the site. */
export function assertAddon(addon: Addon, file: string): void {
  const value: unknown = addon;
  if (typeof value === 'function') throw new Error(`"addons" in ${file} has a function. Call it: addons: [${value.name || 'events'}()].`);
  if (typeof addon !== 'object' || typeof addon.name !== 'string' || typeof addon.folder !== 'string')
    throw new Error(`"addons" in ${file} has an entry that is no add-on. Each is made by defineAddon, and has a name and a folder.`);
  assertKeys(`defineAddon of "${addon.name}"`, addon, addonKeys);
  assertParts(addon, `the add-on "${addon.name}"`);
}

function assertParts(definition: AnyDefinition | Addon, file: string): void {
  const assert = (key: string, value: object | undefined, keys: Readonly<Record<string, true>>): void =>
    assertKeys(`"${key}" in ${file}`, value ?? {}, keys);
  const assertEach = (key: string, list: Readonly<Record<string, object | undefined>> = {}, keys: Readonly<Record<string, true>>): void => {
    for (const [name, value] of Object.entries(list)) assert(`${key}.${name}`, value, keys);
  };
  assertDeclared(definition, file);
  const { theme = {}, hooks, data, layouts, embedProviders } = definition;
  const { roles, colors, contrast, look, style, darkMode, socialPicture }: Partial<Omit<Theme, 'roles'>> & { roles?: object } = theme;
  assert('theme', theme, themeKeys);
  assert('theme.roles', roles, roleKeys);
  assertEach('theme.colors', colors, colorKeys);
  assertEach('theme.contrast', Object.fromEntries((contrast ?? []).entries()), pairKeys);
  assert('theme.look', look, styleKeys);
  assertEach('theme.style', style, styleKeys);
  assert('theme.darkMode', darkMode, darkModeKeys);
  assert('theme.socialPicture', socialPicture, socialPictureKeys);
  assert('hooks', hooks, hookKeys);
  assertEach('data', data, sourceKeys);
  assertEach('layouts', layouts, layoutKeys);
  assertEach('embedProviders', embedProviders, providerKeys);
}
