import type { BlockDefinitions, CollectionDefinitions, LayoutDefinitions } from '@pagewright/core';
import type { Addon, AddonDefinition, NamesOf, NoEntries } from './site-definition.ts';

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
