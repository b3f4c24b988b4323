import { z } from 'zod';
import type {
  IconShapes,
  NestedBlock,
  ResolvedDownload,
  ResolvedImage,
  ResolvedMedia,
  ResolvedPageLink,
  ResolvedVideo,
  RichText,
} from './resolved-values.ts';

/**
 * The list of field kinds: the meaning of a value, such as an image, a link or a record. `resolved` is the type that
 * components receive. Other members are parameters, which a schema passes when it registers.
 * `src/field-kinds/<kind>.ts` has the behaviour of each kind; a kind without that file does not compile.
 */
export type FieldKinds = {
  /** `shownWidth`: the largest width at which pages show the image, in CSS pixels. */
  image: { resolved: ResolvedImage; shownWidth: number };
  video: { resolved: ResolvedVideo };
  /** `shownWidth` as for `image`. `inPage`: pages contain a simple drawing, so that no request is needed for it. */
  media: { resolved: ResolvedMedia; shownWidth: number; inPage?: boolean };
  /** `pixels`: the size of a picture that another site shows, which every page names. */
  file: { resolved: string; pixels?: { width: number; height: number } };
  download: { resolved: ResolvedDownload };
  icon: { resolved: IconShapes };
  href: { resolved: string };
  page: { resolved: ResolvedPageLink };
  /** `item`: the zod schema of a record that is written in place of an id. `query`: that of a query. `mayBeEmpty`: a list may have no entry. The type of the records follows from the collection: see `Resolved` in `packages/engine/src/schema/resolved.ts`. */
  records: { resolved: unknown[]; collection: string; item: unknown; query: unknown; mayBeEmpty: boolean };
  record: { resolved: unknown; collection: string };
  /** A block inside another block. `types`: the zod schemas of the block types that may stand there, by name. */
  block: { resolved: NestedBlock; types: Readonly<Record<string, unknown>> };
  /** `inline`: one line with emphasis instead of whole paragraphs. */
  rich: { resolved: RichText; inline: boolean };
  text: { resolved: string };
  name: { resolved: string };
  path: { resolved: string };
  colour: { resolved: string };
  /** `deadline`: content with this date is of use until then. A day passes at its end. */
  date: { resolved: string; deadline?: true };
  time: { resolved: string };
  /** The name of a recipient of `mail.recipients` in `site.yaml`. */
  recipient: { resolved: string };
  /** The name of a webhook of `mail.webhooks` in `site.yaml`. */
  webhook: { resolved: string };
  /** A kind of files that visitors can upload to the site's own mail service. */
  upload: { resolved: string };
  /** A text of a mail to visitors. */
  mailText: { resolved: string };
  /** A kind that the site declares. `definition` stands for its definition: see `customKindOf`. The type that components receive is that of the definition. */
  custom: { resolved: unknown; definition: object };
};

export type FieldKindName = keyof FieldKinds;

/** A kind with its parameters, as schemas register it. */
export type FieldKind<Name extends FieldKindName = FieldKindName> = {
  [One in Name]: { kind: One } & Omit<FieldKinds[One], 'resolved'>;
}[Name];

/**
 * The field kind of each schema. When `resolved` differs from the type that zod returns, the schema also needs a brand
 * with the same name, from which `Resolved` derives the type:
 *
 *     z.string().brand<'icon'>().register(fieldKinds, { kind: 'icon' })
 */
export const fieldKinds = z.registry<FieldKind>();
