/** The one interface of tools that edit a site: an editor in the browser, an agent. */

export { type LivePage, type Person, personHeader, preferredLanguage, readPerson } from '@pagewright/core';
export { type FieldTexts, fieldTexts } from './client/fields/field-texts.ts';
export type { DraftMessage } from './client/live/follow-drafts.ts';
export type { SchemaTexts } from './definition/site-additions.ts';
export type { NewMedia } from './edit/add-media.ts';
export type { BlockGroup } from './edit/block-groups.ts';
export type { BlockPlace } from './edit/block-mentions.ts';
export type { ChangedValue } from './edit/compare/changed-values.ts';
export type { FileDiff } from './edit/compare/line-diff.ts';
export type { TextPart } from './edit/compare/text-parts.ts';
export { describeSource, type FormSource } from './edit/describe-source.ts';
export type { What } from './edit/edit-history.ts';
export type { FieldChoices } from './edit/field-choices.ts';
export { type EnglishText, type EnglishTexts, englishTextsOf } from './edit/language-tasks.ts';
export { joinSchemaTexts, outlineInLanguage } from './edit/outline-in-language.ts';
export type { MappedNode } from './edit/page-map/align-html.ts';
export type { PageMap } from './edit/page-map/map-page.ts';
export type { PageTemplate } from './edit/page-template.ts';
export type { FieldProblem } from './edit/paths-of-problems.ts';
export { type Matter, NotAllowedError, requireRole } from './edit/people/require-role.ts';
export { placeInFile, type TextPlace } from './edit/place-in-file.ts';
export { reasonOf } from './edit/reason-of-error.ts';
export type { SampleText } from './edit/samples-in-file.ts';
export type { SiteEditor } from './edit/site-editor.ts';
export type * from './edit/site-editor-types.ts';
export { type FilePart, type Translation, type Translations, translationsOf } from './edit/translations.ts';
export { type UntranslatedRecords, untranslatedOn } from './edit/untranslated-records.ts';
export { usesOfRecord } from './edit/uses-of-record.ts';
export type {
  Author,
  Blocked,
  Draft,
  DraftAnswer,
  LeftOut,
  NewerFailure,
  Publication,
  PublishResult,
  SendFailure,
} from './edit/versions/version-store.ts';
export type * from './edit/versions/version-types.ts';
export type { AddedMedia, IconChoice, LinkChoices, MediaChoice, RecordChoice } from './editor-schema/controls.ts';
export type { EditorContext } from './preview/editor.ts';
export { clientGroup, isFromThisMachine, RateLimit } from './preview/guard-requests.ts';
export { readStyles } from './preview/read-styles.ts';
export type { Review } from './preview/review/create-review.ts';
export type { ReviewPage } from './preview/review/write-review.ts';
export { readBody, send, sendPage, toolPage } from './preview/tool-page.ts';
export type { PublishingState } from './publish/publishing.ts';
