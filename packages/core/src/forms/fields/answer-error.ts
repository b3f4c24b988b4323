import { checkedValue } from '../../model/checked-value.ts';
import { fillInCount } from '../../model/count-text.ts';
import { fileKinds } from '../../model/file-kinds.ts';
import { fillIn } from '../../model/fill-in.ts';
import { formatTime } from '../../model/format-value.ts';
import type {
  AnyTextField,
  CheckboxesField,
  DateField,
  EmailRule,
  FileField,
  FormField,
  NumberField,
  OptionField,
  TimeField,
} from '../../schema/form-fields.ts';
import type { Strings } from '../../strings/index.ts';
import { type Answered, activeFields, type ChosenFile, entriesAt } from '../answers.ts';
import { fieldError } from '../shared/field-error.ts';
import { isCalendarDay, isFrom, isOnStep, isPhone, isUntil, minutesOf, readNumber, type Today } from './answer-values.ts';

/** The rules that all fields of a form share, and the messages with their language. */
export type Checks = { emailRule: EmailRule; today: Today; language: string; strings: Pick<Strings, 'formCheck' | 'formFields'> };

/** Checks all answers of a form that are asked for. Returns the error messages by field name. The browser and the server call it. */
export function answerErrors(fields: readonly FormField[], answered: Answered, checks: Checks): Record<string, string> {
  return Object.fromEntries(
    activeFields(fields, answered.answers).flatMap((field) => {
      const error = answerError(field, answered, checks);
      return error === undefined ? [] : [[field.name, error] as const];
    }),
  );
}

/** Checks the answer to a field. Returns its error message; undefined when it is valid. */
function answerError(field: FormField, { answers, files }: Answered, checks: Checks): string | undefined {
  const { strings } = checks;
  const texts = strings.formFields;
  const given = entriesAt(answers, field.name).filter((answer) => answer.trim() !== '');
  const [answer = ''] = given;
  const missing = (fallback: string): string | undefined => missingMessage(field, fallback);
  switch (field.kind) {
    case 'text':
    case 'textarea':
    case 'tel':
    case 'email':
      return textError(field, answer, checks);
    case 'phone':
      if (answer === '') return missing(texts.required);
      return isPhone(answer, field.country) && answer.length <= 40 ? undefined : (field.invalid ?? texts.phone);
    case 'number':
      return answer === '' ? missing(texts.required) : numberError(field, answer, texts);
    case 'date':
      return answer === '' ? missing(texts.required) : dateError(field, answer, checks);
    case 'time':
      return answer === '' ? missing(texts.required) : timeError(field, answer, checks);
    case 'select':
    case 'radio':
      if (answer === '') return missing(texts.choose);
      return isOption(field, answer, checks) ? undefined : texts.choose;
    case 'checkboxes':
      return given.length === 0 && !field.required ? undefined : choicesError(field, given, checks);
    case 'checkbox':
      return answer === '' || answer === checkedValue ? undefined : strings.formCheck.invalid;
    case 'consent':
      return answer === checkedValue ? undefined : missing(texts.consent);
    case 'file':
      return fileError(field, entriesAt(files, field.name), checks);
    case 'hidden':
      return undefined;
  }
}

/** Returns the message for an empty field. Undefined for one that may be empty. */
const missingMessage = ({ required }: FormField, fallback: string): string | undefined =>
  typeof required === 'string' ? required : required ? fallback : undefined;

function textError(field: AnyTextField, answer: string, { emailRule, strings }: Checks): string | undefined {
  const { formCheck, formFields } = strings;
  const { required, invalid = field.kind === 'email' ? formFields.email : undefined, ...others } = field;
  return fieldError({ ...others, invalid, required: missingMessage(field, formFields.required) }, answer, {
    emailRule,
    strings: formCheck,
  });
}

function numberError({ min, max, step, invalid }: NumberField, answer: string, texts: Strings['formFields']): string | undefined {
  const value = readNumber(answer);
  if (value === undefined) return invalid ?? (step === 1 ? texts.wholeNumber : texts.number);
  if (min !== undefined && value < min) return invalid ?? fillIn(texts.atLeast, { min });
  if (max !== undefined && value > max) return invalid ?? fillIn(texts.atMost, { max });
  return isOnStep(value, step, min) ? undefined : (invalid ?? (step === 1 ? texts.wholeNumber : texts.number));
}

function dateError({ min, max, invalid }: DateField, answer: string, { today, strings: { formFields } }: Checks): string | undefined {
  const words = (bound = ''): string => (bound === 'today' ? formFields.today : bound);
  if (!isCalendarDay(answer)) return invalid ?? formFields.date;
  if (!isFrom(answer, min, today)) return invalid ?? fillIn(formFields.dateFrom, { min: words(min) });
  return isUntil(answer, max, today) ? undefined : (invalid ?? fillIn(formFields.dateUntil, { max: words(max) }));
}

function timeError({ min = '00:00', max, step, invalid }: TimeField, answer: string, { language, strings }: Checks): string | undefined {
  const { time, timeFrom, timeUntil, timeStep } = strings.formFields;
  const minutes = minutesOf(answer);
  if (minutes === undefined) return invalid ?? time;
  if (answer < min) return invalid ?? fillIn(timeFrom, { min: formatTime(min, language) });
  if (max !== undefined && answer > max) return invalid ?? fillIn(timeUntil, { max: formatTime(max, language) });
  return isOnStep(minutes, step, minutesOf(min)) ? undefined : (invalid ?? fillIn(timeStep, { step, min: formatTime(min, language) }));
}

const isOption = ({ options }: OptionField | CheckboxesField, answer: string, { today }: Checks): boolean =>
  options.some(({ value, isClosed, until }) => value === answer && !isClosed && (until === undefined || today.now < Date.parse(until)));

function choicesError(field: CheckboxesField, given: readonly string[], checks: Checks): string | undefined {
  const { min = 1, max, invalid } = field;
  const texts = checks.strings.formFields;
  if (given.length === 0) return missingMessage(field, min === 1 ? texts.choose : fillIn(texts.minChoices, { min }));
  if (!given.every((answer) => isOption(field, answer, checks)) || new Set(given).size !== given.length) return texts.choose;
  if (given.length < min) return invalid ?? fillIn(texts.minChoices, { min });
  return max !== undefined && given.length > max ? (invalid ?? fillIn(texts.maxChoices, { max })) : undefined;
}

const megabyte = 1024 * 1024;

function fileError(field: FileField, files: readonly ChosenFile[], { language, strings }: Checks): string | undefined {
  const { accept, maxSize, maxCount, invalid } = field;
  const texts = strings.formFields;
  if (files.length === 0) return missingMessage(field, texts.fileMissing);
  if (files.length > maxCount) return invalid ?? fillInCount(texts.fileCount, maxCount, language);
  if (files.some(({ kind }) => kind === undefined || !accept.includes(kind)))
    return invalid ?? fillIn(texts.fileKind, { kinds: accept.map((kind) => fileKinds[kind].label).join(', ') });
  if (files.some(({ size }) => size > maxSize))
    return invalid ?? fillIn(texts.fileSize, { limit: Math.round((maxSize / megabyte) * 10) / 10 });
  return undefined;
}
