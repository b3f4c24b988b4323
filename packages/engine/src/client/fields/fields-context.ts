import { createContext } from 'react';
import type { FieldProblem } from '../../edit/paths-of-problems.ts';
import type { NameLists } from '../../editor-schema/controls.ts';
import { type FieldTexts, fieldTexts } from './field-texts.ts';

/** What every field may need: the problems of the value, the names that the site offers, and the texts around fields. */
export type FieldsContextValue = { problems: readonly FieldProblem[]; names: NameLists; texts: FieldTexts };

export const FieldsContext = createContext<FieldsContextValue>({ problems: [], names: {}, texts: fieldTexts.en });
