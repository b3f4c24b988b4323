import type {
  BlockDefinitions,
  CollectionDefinitions,
  ColorRole,
  EmbedProviders,
  LayoutDefinitions,
  Networks,
  OwnSettings,
  ThemeColor,
  ThemeDefinition,
} from '@pagewright/core';
import type { LanguagePacks, StringTable } from '../strings.ts';
import type { EnhanceScripts, Islands, StaticComponents } from './block-components.ts';
import type { DataSource, SiteAdditions } from './site-additions.ts';
import type { Layout, OptionalFiles, Provider, SiteCode } from './site-code.ts';

/** What sites and add-ons declare. With `extends`, a site has it in addition to what the other one has. */
export type SharedParts = SiteAdditions & {
  /** The folder of this file: `import.meta.dirname`. Block components are in `blocks/<type>.tsx`, islands in `blocks/interactive.ts`, enhance scripts in `blocks/enhance.ts`. */
  folder: string;
  /** The social networks that `company.social` in `site.yaml` may name: the name in YAML, and the one that visitors see. Default: none. */
  networks?: Networks;
  /** The services that `embeds` in `site.yaml` may name, `schemas/embed-providers.ts`. Default: none. */
  embedProviders?: EmbedProviders;
  /** The own settings of the site: the schema of each field of `settings` in `site.yaml`. Default: none. */
  settings?: OwnSettings;
  /** The interface texts in other languages, by language code: `src/strings/<code>.ts`. */
  languagePacks?: LanguagePacks;
};

/** What `src/site.ts` declares. */
export type SiteDefinition<
  Blocks extends BlockDefinitions,
  Collections extends CollectionDefinitions,
  Layouts extends LayoutDefinitions,
  Token extends string,
  Addons extends readonly Addon[],
> = SharedParts & {
  extends?: undefined;
  /** What packages add: `addons: [events()]`. Each is made by `defineAddon`. Default: none. */
  addons?: Addons;
  /** The names that this site and an add-on declare; this site's declaration counts. A name in both that is not listed here is an error. */
  replaces?: ReplacedNames<AddonNames<NoInfer<Addons>>, Blocks, Layouts>;
  /** The list of block types, `schemas/blocks/index.ts`. */
  blocks: Blocks;
  /** The list of collections, `schemas/collections/index.ts`. */
  collections: Collections;
  /** The sources of collections whose records are fetched, by name. Default: all records are in files. */
  data?: Sources<keyof NoInfer<Collections> | AddonNames<Addons>['collection']>;
  /** The layouts by the names that pages give, `schemas/layouts.ts`. The first is that of pages that name none. */
  layouts: Layouts;
  /** The interface texts of layouts, ui parts and blocks, `src/strings/en.ts`. */
  strings: StringTable;
  /** Loads the components. Each block type has exactly one, static or interactive as it declares, and so has each layout. */
  components: Components<NoInfer<Blocks>, NoInfer<Layouts>>;
  /** Colours, stylesheets, and folders of components that share their styles. */
  theme: ThemeDefinition<Token> & ThemeFiles;
};

/** What `src/site.ts` declares when it adds to the code of another site. A part that is left out stays as it is there. */
export type SiteExtension<
  Base extends SiteNames,
  Blocks extends BlockDefinitions,
  Collections extends CollectionDefinitions,
  Layouts extends LayoutDefinitions,
  Token extends string,
  Addons extends readonly Addon[],
> = SharedParts & {
  /** The site whose code this one starts from. */
  extends: DefinedSite<Base>;
  /** What packages add: `addons: [events()]`. Each is made by `defineAddon`. Default: none. */
  addons?: Addons;
  /** Further block types. */
  blocks?: Blocks;
  /** Further collections. */
  collections?: Collections;
  /** The sources of collections whose records are fetched, by name: of this site, or of the extended one. */
  data?: Sources<Base['collection'] | AddonNames<Addons>['collection'] | keyof NoInfer<Collections>>;
  /** Further layouts. */
  layouts?: Layouts;
  /** Further interface texts, and other words for texts of the extended site. */
  strings?: StringTable;
  /** Further colours, pairs of colours, choices of `theme.style`, stylesheets and shared folders, and other looks, another dark mode or other roles of colours. */
  theme?: ThemeExtension<Token, Base['color'] | AddonNames<Addons>['color']>;
  /**
   * The names that this site and the extended one, or an add-on, declare; this site's declaration counts. A name in both that is not
   * listed here is an error. Stylesheets have the names under which the extended site lists them.
   */
  replaces?: ReplacedNames<Base | AddonNames<NoInfer<Addons>>, Blocks, Layouts>;
} & ComponentsFor<Blocks, Layouts>;

/** The block types and layouts that a site may replace: of those that others declare, the ones that it declares too. */
type ReplacedNames<Others extends SiteNames, Blocks, Layouts> = {
  blocks?: readonly (Others['block'] & keyof Blocks)[];
  layouts?: readonly (Others['layout'] & keyof Layouts)[];
  styles?: readonly string[];
};

type Sources<Names extends PropertyKey> = { readonly [Name in Names]?: DataSource };

