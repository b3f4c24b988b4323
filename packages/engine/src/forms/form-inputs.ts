import type { FormField } from '../schema/form-fields.ts';
import type { Answers } from './answers.ts';

type Input = HTMLInputElement | HTMLTextAreaElement;

/** The name of the honeypot field, which is hidden from people; only programs fill it in. */
export const honeypot = 'website_confirm';

export const isInput = (element: unknown): element is Input =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

/** The input element of a field; undefined when the form has none. */
export function findInput(form: HTMLFormElement, name: string): Input | undefined {
  const element = form.elements.namedItem(name);
  return isInput(element) ? element : undefined;
}

/** The answers in a form, by the names of its fields. */
export const readAnswers = (form: HTMLFormElement, fields: readonly FormField[]): Answers =>
  Object.fromEntries(fields.map(({ name }) => [name, findInput(form, name)?.value ?? '']));

/** Fills answers into empty inputs. */
export function fillEmptyInputs(form: HTMLFormElement, answers: Answers): void {
  for (const [name, answer] of Object.entries(answers)) {
    const box = findInput(form, name);
    if (box?.value === '') box.value = String(answer);
  }
}
