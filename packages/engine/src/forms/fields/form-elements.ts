import { fileKindOf } from '../../model/file-kinds.ts';
import type { FormField } from '../../schema/form-fields.ts';
import { type Answered, type AnswerLists, entriesAt } from './answered.ts';

/** Stands for a value that the browser does not accept, such as half a date. No field accepts it as an answer. */
const incomplete = '?';

/** A filled-in form, with the files themselves. */
export type FilledForm = { answers: AnswerLists; files: Readonly<Record<string, readonly File[]>> };

/** Reads the answers and files in a form. */
export function readForm(form: HTMLFormElement, fields: readonly FormField[]): FilledForm {
  const data = new FormData(form);
  const textsOf = (name: string): string[] => data.getAll(name).filter((value) => typeof value === 'string');
  const filesOf = (name: string): File[] =>
    data.getAll(name).flatMap((value) => (value instanceof File && value.name !== '' ? [value] : []));
  const hasBadInput = (name: string): boolean => inputsOf(form, name).some(({ validity }) => validity.badInput);
  return {
    answers: Object.fromEntries(
      fields.filter(isTyped).map(({ name }) => [name, hasBadInput(name) ? [incomplete] : textsOf(name)] as const),
    ),
    files: Object.fromEntries(fields.filter(({ kind }) => kind === 'file').map(({ name }) => [name, filesOf(name)] as const)),
  };
}

/** True for a field whose answer is text. */
export const isTyped = ({ kind }: FormField): boolean => kind !== 'file' && kind !== 'hidden';

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

type Input = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isFormInput = (element: unknown): element is Input =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement;

/** Returns the inputs with a name, in document order. */
export const inputsOf = (form: HTMLFormElement, name: string): Input[] =>
  [...form.elements].filter(isFormInput).filter((input) => input.name === name);

/** Fills the values of a draft into fields that are empty. Does not change the others. Browsers fill in no files. */
export function fillFromDraft(form: HTMLFormElement, values: Readonly<Record<string, string>>): void {
  for (const input of [...form.elements].filter(isFormInput)) {
    const value = values[isCheckable(input) ? `${input.name} ${input.value}` : input.name];
    if (value === undefined || input.type === 'file') continue;
    if (isCheckable(input)) input.checked = true;
    else if (input.value === '') input.value = value;
  }
}

const isCheckable = (input: Input): input is HTMLInputElement => input.type === 'checkbox' || input.type === 'radio';
