/** Field kinds and other building blocks for the schemas of blocks and collections. */

export { exactlyOne } from './checks/exactly-one.ts';
export { uniqueBy } from './checks/unique-by.ts';
export type { DeclaredEmbed, EmbedProviders } from './embeds.ts';
export { blockBase } from './fields/block-base.ts';
export { type BlockDefinitions, defineBlock, type Enhance, type EnhanceProps, type PropsOf } from './fields/define-block.ts';
export { type CollectionDefinition, type CollectionDefinitions, defineCollection } from './fields/define-collection.ts';
export { fieldKinds } from './fields/field-kinds.ts';
export { iconSchema } from './fields/icon.ts';
export { imageSchema } from './fields/image.ts';
export { hrefSchema, linkSchema, pageLinkSchema } from './fields/link.ts';
export { captionsPathSchema, downloadPathSchema, logoPathSchema, mediaPathSchema, videoPathSchema } from './fields/media-path.ts';
export { deadlineSchema, momentSchema, toTime } from './fields/moment.ts';
export { nestedBlocksSchema } from './fields/nested-blocks.ts';
export { perViewSchema, spacingSchema } from './fields/per-view.ts';
export { phoneSchema } from './fields/phone.ts';
export { listedRecordsOf, type RecordReference, type RecordReferences, recordOf, recordsOf, recordsOrNoneOf } from './fields/records.ts';
export { renames } from './fields/renames.ts';
export { richLineSchema, richTextSchema } from './fields/rich.ts';
export { idSchema, textSchema } from './fields/text.ts';
export { timeSchema } from './fields/time.ts';
export { checkForm } from './forms/check-form.ts';
export { formEntriesSchema, formStepsSchema, formWebhooksSchema, recipientSchema } from './forms/form-entry.ts';
export { emailRuleSchema, formFieldsSchema } from './forms/form-field.ts';
export { autoReplySchema, checkMailsToVisitors, confirmationSchema } from './forms/mails-to-visitors.ts';
export type { LayoutDefinitions } from './layout-definitions.ts';
export type { ResolvedRecord } from './resolved.ts';
export type { ThemeDefinition } from './theme-definition.ts';
