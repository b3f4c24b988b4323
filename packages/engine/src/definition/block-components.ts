import type { BlockDefinitions, Enhance, PropsOf } from '@pagewright/core';
import type { ComponentType } from 'react';

/** The names of the block types whose trait `interactive` has this type. */
type TypeWith<Blocks extends BlockDefinitions, Interactive> = {
  [Type in keyof Blocks]: Blocks[Type]['traits']['interactive'] extends Interactive ? Type : never;
}[keyof Blocks];

/** The names of the block types with an enhance script. */
type EnhancedType<Blocks extends BlockDefinitions> = TypeWith<Blocks, { enhance: unknown }>;

/** The names of the block types whose components run in node only. */
type StaticType<Blocks extends BlockDefinitions> = TypeWith<Blocks, false> | EnhancedType<Blocks>;

/** The registry of static components: exactly one for each block type that declares `interactive: false` or `enhance`. */
export type StaticComponents<Blocks extends BlockDefinitions> = {
  [Type in StaticType<Blocks>]: ComponentType<PropsOf<Blocks[Type]>>;
};

/** The registry of islands: one for each block type that declares `hydrate`, with an import that the browser runs on demand. */
export type Islands<Blocks extends BlockDefinitions> = {
  [Type in Exclude<keyof Blocks, StaticType<Blocks>>]: () => Promise<{ default: ComponentType<PropsOf<Blocks[Type]>> }>;
};

/** The registry of enhance scripts: one for each block type that declares `enhance`, with an import that the browser runs on demand. */
export type EnhanceScripts<Blocks extends BlockDefinitions> = {
  [Type in EnhancedType<Blocks>]: () => Promise<{ default: Enhance<Blocks[Type]> }>;
};

/*
 * Components have no style attribute: the Content-Security-Policy forbids it. The sentence is a property that no object has,
 * so that TypeScript names it in its error.
 */
declare module 'react' {
  interface CSSProperties {
    'The Content-Security-Policy forbids the style attribute. Use class names, or set element.style in an effect.': never;
  }
}
