import type { z } from 'zod';
import type { FieldKindDefinition, FieldKindDefinitions } from '../../../core/src/field-kinds/field-kind-definition.ts';
import type { definitionOf } from '../../../core/src/field-kinds/index.ts';
import type { FieldKind, FieldKindName, FieldKinds } from '../../../core/src/schema/fields/field-kinds.ts';
import type { imageSchema, mediaPathSchema } from '../../../core/src/schema/fields/media-path.ts';
import type { richTextSchema } from '../../../core/src/schema/fields/text.ts';
import type { Resolved, SchemaOfKind } from '../../../core/src/schema/resolved.ts';

/*
 * Type tests of field kinds. `npm run types` checks them: an expected error that does not come is an error itself.
 */

type Equal<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
const isTrue = <T extends true>(..._: T[]): void => {};

declare const image: FieldKindDefinition<'image'>;
declare const text: FieldKindDefinition<'text'>;
declare const others: Omit<FieldKindDefinitions, 'image' | 'text'>;

export const complete = { ...others, image, text } satisfies FieldKindDefinitions;

// @ts-expect-error The table has no definition of the kind "image".
export const withoutImage = { ...others, text } satisfies FieldKindDefinitions;

// @ts-expect-error The definition of one kind stands under the name of another.
export const mixedUp = { ...others, image: text, text } satisfies FieldKindDefinitions;

// @ts-expect-error There is no kind of this name.
export const unknownKind = { ...others, image, text, imaeg: image } satisfies FieldKindDefinitions;

const { explain, resolve, references, editor, docs, sample } = text;

export const whole = { explain, resolve, references, editor, docs, sample } satisfies FieldKindDefinition<'text'>;

// @ts-expect-error A definition explains wrong values.
export const withoutExplain = { resolve, references, editor, docs, sample } satisfies FieldKindDefinition<'text'>;

// @ts-expect-error A definition resolves values.
export const withoutResolve = { explain, references, editor, docs, sample } satisfies FieldKindDefinition<'text'>;

// @ts-expect-error A definition says what values refer to.
export const withoutReferences = { explain, resolve, editor, docs, sample } satisfies FieldKindDefinition<'text'>;

// @ts-expect-error A definition says what the editor offers.
export const withoutEditor = { explain, resolve, references, docs, sample } satisfies FieldKindDefinition<'text'>;

// @ts-expect-error A definition is documented.
export const withoutDocs = { explain, resolve, references, editor, sample } satisfies FieldKindDefinition<'text'>;

// @ts-expect-error A definition has a sample.
export const withoutSample = { explain, resolve, references, editor, docs } satisfies FieldKindDefinition<'text'>;

// @ts-expect-error A text resolves to a text.
export const wrongResult = { ...whole, resolve: () => 7 } satisfies FieldKindDefinition<'text'>;

// @ts-expect-error The kind "record" has a collection as its parameter.
export const withoutParameter: FieldKind = { kind: 'record' };

export const withParameter: FieldKind = { kind: 'record', collection: 'faqs' };

declare const path: z.ZodString;

// @ts-expect-error The schema has no brand, so the component would get the type of a text in place of that of an image.
export const withoutBrand = path satisfies SchemaOfKind<'image'>;

// @ts-expect-error The schema has the brand of another kind.
export const wrongBrand = path.brand<'video'>() satisfies SchemaOfKind<'image'>;

export const withBrand = path.brand<'image'>() satisfies SchemaOfKind<'image'>;
export const plainText = path satisfies SchemaOfKind<'text'>;

isTrue<Equal<FieldKindName, keyof FieldKinds>>();
isTrue<Equal<ReturnType<typeof definitionOf<'rich'>>, FieldKindDefinition<'rich'>>>();
isTrue<Equal<Resolved<z.output<ReturnType<typeof imageSchema>>>, FieldKinds['image']['resolved']>>();
isTrue<Equal<Resolved<z.output<ReturnType<typeof mediaPathSchema>>>, FieldKinds['media']['resolved']>>();
isTrue<Equal<Resolved<z.output<typeof richTextSchema>>[], FieldKinds['rich']['resolved'][]>>();
