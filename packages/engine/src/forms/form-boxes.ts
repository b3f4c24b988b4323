import type { FormField } from '../schema/form-fields.ts';
import type { Answers } from './answers.ts';

type Box = HTMLInputElement | HTMLTextAreaElement;

/** The name of the honeypot field, which is hidden from people; only programs fill it in. */
export const honeypot = 'website_confirm';

export const isBox = (element: unknown): element is Box => element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

/** The input element of a field; undefined when the form has none. */
export function boxOf(form: HTMLFormElement, name: string): Box | undefined {
  const element = form.elements.namedItem(name);
  return isBox(element) ? element : undefined;
}

/** The answers in a form, by the names of its fields. */
export const answersIn = (form: HTMLFormElement, fields: readonly FormField[]): Answers =>
  Object.fromEntries(fields.map(({ name }) => [name, boxOf(form, name)?.value ?? '']));

/** Fills answers into empty inputs. */
export function fillIn(form: HTMLFormElement, answers: Answers): void {
  for (const [name, answer] of Object.entries(answers)) {
    const box = boxOf(form, name);
    if (box?.value === '') box.value = String(answer);
  }
}
