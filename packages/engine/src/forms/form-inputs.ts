import type { TextField } from '../schema/form-fields.ts';
import type { Answers } from './answers.ts';

type Input = HTMLInputElement | HTMLTextAreaElement;

/** Returns true for an `input` or `textarea` element. */
export const isInput = (element: unknown): element is Input =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

/** Finds the input element of a field. Returns undefined when the form has none. */
export function findInput(form: HTMLFormElement, name: string): Input | undefined {
  const element = form.elements.namedItem(name);
  return isInput(element) ? element : undefined;
}

/** Reads the answers in a form. A field without an input has an empty answer. */
export const readAnswers = (form: HTMLFormElement, fields: readonly TextField[]): Answers =>
  Object.fromEntries(fields.map(({ name }) => [name, findInput(form, name)?.value ?? '']));

/** Fills answers into empty inputs. Does not change the others. */
export function fillEmptyInputs(form: HTMLFormElement, answers: Answers): void {
  for (const [name, answer] of Object.entries(answers)) {
    const input = findInput(form, name);
    if (input?.value === '') input.value = String(answer);
  }
}
