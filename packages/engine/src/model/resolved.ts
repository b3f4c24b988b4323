import type { z } from 'zod';
import type { CollectionName, collectionSchemas } from '../../../../schemas/collections/index.ts';
import type { FieldKindName, FieldKinds } from '../schema/fields/field-kinds.ts';

export type { IconDrawing, ResolvedImage, ResolvedMedia, ResolvedVideo } from '../schema/fields/resolved-values.ts';

/**
 * A validated value with its references replaced by data: what `resolveValue` returns for what zod returned.
 * The brands of `schemas/fields` name the kinds of fields, whose list says what each becomes.
 */
export type Resolved<Value> = Value extends { [z.core.$brand]: infer Brands }
  ? ResolvedBrand<keyof Brands>
  : Value extends string | number | boolean | null | undefined
    ? Value
    : Value extends readonly (infer Item)[]
      ? Resolved<Item>[]
      : Value extends object
        ? { [Key in keyof Value]: Resolved<Value[Key]> }
        : Value;

type ResolvedBrand<Brand> = Brand extends `records:${infer Name extends CollectionName}`
  ? ResolvedRecord<Name>[]
  : Brand extends `record:${infer Name extends CollectionName}`
    ? ResolvedRecord<Name>
    : Brand extends FieldKindName
      ? FieldKinds[Brand]['resolved']
      : never;

/** A record of a collection as blocks get it. `href` is the path of its page; undefined when it has no published page. */
export type ResolvedRecord<Name extends CollectionName> = Resolved<z.output<(typeof collectionSchemas)[Name]>> & { href?: string };