/** The components of everything that a site declares itself. */
type Components<Blocks extends BlockDefinitions, Layouts extends LayoutDefinitions> = () => Promise<
  {
    staticComponents: StaticComponents<Blocks>;
    islands: Islands<Blocks>;
    layouts: Readonly<Record<keyof Layouts, Layout>>;
    Provider?: Provider;
  } & ScriptsFor<EnhanceScripts<Blocks>>
>;

/** A site without enhance scripts needs no list of them. */
type ScriptsFor<Scripts> = [keyof Scripts] extends [never] ? { enhanceScripts?: Scripts } : { enhanceScripts: Scripts };

/** An extension or add-on without block types and layouts of its own has no components, at most a provider. */
type ComponentsFor<Blocks extends BlockDefinitions, Layouts extends LayoutDefinitions> = [keyof Blocks | keyof Layouts] extends [never]
  ? { components?: (() => Promise<{ Provider: Provider }>) | undefined }
  : { components: Components<NoInfer<Blocks>, NoInfer<Layouts>> };

export type ThemeFiles = {
  /** The stylesheets, in order, relative to `folder`. */
  styles: readonly string[];
  /**
   * Folders with components that every page may have, relative to `folder`, such as `layout`. Their class names are always styled, those of
   * other components only when a block type in use imports them.
   */
  shared: readonly string[];
  /**
   * Stylesheets, and files and folders of components, that only some settings need, such as `layout/menu.tsx`, each with whether these
   * settings need it. Relative to `folder`. Only then are the stylesheets used, and the class names styled.
   */
  optional?: OptionalFiles;
};

type ThemeExtension<Token extends string, BaseToken extends string> = Partial<
  ThemeFiles & Omit<ThemeDefinition<NoInfer<Token> | BaseToken>, 'colors' | 'roles'>
> & {
  colors?: Readonly<Record<Token, ThemeColor>>;
  roles?: Readonly<Partial<Record<ColorRole, NoInfer<Token> | BaseToken>>>;
};

/** What an add-on declares: what a site declares, without the parts that only a site can decide. */
export type AddonDefinition<
  Blocks extends BlockDefinitions,
  Collections extends CollectionDefinitions,
  Layouts extends LayoutDefinitions,
  Token extends string,
> = SharedParts & {
  /** The name in messages, such as that of the npm package. */
  name: string;
  /** The folder with `presets/` and `types/` in YAML, relative to `folder`: `../content`. A site has its own file instead of one at the same path. */
  content?: string;
  blocks?: Blocks;
  collections?: Collections;
  /** The sources of its collections whose records are fetched, by name. */
  data?: Sources<keyof NoInfer<Collections>>;
  layouts?: Layouts;
  /** The interface texts of its blocks and layouts. A site may have other words for them. */
  strings?: StringTable;
  /** Colours, to which `site.yaml` gives values, choices of `theme.style`, stylesheets, and folders of components that share their styles. */
  theme?: Pick<ThemeExtension<Token, string>, 'colors' | 'contrast' | 'style' | 'styles' | 'shared' | 'optional'>;
} & ComponentsFor<Blocks, Layouts>;

/** An add-on, as `addons` of `defineSite` lists it. Created by `defineAddon`. */
export type Addon<Names extends SiteNames = SiteNames> = AnyAddon & {
  /** The names that it declares. Only types have them. */
  names?: Names;
};

/** An add-on whose types were checked. */
type AnyAddon = SharedParts &
  Pick<
    AddonDefinition<BlockDefinitions, CollectionDefinitions, LayoutDefinitions, string>,
    'name' | 'content' | 'data' | 'strings' | 'theme'
  > & {
    blocks?: BlockDefinitions;
    collections?: CollectionDefinitions;
    layouts?: LayoutDefinitions;
    components?: (() => Promise<object>) | undefined;
  };

/** The names that a list of add-ons declares, as types. */
export type AddonNames<Addons extends readonly Addon[]> = NamesOfAddon<Addons[number]>;
type NamesOfAddon<One> = One extends Addon<infer Names> ? Names : never;

/** The names that a site declares, as types: an extension can replace these and no others. */
export type SiteNames = { block: string; collection: string; layout: string; color: string };

export type NamesOf<Blocks, Collections, Layouts, Token extends string> = {
  block: keyof Blocks & string;
  collection: keyof Collections & string;
  layout: keyof Layouts & string;
  color: Token;
};

/** The names of a site and of the one that it extends. */
export type JoinedNames<Base extends SiteNames, Own extends SiteNames> = {
  block: Base['block'] | Own['block'];
  collection: Base['collection'] | Own['collection'];
  layout: Base['layout'] | Own['layout'];
  color: Base['color'] | Own['color'];
};

/** The names of a site that extends none. */
export type NoNames = { block: never; collection: never; layout: never; color: never };

/** The type of a list without entries. */
export type NoEntries = Record<never, never>;

/** What `defineSite` returns. */
export type DefinedSite<Names extends SiteNames> = SiteCode & {
  names: {
    blocks: readonly Names['block'][];
    collections: readonly Names['collection'][];
    layouts: readonly Names['layout'][];
    colors: readonly Names['color'][];
  };
};
