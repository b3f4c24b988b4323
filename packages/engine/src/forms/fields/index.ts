/** Shared code of forms with fields of any kind. Blocks with simple forms do not load it. */

export type { FieldGroup, FormField, FormStep, Option } from '@pagewright/core';
export {
  activeFields,
  fieldsOfSteps,
  fileKinds,
  formSteps,
  formTarget,
  holds,
  honeypot,
  targetNames,
  withCountry,
} from '@pagewright/core/browser';
export { type FieldFormSpec, nameOf } from './field-form.ts';
export { useFieldForm } from './use-field-form.ts';
