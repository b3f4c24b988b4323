import type { FormField } from '../../schema/form-fields.ts';

/** The limits of a form-encoded body. */
export type FormLimits = {
  /** The maximum size in bytes. */
  size: number;
  /** The maximum number of answers. */
  answers: number;
};

/** The smallest and the largest limit for a body, in bytes. */
const smallest = 32 * 1024;
const largest = 1024 * 1024;

/** The bytes of a form-encoded character in the worst case: three bytes of UTF-8, each as a percent escape. */
const bytesPerCharacter = 9;
/** More than the bytes of a field's name and separators. */
const overhead = 100;

/** Returns the limits for posts of these forms: what the form with the most text can have, between 32 KiB and 1 MiB. */
export function formLimits(forms: readonly { fields: readonly FormField[] }[]): FormLimits {
  const sizes = forms.map(({ fields }) => sum(fields.map((field) => overhead + bytesPerCharacter * charactersOf(field))));
  const counts = forms.map(({ fields }) => sum(fields.map((field) => (field.kind === 'checkboxes' ? field.options.length : 1))));
  return { size: Math.min(largest, Math.max(smallest, ...sizes)), answers: Math.max(0, ...counts) };
}

function charactersOf(field: FormField): number {
  switch (field.kind) {
    case 'text':
    case 'textarea':
    case 'tel':
    case 'email':
      // The error page of an answer that is too long shows the whole answer.
      return 1.2 * field.maxLength;
    case 'select':
    case 'radio':
      return Math.max(...field.options.map(({ value }) => value.length));
    case 'checkboxes':
      return sum(field.options.map(({ value }) => value.length + overhead));
    default:
      return overhead;
  }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);
