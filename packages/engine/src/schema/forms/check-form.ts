import type { z } from 'zod';
import type { formEntriesSchema, formStepsSchema } from './form-entry.ts';

type Entry = z.output<typeof formEntriesSchema>[number];
type Input = NonNullable<Entry['fields']>[number];

type Form = { fields?: Entry[] | undefined; steps?: z.output<typeof formStepsSchema> | undefined };

/** A field or group with its path in the block. */
type Placed = { entry: Entry | Input; path: PropertyKey[] };

/** The most fields that a form may have, those of groups and steps included. */
const maxFields = 60;

/** Checks the fields of a form against each other: unique names, conditions that can hold, and how many there are. */
export function checkForm(form: Form, context: z.RefinementCtx): void {
  const report = (path: PropertyKey[], message: string): void => context.addIssue({ code: 'custom', path, message });
  const placed = placedFields(form);
  const earlier = new Map<string, Entry | Input>();
  for (const { entry, path } of placed) {
    if (earlier.has(entry.name)) report([...path, 'name'], 'a name that no other field of the form has');
    else {
      checkCondition(entry, earlier, (at, message) => report([...path, 'when', at], message));
      earlier.set(entry.name, entry);
    }
  }
  if (placed.length > maxFields) report([form.steps ? 'steps' : 'fields'], `at most ${maxFields} fields in all, those of groups included`);
}

function placedFields({ fields = [], steps = [] }: Form): Placed[] {
  const lists = [
    { entries: fields, path: ['fields'] },
    ...steps.map((step, index) => ({ entries: step.fields, path: ['steps', index, 'fields'] })),
  ];
  return lists.flatMap(({ entries, path }) =>
    entries.flatMap((entry, index) => [
      { entry, path: [...path, index] },
      ...(entry.fields ?? []).map((input, inner) => ({ entry: input, path: [...path, index, 'fields', inner] })),
    ]),
  );
}

/** Checks that a condition names an earlier field, and answers that this field can have. */
function checkCondition(
  { when }: Entry | Input,
  earlier: ReadonlyMap<string, Entry | Input>,
  report: (at: string, message: string) => void,
): void {
  if (!when) return;
  const answers = new Map([...earlier].flatMap(([name, entry]) => [[name, answersOf(entry)] as const]).filter(([, accepted]) => accepted));
  const accepted = answers.get(when.field);
  if (!accepted) {
    const names = [...answers.keys()].join(', ');
    report(
      'field',
      names === ''
        ? 'the name of an earlier field with options or a checkbox; there is none'
        : `the name of an earlier field with options or a checkbox: ${names}`,
    );
    return;
  }
  const wrong = [when.is].flat().find((answer) => !accepted.includes(answer));
  if (wrong !== undefined) report('is', `an answer of "${when.field}": ${accepted.join(', ')}`);
}

/** Returns the answers that a condition can name. Undefined for a field on which no condition can depend. */
function answersOf({ kind, options }: Entry | Input): (string | boolean)[] | undefined {
  if (kind === 'checkbox' || kind === 'consent') return [true, false];
  return options?.map((option) => (typeof option === 'string' ? option : (option.value ?? option.label)));
}
