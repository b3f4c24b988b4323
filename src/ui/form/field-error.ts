import type { FieldSpec } from './form-field.tsx';

const email = /^[a-z0-9._%+-]+@[a-z0-9.-]+\.[a-z]{2,4}$/i;

const rules: Record<FieldSpec['rule'], (answer: string) => boolean> = {
  any: () => true,
  // Spaces, hyphens, dots and brackets are how people group digits; they say nothing.
  'ten-digits': (answer) => /^\d{10}$/.test(answer.replaceAll(/[\s().-]/g, '')),
  email: (answer) => email.test(answer),
};

/** The message to show under a field for an answer, or undefined when it is fine. Specification, part 5. */
export function fieldError({ required, rule, invalid }: FieldSpec, answer: string): string | undefined {
  const trimmed = answer.trim();
  if (trimmed === '') return required;
  return rules[rule](trimmed) ? undefined : (invalid ?? 'Please check this field');
}
