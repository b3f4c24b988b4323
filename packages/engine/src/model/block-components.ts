import type { ComponentType } from 'react';
import type { BlockDefinitions, PropsOf } from '../schema/fields/define-block.ts';

/** The names of the block types that run in node only. */
type StaticType<Blocks extends BlockDefinitions> = {
  [Type in keyof Blocks]: Blocks[Type]['traits']['interactive'] extends false ? Type : never;
}[keyof Blocks];

/** The registry of static components: exactly one for each block type that declares `interactive: false`. */
export type StaticComponents<Blocks extends BlockDefinitions> = {
  [Type in StaticType<Blocks>]: ComponentType<PropsOf<Blocks[Type]>>;
};

/** The registry of islands: one for each other block type, with an import that the browser runs on demand. */
export type Islands<Blocks extends BlockDefinitions> = {
  [Type in Exclude<keyof Blocks, StaticType<Blocks>>]: () => Promise<{ default: ComponentType<PropsOf<Blocks[Type]>> }>;
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
