import type { BlockDefinitions, CollectionDefinitions, LayoutDefinitions, StringTable } from '@pagewright/core';
import type { ComponentsFor, NamesOf, NoEntries, SharedParts, SiteNames, Sources, ThemeExtension } from './site-definition.ts';

/** What an add-on declares: what a site declares, without the parts that only a site can decide. */
export type AddonDefinition<
  Blocks extends BlockDefinitions,
  Collections extends CollectionDefinitions,
  Layouts extends LayoutDefinitions,
  Token extends string,
> = SharedParts & {
  /** The name in messages, such as that of the npm package. */
  name: string;
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
  Pick<AddonDefinition<BlockDefinitions, CollectionDefinitions, LayoutDefinitions, string>, 'name' | 'data' | 'strings' | 'theme'> & {
    blocks?: BlockDefinitions;
    collections?: CollectionDefinitions;
    layouts?: LayoutDefinitions;
    components?: (() => Promise<object>) | undefined;
  };

/** The names that a list of add-ons declares, as types. */
export type AddonNames<Addons extends readonly Addon[]> = NamesOfAddon<Addons[number]>;
type NamesOfAddon<One> = One extends Addon<infer Names> ? Names : never;

/**
 * Declares an add-on: blocks, collections, rules, texts, styles and what else sites declare, as one value for `addons` of `defineSite`.
 * An npm package usually exports a function that returns it and takes its options.
 */
export const defineAddon = <
  Blocks extends BlockDefinitions = NoEntries,
  Collections extends CollectionDefinitions = NoEntries,
  Layouts extends LayoutDefinitions = NoEntries,
  Token extends string = never,
>(
  definition: AddonDefinition<Blocks, Collections, Layouts, Token>,
): Addon<NamesOf<Blocks, Collections, Layouts, Token>> => definition;
