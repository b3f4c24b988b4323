import type { Answered, AnswerLists, EmailRule, FormBlockSite, FormField, Strings } from '@pagewright/core';
import { entriesAt, fileKindOf, formName } from '@pagewright/core/browser';
import { filesOf, inputsOf } from '../shared/form-inputs.ts';

/** A form with fields of any kind: its fields, settings and interface texts. */
export type FieldFormSpec = {
  fields: readonly FormField[];
  emailRule: EmailRule;
  keepDraft: boolean;
  blockKey: string;
  title: string;
  subject?: string | undefined;
  /** The id of a recipient. Only another mail service gets its address from the browser. */
  recipient?: string | undefined;
  /** The page after a message was sent. */
  thankYou: string;
  site: FormBlockSite;
  strings: Pick<Strings, 'formCheck' | 'formFields' | 'ownerMail'>;
};

/** The name of a form, by which the mail service and drafts know it. */
export const nameOf = ({ site, blockKey }: Pick<FieldFormSpec, 'site' | 'blockKey'>): string => formName(site.page, blockKey);

/** A filled-in form, with the files themselves. */
export type FilledForm = { answers: AnswerLists; files: Readonly<Record<string, readonly File[]>> };

/** Stands for a value that the browser does not accept, such as half a date. No field accepts it as an answer. */
const incomplete = '?';

/** Reads the answers and files in a form. */
export function readForm(form: HTMLFormElement, fields: readonly FormField[]): FilledForm {
  const data = new FormData(form);
  const answersTo = (name: string): string[] =>
    inputsOf(form, name).some(({ validity }) => validity.badInput)
      ? [incomplete]
      : data.getAll(name).filter((value) => typeof value === 'string');
  return {
    answers: Object.fromEntries(fields.filter(isTyped).map(({ name }) => [name, answersTo(name)] as const)),
    files: Object.fromEntries(fields.filter(({ kind }) => kind === 'file').map(({ name }) => [name, filesOf(form, name)] as const)),
  };
}

/** True for a field whose answer is text. */
const isTyped = ({ kind }: FormField): boolean => kind !== 'file' && kind !== 'hidden';

/** Returns a filled-in form as it is checked: files by name, size and kind. */
export const asAnswered = ({ answers, files }: FilledForm, fields: readonly FormField[]): Answered => ({
  answers,
  files: Object.fromEntries(
    fields.flatMap((field) =>
      field.kind === 'file'
        ? [
            [
              field.name,
              entriesAt(files, field.name).map(({ name, size }) => ({ name, size, kind: fileKindOf(name, field.accept) })),
            ] as const,
          ]
        : [],
    ),
  ),
});
