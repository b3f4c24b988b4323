import { type FormEvent, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { fieldError } from './field-error.ts';
import type { FieldSpec } from './form-field.tsx';

type Errors = Record<string, string | undefined>;

/**
 * Checks a form on submit: errors by field name, focus on the first bad field, an error gone once its
 * field is mended. The browser's own bubbles are for visitors without script.
 */
export function useCheckedForm(fields: readonly FieldSpec[]) {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<Errors>({});

  useEffect(() => {
    if (form.current) form.current.noValidate = true;
  }, []);

  const check = (event: SubmitEvent<HTMLFormElement>): void => {
    const answers = new FormData(event.currentTarget);
    const found = Object.fromEntries(fields.map((field) => [field.name, fieldError(field, textOf(answers, field.name))]));
    setErrors(found);
    const firstBad = fields.find(({ name }) => found[name] !== undefined);
    if (!firstBad) return;
    event.preventDefault();
    const box = event.currentTarget.elements.namedItem(firstBad.name);
    if (box instanceof HTMLElement) box.focus();
  };

  const clear = ({ target }: FormEvent<HTMLFormElement>): void => {
    if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return;
    const { name, value } = target;
    const field = fields.find((one) => one.name === name);
    if (!field) return;
    setErrors((current) => (current[name] && fieldError(field, value) === undefined ? { ...current, [name]: undefined } : current));
  };

  return { form, errors, check, clear };
}

function textOf(answers: FormData, name: string): string {
  const answer = answers.get(name);
  return typeof answer === 'string' ? answer : '';
}
