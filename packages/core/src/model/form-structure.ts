import type { z } from 'zod';
import type { Condition, FormField, Option } from '../schema/form-fields.ts';
import type { formEntriesSchema, formStepsSchema } from '../schema/forms/form-entry.ts';
import type { Resolved } from '../schema/resolved.ts';
import { checkedValue } from './checked-value.ts';

/** A field or a group as its block has it. */
type Entry = Resolved<z.output<typeof formEntriesSchema>>[number];
type Input = NonNullable<Entry['fields']>[number];
type Step = Resolved<z.output<typeof formStepsSchema>>[number];

/** A group of fields under a heading. */
export type FieldGroup = {
  kind: 'group';
  name: string;
  label: string;
  hint?: string | undefined;
  fields: FormField[];
  when: readonly Condition[];
};

/** A step of a form. A form without steps is a single one without a title. */
export type FormStep = { title?: string; text?: string | undefined; parts: (FormField | FieldGroup)[] };

/** The fields or steps of a form block. */
export type FormParts = { fields?: Entry[] | undefined; steps?: Step[] | undefined };

const megabyte = 1024 * 1024;

/** Returns the steps of a form, with its fields as they are checked and sent. */
export const formSteps = ({ fields = [], steps }: FormParts): FormStep[] =>
  steps ? steps.map(({ title, text, fields: entries }) => ({ title, text, parts: entries.map(toPart) })) : [{ parts: fields.map(toPart) }];

/** Returns all fields of steps, with those of groups. */
export const fieldsOfSteps = (steps: readonly FormStep[]): FormField[] => steps.flatMap(fieldsOfStep);

/** Returns all fields of a step, with those of groups. */
export const fieldsOfStep = ({ parts }: FormStep): FormField[] => parts.flatMap((part) => (part.kind === 'group' ? part.fields : [part]));

function toPart(entry: Entry): FormField | FieldGroup {
  const { kind, name, label, hint, fields = [] } = entry;
  if (kind !== 'group') return toField({ ...entry, kind });
  const when = conditionsOf(entry);
  return { kind, name, label, hint, when, fields: fields.map((field) => toField(field, when)) };
}

function toField(input: Input, ofGroup: readonly Condition[] = []): FormField {
  const { name, label, hint, required, invalid, autocomplete, fromAddress } = input;
  const when = [...ofGroup, ...conditionsOf(input)];
  return { name, label, hint, required, invalid, autocomplete, fromAddress, when, ...ofKind(input) };
}

type OfKind<Field> = Field extends FormField
  ? Omit<Field, 'name' | 'label' | 'hint' | 'invalid' | 'autocomplete' | 'fromAddress' | 'when'>
  : never;

/** Returns what only fields of a kind have. The schema has checked that it is there. */
function ofKind(input: Input): OfKind<FormField> {
  const { kind, min, max } = input;
  switch (kind) {
    case 'text':
    case 'textarea':
    case 'email': {
      const { maxLength = kind === 'textarea' ? 5000 : 200, tooLong, pattern, inputMode } = input;
      return { kind, rule: kind === 'email' ? kind : 'any', maxLength, tooLong, pattern, inputMode };
    }
    case 'phone':
      return { kind, country: input.country };
    case 'number':
      return { kind, min: asNumber(min), max: asNumber(max), step: input.step ?? 1 };
    case 'date':
      return { kind, min: asText(min), max: asText(max) };
    case 'time':
      return { kind, min: asText(min), max: asText(max), step: input.step ?? 1 };
    case 'select':
    case 'radio':
      return { kind, options: optionsOf(input) };
    case 'checkboxes':
      return { kind, options: optionsOf(input), min: asNumber(min), max: asNumber(max) };
    case 'checkbox':
      return { kind };
    case 'consent':
      return { kind, required: input.required || true, link: input.link };
    case 'file':
      return { kind, accept: input.accept ?? [], maxSize: Math.round((input.maxSize ?? 10) * megabyte), maxCount: input.maxCount ?? 1 };
    case 'hidden':
      return { kind, value: input.value ?? '' };
  }
}

const asNumber = (bound: string | number | undefined): number | undefined => (typeof bound === 'number' ? bound : undefined);
const asText = (bound: string | number | undefined): string | undefined => (typeof bound === 'string' ? bound : undefined);

const optionsOf = ({ options = [], records }: Input): Option[] =>
  records ??
  options.map((option) =>
    typeof option === 'string' ? { label: option, value: option } : { ...option, value: option.value ?? option.label },
  );

/** Returns the condition of a field or group in a list; empty when it has none. */
function conditionsOf({ when }: Pick<Input, 'when'>): Condition[] {
  if (!when) return [];
  const { field, is } = when;
  const answers = typeof is === 'boolean' ? [is ? checkedValue : ''] : [is].flat();
  return [{ field, is: answers }];
}
