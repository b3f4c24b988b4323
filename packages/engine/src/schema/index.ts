/** Field kinds and other building blocks for the schemas of blocks and collections. */

export { dayAfter, endWithOffset, withOffset } from '../time/moment.ts';
export { exactlyOne, uniqueBy } from './checks.ts';
export type { DeclaredEmbed, EmbedProviders } from './embeds.ts';
export {
  type BlockDefinitions,
  blockBase,
  defineBlock,
  type Enhance,
  type EnhanceProps,
  nestedBlocksSchema,
  type PropsOf,
} from './fields/define-block.ts';
export { type CollectionDefinition, type CollectionDefinitions, defineCollection } from './fields/define-collection.ts';
export { type CustomKind, defineFieldKind, fieldKinds, renames } from './fields/field-kinds.ts';
export { hrefSchema, linkSchema, pageLinkSchema } from './fields/link.ts';
export {
  captionsPathSchema,
  downloadPathSchema,
  imageSchema,
  logoPathSchema,
  mediaPathSchema,
  videoPathSchema,
} from './fields/media-path.ts';
export { perViewSchema, spacingSchema } from './fields/per-view.ts';
export { listedRecordsOf, type RecordReference, type RecordReferences, recordOf, recordsOf, recordsOrNoneOf } from './fields/records.ts';
export { iconSchema, idSchema, phoneSchema, richLineSchema, richTextSchema, textSchema } from './fields/text.ts';
export { afterFrom, deadlineSchema, isInOrder, momentSchema, timeSchema, timeZoneSchema } from './fields/time.ts';
export { checkForm } from './forms/check-form.ts';
export { formEntriesSchema, formStepsSchema, formWebhooksSchema, recipientSchema } from './forms/form-entry.ts';
export { emailRuleSchema, formFieldsSchema } from './forms/form-field.ts';
export { autoReplySchema, checkMailsToVisitors, confirmationSchema } from './forms/mails-to-visitors.ts';
export type { LayoutDefinitions } from './layouts.ts';
export type { ResolvedRecord } from './resolved.ts';
export type { ThemeDefinition } from './theme.ts';
