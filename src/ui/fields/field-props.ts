import type { FormField } from 'pagewright/forms/fields';
import type { Strings } from 'pagewright/strings';

/** The class names of fields. Their block has them, so that only sites with the block have them in their stylesheet. */
export type FieldLooks = Record<
  'grid' | 'group' | 'groupTitle' | 'hint' | 'label' | 'choices' | 'choice' | 'check' | 'file' | 'inactive' | 'withScript',
  string
>;

/** What every field of a form gets. */
export type FieldProps<Field extends FormField = FormField> = {
  /** The id of the input; ids of hint and error message are made from it. */
  id: string;
  field: Field;
  /** The error message. */
  error: string | undefined;
  /** The first answer, once the visitor has typed something. */
  answer: string;
  /** True when the field is asked for with the answers so far. */
  isActive: boolean;
  /** True in the browser, after hydration. */
  isReady: boolean;
  /** True when no script checks the answers. */
  hasNativeChecks?: boolean;
  looks: FieldLooks;
  strings: Pick<Strings, 'anyForm' | 'form' | 'links'>;
};

/**
 * Hides a part of a form that is not asked for, or not yet. Without script every part is shown, so before hydration a class
 * hides it that applies with script only.
 */
export const hideUnless = (isShown: boolean, isReady: boolean, { inactive }: FieldLooks): { hidden?: boolean; className?: string } =>
  isShown ? {} : isReady ? { hidden: true } : { className: inactive };

/** The ids of the texts that describe a field, for `aria-describedby`. */
export const describedBy = (
  { id, error, field }: Pick<FieldProps, 'id' | 'error' | 'field'>,
  ...others: (string | false)[]
): string | undefined =>
  [error !== undefined && `${id}-error`, field.hint !== undefined && `${id}-hint`, ...others].filter(Boolean).join(' ') || undefined;

/** True when the browser may refuse an empty field without script. It cannot know whether a condition holds. */
export const isRequired = ({ required, when = [] }: FormField): boolean => Boolean(required) && when.length === 0;
