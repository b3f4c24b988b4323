import type { FormField } from '../../schema/form-fields.ts';
import { draftText } from '../draft-text.ts';
import { type AnswerLists, entriesAt } from './answered.ts';
import { type FilledForm, isTyped } from './form-elements.ts';

/** The answers of a form in its draft: a text for each field. Fields without a checked box are missing, as in a form post. */
type DraftTexts = Readonly<Record<string, string>>;

/** Returns the answers of a form as its draft has them, in the order of the form. */
export const toDraft = (fields: readonly FormField[], { answers, files }: FilledForm): DraftTexts =>
  Object.fromEntries(
    fields.flatMap(({ name, kind }) => {
      if (kind === 'file') return [[name, draftText(entriesAt(files, name))] as const];
      const given = entriesAt(answers, name);
      return given.length > 0 ? [[name, draftText(given)] as const] : [];
    }),
  );

/** Returns the texts of the fields of a form in a draft, in the order of the form. Ignores everything else in it. */
export const draftOf = (fields: readonly FormField[], texts: Readonly<Record<string, unknown>>): DraftTexts =>
  Object.fromEntries(
    fields.flatMap(({ name }) => (Object.hasOwn(texts, name) && typeof texts[name] === 'string' ? [[name, texts[name]] as const] : [])),
  );

/** Returns the answers in a draft. Files cannot be kept. */
export const fromDraft = (fields: readonly FormField[], texts: DraftTexts): AnswerLists =>
  Object.fromEntries(
    fields.filter(isTyped).flatMap(({ name, kind }) => {
      const text = texts[name];
      return text === undefined ? [] : [[name, kind === 'checkboxes' ? text.split('\n') : [text]] as const];
    }),
  );
