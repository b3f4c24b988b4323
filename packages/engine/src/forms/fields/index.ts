/** Shared code of forms with fields of any kind. Blocks with simple forms do not load it. */

export { withCountry } from '../../model/calling-code.ts';
export { fileKinds } from '../../model/file-kinds.ts';
export { type FieldGroup, type FormStep, fieldsOfSteps, formSteps } from '../../model/form-structure.ts';
export type { FormField, Option } from '../../schema/form-fields.ts';
export { activeFields, holds } from '../answers.ts';
export { honeypot } from '../shared/hidden-fields.ts';
export { type FieldFormSpec, nameOf } from './field-form.ts';
export { useFieldForm } from './use-field-form.ts';
