/** The one interface of tools that edit a site: an editor in the browser, an agent. */

export type { NewMedia } from './edit/add-media.ts';
export { describeSource, type FormSource } from './edit/describe-source.ts';
export type { BlockGroup } from './edit/block-groups.ts';
export type { BlockPlace } from './edit/block-mentions.ts';
export type { What } from './edit/edit-history.ts';
export type { Editing } from './edit/editing.ts';
export type {
  CausedError,
  Edit,
  EditResult,
  LinkingPlace,
  ListedPage,
  Offer,
  OfferedCollection,
  OfferedShared,
  OfferedType,
  PastChange,
  Proposal,
  ReadBlock,
  SiteTask,
  WrittenBlock,
  WrittenFile,
  WrittenPage,
  WrittenRecord,
} from './edit/editing-types.ts';
export type { FieldChoices } from './edit/field-choices.ts';
export type { MappedNode } from './edit/page-map/align-html.ts';
export type { PageMap } from './edit/page-map/map-page.ts';
export type { FieldProblem } from './edit/paths-of-problems.ts';
export type { AddedMedia, IconChoice, LinkChoices, MediaChoice, RecordChoice } from './editor-schema/controls.ts';
export type { EditorContext } from './preview/editor.ts';
export { fieldStyles } from './preview/field-styles.ts';
export { readBody, send, sendPage, toolPage } from './preview/tool-page.ts';
