/** Form fields made from the schema of a block, for the tools of the preview. */

export { blockPicture, sharedPicture } from '../../browser/block-picture.ts';
export { placesAfter } from '../../browser/places-after.ts';
export type { Field, NameLists } from '../../editor-schema/controls.ts';
export { afterPress, followPresses } from '../live/after-press.ts';
export { followsDrafts } from '../live/follow-drafts.ts';
export { pageShown } from '../page-events.ts';
export { stillQuery } from '../still-page.ts';
export { moveFocus } from './choice-dialog.tsx';
export { labelOf } from './field-parts.tsx';
export { type FieldTexts, fieldTexts } from './field-texts.ts';
export { Fields, FieldView } from './field-view.tsx';
export { type FieldSources, FieldsContext, type FieldsContextValue, useWriting } from './fields-context.ts';
export { isComposing } from './is-composing.ts';
export { labelProblem, labelsOf, withLabels } from './label-problems.ts';
export { freeName, latinWords, nameFor } from './name-after-label.ts';
export { NameOptions } from './name-options.tsx';
export { levelOfBullet, pastedText } from './pasted-text.ts';
export { ProblemList } from './problem-list.tsx';
export { moveCaretToEnd, showField } from './show-field.ts';
export { SingleInput } from './single-view.tsx';
export { useLoaded } from './use-loaded.ts';
export { isGroup, optionOf, titleOf } from './values.ts';
