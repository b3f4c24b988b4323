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
  // Names and answers that are wrong themselves would make conditions seem wrong.
  if (context.issues.length > 0) return;
  const report = (path: PropertyKey[], message: string): void => context.addIssue({ code: 'custom', path, message });
  const placed = placedFields(form);
  const earlier = new Map<string, Entry | Input>();
  for (const { entry, path } of placed) {
    if (earlier.has(entry.name)) report([...path, 'name'], 'a name that no other field of the form has');
    else {
      checkCondition({ entry, path }, earlier, context);
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
function checkCondition({ entry: { when }, path }: Placed, earlier: ReadonlyMap<string, Entry | Input>, context: z.RefinementCtx): void {
  if (!when) return;
  const answers = new Map([...earlier].flatMap(([name, entry]) => (answersOf(entry) ? [[name, answersOf(entry)] as const] : [])));
  const accepted = answers.get(when.field);
  const place = [...path, 'when'];
  if (!accepted && answers.size === 0) {
    const message = 'the name of an earlier field with options or a checkbox; there is none';
    context.addIssue({ code: 'custom', path: [...place, 'field'], message });
  } else if (!accepted) {
    context.addIssue({ code: 'invalid_value', path: [...place, 'field'], values: [...answers.keys()], input: when.field });
  } else if (Array.isArray(when.is)) {
    for (const [index, answer] of when.is.entries()) checkAnswer(answer, accepted, [...place, 'is', index], context);
  } else checkAnswer(when.is, accepted, [...place, 'is'], context);
}

function checkAnswer(
  answer: string | boolean,
  accepted: readonly (string | boolean)[],
  path: PropertyKey[],
  context: z.RefinementCtx,
): void {
  if (!accepted.includes(answer)) context.addIssue({ code: 'invalid_value', path, values: [...accepted], input: answer });
}

/** Returns the answers that a condition can name. Undefined for a field on which no condition can depend. */
function answersOf({ kind, options }: Entry | Input): (string | boolean)[] | undefined {
  if (kind === 'checkbox' || kind === 'consent') return [true, false];
  return options?.map((option) => (typeof option === 'string' ? option : (option.value ?? option.label)));
}
