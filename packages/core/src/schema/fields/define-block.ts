import type { Thing } from 'schema-dts';
import { z } from 'zod';
import type { StringGroup, Strings } from '../../strings/index.ts';
import { isUsedId } from '../../text/used-ids.ts';
import type { DeclaredEmbed, EmbedUse } from '../embeds.ts';
import type { FormSpec } from '../form-fields.ts';
import type { Resolved } from '../resolved.ts';
import type { SiteSettings } from '../site-settings.ts';
import { assertKeys, type KeysOf } from './assert-keys.ts';
import { fieldForms } from './field-forms.ts';
import { fieldKinds } from './field-kinds.ts';
import { idSchema } from './text.ts';

const anchorIdSchema = idSchema.refine((id) => !isUsedId(id), 'an id that the layout does not use, such as "our-team"');

/** The fields of every block. */
export const blockBase = {
  id: anchorIdSchema
    .optional()
    .describe('The anchor of this block: "/page#id" links to it. Must be unique on the page.')
    .register(fieldForms, { isAdvanced: true }),
  hidden: z
    .boolean()
    .optional()
    .describe('true: the block is checked, but visitors do not see it. The live preview shows it with a badge.')
    .register(fieldForms, { isAdvanced: true }),
};

/** The context for structured data of a block. */
export type StructuredDataContext = {
  /** The URL of the page, with its origin. */
  pageUrl: string;
  /** Adds the site's origin to an address of the site: the target of a link, or the `src` of a picture. */
  toUrl: (address: string) => string;
  /** A reference to the site's Organization, for properties such as `author`. */
  organization: { '@id': string };
  /** The company of `site.yaml`, for data that need a name and an address on every page. */
  company: Pick<SiteSettings['company'], 'name' | 'phone' | 'email' | 'address'>;
  /** The time zone of the site. */
  timeZone: string;
  /** True when a date of the block has passed whose schema is `deadlineSchema` or registers it as a deadline. */
  isOver: (date: string) => boolean;
};

/** An entry of the site's Atom feed. It links to the page of the block. */
export type FeedEntry = {
  title: string;
  summary: string;
  category: string;
  /** The day of publication, as `2025-04-20`. */
  published: string;
  /** The whole text, as sanitized HTML. */
  html: string;
};

/** A block type whose component React hydrates in the browser. */
type Hydrated<Props> = {
  /** Which blocks of the type hydrate: all, or those for which the function returns true. The others are static HTML. */
  hydrate: 'always' | ((props: Props) => boolean);
  /**
   * Where its code is bundled: `shared` for a small component, in one chunk with React, or with the code of forms when the
   * type has a form; `own` for code that is large or rarely used.
   */
  chunk: 'shared' | 'own';
  enhance?: undefined;
};

/**
 * A block type whose component runs in node only, and whose behaviour is a script without React,
 * `src/blocks/<type>.enhance.ts`.
 */
type Enhanced<Props> = {
  /**
   * Which blocks of the type run the script: all, or those for which the function returns the props of the script. Each page
   * contains these props as JSON, so return only what the script cannot read from the HTML.
   */
  enhance: 'always' | ((props: Props & { embeds?: readonly DeclaredEmbed[] }) => object | undefined);
  /** True for a script that searches the site. The build then writes the search index. */
  searchesSite?: true;
  hydrate?: undefined;
  chunk?: undefined;
};

/** How a block type is interactive. */
type Interactive<Props> = Hydrated<Props> | Enhanced<Props>;

/** Picks what a component needs from `site.yaml`; `page` is the path of the block's page. The component gets it as `site`. */
type PickSettings = (settings: SiteSettings, page: string) => object;

/**
 * Everything that the engine knows about a block type besides its fields. How it is interactive and whether it has the
 * heading of its page must be said; a block type has no other trait unless it names it. `Props` are the fields of a block with
 * references resolved.
 */
