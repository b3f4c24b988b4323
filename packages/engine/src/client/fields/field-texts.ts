const en = {
  required: 'required',
  optional: 'optional',
  defaultValue: 'default: {value}',
  byDefault: '{value} (default)',
  entry: 'Entry {number}',
  add: 'Add {name}',
  remove: 'Remove {name}',
  addEntry: 'Add an entry',
  atMost: 'at most {count}',
  moveUp: 'Move entry {number} up',
  moveDown: 'Move entry {number} down',
  removeEntry: 'Remove entry {number}',
  removeShort: 'Remove',
  oneProblem: '1 problem',
  problems: '{count} problems',
  name: 'Name {number}',
  addName: 'Add a name',
  writtenAs: 'Written as',
  choose: 'Choose {name}',
};

/** The texts around the fields of a form. The descriptions of fields come from their schemas. */
export type FieldTexts = Readonly<Record<keyof typeof en, string>>;

const de: FieldTexts = {
  required: 'nötig',
  optional: 'freiwillig',
  defaultValue: 'sonst: {value}',
  byDefault: '{value} (ohne Angabe)',
  entry: 'Eintrag {number}',
  add: '{name} hinzufügen',
  remove: '{name} entfernen',
  addEntry: 'Eintrag hinzufügen',
  atMost: 'höchstens {count}',
  moveUp: 'Eintrag {number} nach oben',
  moveDown: 'Eintrag {number} nach unten',
  removeEntry: 'Eintrag {number} entfernen',
  removeShort: 'Entfernen',
  oneProblem: '1 Problem',
  problems: '{count} Probleme',
  name: 'Name {number}',
  addName: 'Namen hinzufügen',
  writtenAs: 'Geschrieben als',
  choose: '{name} wählen',
};

/** The texts by language. */
export const fieldTexts = { en, de } as const;
