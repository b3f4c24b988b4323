/** The kinds of fields of a form with any fields, with the settings that only some of them have. */
const inputKinds = {
  text: ['required', 'autocomplete', 'inputMode', 'pattern', 'invalid', 'maxLength', 'tooLong', 'fromAddress'],
  textarea: ['required', 'maxLength', 'tooLong'],
  email: ['required', 'autocomplete', 'invalid', 'maxLength', 'tooLong'],
  phone: ['required', 'autocomplete', 'invalid', 'country'],
  number: ['required', 'invalid', 'min', 'max', 'step', 'fromAddress'],
  date: ['required', 'autocomplete', 'invalid', 'min', 'max', 'fromAddress'],
  time: ['required', 'invalid', 'min', 'max', 'step', 'fromAddress'],
  select: ['required', 'autocomplete', 'options', 'records', 'fromAddress'],
  radio: ['required', 'options', 'records', 'fromAddress'],
  checkboxes: ['required', 'invalid', 'options', 'records', 'min', 'max', 'fromAddress'],
  checkbox: [],
  consent: ['required', 'link'],
  file: ['required', 'invalid', 'accept', 'maxSize', 'maxCount'],
  hidden: ['value'],
  group: ['fields'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type InputKind = keyof typeof inputKinds;

/** The kinds that a field in a group may have. */
export const kindsInGroups = [
  ...(['text', 'textarea', 'email', 'phone', 'number', 'date', 'time', 'select', 'radio', 'checkboxes'] as const),
  ...(['checkbox', 'consent', 'file', 'hidden'] as const),
] satisfies InputKind[];

const options = { setting: 'options', or: 'records', accepted: 'a list of texts, or of entries with a label and a value' };

/** The settings of each kind, and the one that it cannot do without. */
export const inputSettings = {
  own: inputKinds,
  needed: {
    select: options,
    radio: options,
    checkboxes: options,
    file: { setting: 'accept', accepted: 'a list of kinds of files, such as pdf or image' },
    hidden: { setting: 'value', accepted: 'a text' },
    group: { setting: 'fields', accepted: 'a list of fields' },
  } satisfies Partial<Record<InputKind, object>>,
};

/** Returns the kinds of fields that need a setting. */
export const kindsNeeding = (setting: string): string[] =>
  Object.entries(inputSettings.needed).flatMap(([kind, needed]) => (needed.setting === setting ? [kind] : []));

/** The kinds of fields in words, for forms. */
export const kindLabels: Readonly<Record<InputKind, string>> = {
  text: 'Short text',
  textarea: 'Long text',
  email: 'E-mail address',
  phone: 'Phone number',
  number: 'Number',
  date: 'Date',
  time: 'Time of day',
  select: 'One option of a list that opens',
  radio: 'One option, all are visible',
  checkboxes: 'Any number of options',
  checkbox: 'A box to tick',
  consent: 'Consent, such as to the privacy policy',
  file: 'Files to upload',
  hidden: 'A text that visitors do not see',
  group: 'A heading with fields below it',
};

/** The kinds of files that visitors can upload. `model/file-kinds.ts` has their endings and media types. */
export const fileKindNames = ['pdf', 'image', 'document', 'spreadsheet', 'text'] as const;

export type FileKind = (typeof fileKindNames)[number];

/** Maximum length of an answer with a pattern, so that matching is fast. */
export const maxLengthWithPattern = 200;