export type BlockTraits<Props> = {
  /** Other names that authors may write for the type, in lowercase letters: `cta`. `check` answers them with the type. */
  synonyms?: readonly string[];
  /** How the block runs code in the browser: React hydrates its component, or a script enhances its HTML. False: static HTML. */
  interactive: false | Interactive<Props>;
  /**
   * Whether the block contains the h1 of its page. A page has exactly one such block. When it is the first of the page,
   * the header is light, because these blocks start with a dark background.
   */
  pageHeading: boolean;
  /** How many visible blocks of the type a page may have. Default: as many as its author likes. */
  maxPerPage?: number;
  /** Whether the block stands above the header of its page, wherever the page file lists it. */
  aboveHeader?: boolean;
  /** Which settings of `site.yaml` the component needs. */
  site?: PickSettings;
  /** The groups of interface texts that the component needs, such as `['links']`. The component gets them as `strings`. */
  strings?: readonly StringGroup[];
  /** The structured data that a block adds to its page. */
  structuredData?: (props: Props, context: StructuredDataContext) => Thing[];
  /**
   * Class names that are computed from content and therefore appear in no source file; the stylesheet includes them.
   * Call the same function in the component.
   */
  contentClasses?: (props: Props) => string[];
  /** The form that the block contains; the function returns undefined for a block whose form sends nothing. */
  form?: (props: Props) => FormSpec | undefined;
  /**
   * The services whose pages the block shows in a frame. The component and the trait `enhance` get those that `site.yaml`
   * declares as `embeds`, and the policy of the page allows their frames.
   */
  embeds?: (props: Props) => EmbedUse[];
  /** For a block that is the article of its page: the page's Open Graph type and feed entry. */
  document?: { ogType: 'article'; feedEntry: (props: Props) => FeedEntry };
};

const traitKeys: KeysOf<BlockTraits<never>> = {
  synonyms: true,
  interactive: true,
  pageHeading: true,
  maxPerPage: true,
  aboveHeader: true,
  site: true,
  strings: true,
  structuredData: true,
  contentClasses: true,
  form: true,
  embeds: true,
  document: true,
};

const interactiveKeys: KeysOf<Interactive<never>> = { hydrate: true, chunk: true, enhance: true, searchesSite: true };

const documentKeys: KeysOf<NonNullable<BlockTraits<never>['document']>> = { ogType: true, feedEntry: true };

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
 * from the declaration, see `PropsOf`, `StaticComponents`, `Islands` and `EnhanceScripts`. Throws for a trait that does not exist.
 */
export function defineBlock<Schema extends BlockSchema, const Traits extends BlockTraits<Fields<Schema>>>(
  schema: Schema,
  traits: Traits & NoOtherTraits<Traits>,
): BlockDefinition<Schema, Traits> {
  const { interactive, document } = traits;
  assertKeys('A block type', traits, traitKeys);
  assertKeys('"interactive" of a block type', interactive || {}, interactiveKeys);
  assertKeys('"document" of a block type', document ?? {}, documentKeys);
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

/** A block type that may stand inside another block: one without script. Others do not compile. */
type Nestable = { schema: BlockSchema; traits: { interactive: false } };

/**
 * The schema of a list of blocks inside another block, of the given types. The component shows each with `NestedBlock` of
 * `pagewright/react`. These types cannot have nested blocks themselves.
 */
export function nestedBlocksSchema(definitions: readonly [Nestable, ...Nestable[]]) {
  const [first, ...others] = definitions.map(({ schema }) => schema);
  if (!first) throw new Error('Nested blocks need at least one block type.');
  const types = Object.fromEntries(definitions.map(({ schema }) => [schema.shape.type.value, schema]));
  const block = z
    .discriminatedUnion('type', [first, ...others])
    .brand<'block'>()
    .register(fieldKinds, { kind: 'block', types });
  return z.array(block).min(1);
}

/** An entry of `blocks:` that uses a shared block. Other fields of the entry replace those of the shared block. */
export const sharedUseSchema = z.looseObject({
  use: z
    .string()
    .describe(
      'The name of a shared block: "newsletter" means site.config/shared/newsletter.yaml. To change a field on this page only, write it below.',
    ),
});
