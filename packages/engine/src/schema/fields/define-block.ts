import type { z } from 'zod';
import type { Strings } from '../../strings/index.ts';
import type { DeclaredEmbed } from '../embeds.ts';
import type { Resolved } from '../resolved.ts';
import type { blockBase } from './block-base.ts';
import type { BlockTraits } from './block-traits.ts';

/** The schema of a block type: a strict object whose `type` is the name of the type. */
export type BlockSchema = z.ZodObject<{ type: z.ZodLiteral<string> } & typeof blockBase>;

/** A block type: its schema and its traits. */
export type BlockDefinition<Schema extends BlockSchema = BlockSchema, Traits extends BlockTraits<never> = BlockTraits<never>> = {
  schema: Schema;
  traits: Traits;
};

/** The block types of a site by name. */
export type BlockDefinitions = Readonly<Record<string, BlockDefinition>>;

/** The fields of a block with references resolved. */
type Fields<Schema extends z.ZodType> = Resolved<z.output<Schema>>;

/**
 * Declares a block type: the schema of its fields, and its traits. The types of components and of registries follow
 * from the declaration, see `PropsOf`, `StaticComponents`, `Islands` and `EnhanceScripts`.
 */
export function defineBlock<Schema extends BlockSchema, const Traits extends BlockTraits<Fields<Schema>>>(
  schema: Schema,
  traits: Traits & NoOtherTraits<Traits>,
): BlockDefinition<Schema, Traits> {
  return { schema, traits };
}

/** Does not accept a name that no trait has. */
type NoOtherTraits<Traits> = { readonly [Name in Exclude<keyof Traits, keyof BlockTraits<never>>]: never };

/**
 * The props of a block type's component: its fields with references resolved, the settings that it picked as `site`,
 * the interface texts that it declared as `strings`, the services for its frames that `site.yaml` declares as `embeds`, and
 * `blockKey`, which is unique on the page.
 */
export type PropsOf<Definition extends BlockDefinition> = Fields<Definition['schema']> &
  PickedSettings<Definition['traits']> &
  PickedStrings<Definition['traits']> &
  PickedEmbeds<Definition['traits']> & { blockKey: string };

type PickedSettings<Traits> = Traits extends { site: (...parts: never) => infer Picked } ? { site: Picked } : object;

type PickedStrings<Traits> = Traits extends { strings: readonly (infer Group extends keyof Strings)[] }
  ? { strings: Pick<Strings, Group> }
  : object;

type PickedEmbeds<Traits> = Traits extends { embeds: object } ? { embeds: readonly DeclaredEmbed[] } : object;

/** The props of a block type's enhance script: what the trait `enhance` returns; none for `always`. */
export type EnhanceProps<Definition extends BlockDefinition> = Definition['traits']['interactive'] extends { enhance: infer Pick }
  ? Pick extends (...fields: never) => infer Props
    ? NonNullable<Props>
    : Record<never, never>
  : never;

/**
 * The behaviour of a block type with the trait `enhance`: the default export of `src/blocks/<type>.enhance.ts`. `element` is
 * the block on the page, with the HTML of its component. `signal` aborts when the block leaves the page: pass it to
 * `addEventListener`, and stop observers and timers with it.
 */
export type Enhance<Definition extends BlockDefinition> = (
  element: HTMLElement,
  props: EnhanceProps<Definition>,
  signal: AbortSignal,
) => void;
