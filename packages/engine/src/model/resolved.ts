import type { z } from 'zod';
import type { CollectionName, collectionSchemas } from '../../../../schemas/collections/index.ts';

/** One encoding of a picture in all its widths. */
export type PictureSource = { type: string; srcSet: string };

/** A picture as pages draw it: the address of a file that exists, its size in CSS pixels, its encodings. */
export type ResolvedImage = { src: string; width: number; height: number; sources: PictureSource[]; alt: string };

/** A picture file without words of its own; the component supplies them. */
export type ResolvedMedia = Omit<ResolvedImage, 'alt'>;

/** A film as its files, best first. */
export type ResolvedVideo = { sources: { src: string; type: string }[] };

/** The shapes of an icon on a 24-unit square: element name and attributes. */
export type IconDrawing = [element: string, attributes: Record<string, string>][];

/** Simple HTML, sanitised when the site was loaded. */
export type RichText = { html: string };

type Brand<Name extends PropertyKey> = z.core.$brand<Name>;

/**
 * A validated value with its references replaced by facts: what `resolve` returns for what zod returned.
 * The brands of `schemas/fields` say which text becomes what.
 */
export type Resolved<Value> =
  Value extends Brand<'image'>
    ? ResolvedImage
    : Value extends Brand<'media'>
      ? ResolvedMedia
      : Value extends Brand<'video'>
        ? ResolvedVideo
        : Value extends Brand<'icon'>
          ? IconDrawing
          : Value extends Brand<'href'> | Brand<'file'>
            ? string
            : Value extends { [z.core.$brand]: infer Marks }
              ? Referenced<keyof Marks>
              : Value extends string | number | boolean | null | undefined
                ? Value
                : Value extends readonly (infer Item)[]
                  ? Resolved<Item>[]
                  : Value extends object
                    ? { [Key in keyof Value]: Resolved<Value[Key]> }
                    : Value;

type Referenced<Mark> = Mark extends `records:${infer Name extends CollectionName}`
  ? ResolvedRecord<Name>[]
  : Mark extends `record:${infer Name extends CollectionName}`
    ? ResolvedRecord<Name>
    : Mark extends 'rich'
      ? RichText
      : never;

/** A record of a collection as blocks get it. `href` is the path of its page; undefined when it has no published page. */
export type ResolvedRecord<Name extends CollectionName> = Resolved<z.output<(typeof collectionSchemas)[Name]>> & { href?: string };
