import { parse } from 'yaml';
import { definitionOf } from '../../packages/core/src/field-kinds/index.ts';
import { accepts, type FieldPlan, kindOf, type PlannedKind } from '../../packages/core/src/schema/field-plan.ts';
import type { FieldKindName } from '../../packages/core/src/schema/fields/field-kinds.ts';
import { kindSamples } from '../support/kind-samples.ts';
import type { Field } from './fields.ts';
import { misspell } from './misspell.ts';

/** What a wrong value is called, and the value as it is written in YAML. */
export type ValueMistake = { mistake: string; written: string };

const wrong = (mistake: string, written: string): ValueMistake => ({ mistake, written });

/** The values that a field does not accept: of another type, of another kind, out of range, or with the name of something that does not exist. */
export function valueMistakes(field: Field): ValueMistake[] {
  const { plan, value } = field;
  const mark = kindOf(plan);
  const typeMistakes = mistakesOfType(value, plan).filter(({ written }) => !accepts(plan, parse(written)));
  if (mark) return unique([...typeMistakes, ...syntaxMistakes(field), ...mistakesOfKind(mark, field)]);
  if (plan.shape === 'choice' || plan.shape === 'literal') return unique([...typeMistakes, ...choiceMistakes(String(value))]);
  if (plan.shape === 'text')
    return unique([...typeMistakes, ...syntaxMistakes(field), ...wordingMistakes].filter(({ written }) => !isAcceptedText(plan, written)));
  return unique(typeMistakes);
}

/** One mistake for each written value. */
const unique = (mistakes: readonly ValueMistake[]): ValueMistake[] =>
  mistakes.filter(({ written }, index) => mistakes.findIndex((other) => other.written === written) === index);

/** True when a text is valid YAML and a value that the field accepts. */
function isAcceptedText(plan: FieldPlan, written: string): boolean {
  try {
    return accepts(plan, parse(written));
  } catch {
    return false;
  }
}

/** Values of another type than the present one, and numbers out of range. */
function mistakesOfType(value: unknown, plan: FieldPlan): ValueMistake[] {
  if (typeof value === 'number')
    return [
      wrong('number in quotes', `"${value}"`),
      wrong('word for a number', 'many'),
      wrong('number with a unit', `${value}px`),
      wrong('far too large', '99999999'),
      wrong('negative number', '-1'),
      wrong('list for a number', `[${value}]`),
    ];
  if (typeof value === 'boolean')
    return [
      wrong('yes or no', value ? 'yes' : 'no'),
      wrong('boolean in quotes', `"${value}"`),
      wrong('number for a boolean', '1'),
      ...(plan.shape === 'literal' ? [wrong('other boolean', String(!value))] : []),
    ];
  if (typeof value === 'string')
    return [
      wrong('number for a text', '2026'),
      wrong('true for a text', 'true'),
      wrong('list for a text', '[one]'),
      wrong('object for a text', '{ one: two }'),
      wrong('blank in quotes', '" "'),
    ];
  return [
    wrong('word for an object or list', 'something'),
    wrong('number for an object or list', '7'),
    ...(Array.isArray(value) ? [wrong('empty list', '[]')] : []),
  ];
}

/** Texts that YAML reads as something else without quotes. */
function syntaxMistakes({ value, style }: Field): ValueMistake[] {
  if (typeof value !== 'string' || style === 'flow') return [];
  return [
    wrong('quote not closed', `"${value.trim().split('\n', 1).join('').replaceAll('"', '')}`),
    wrong('apostrophe in single quotes', "'It's here'"),
    wrong('colon in a text', 'One: two'),
    wrong('star at the start', '*One* of them'),
    wrong('at sign at the start', '@one'),
  ];
}

/** What is wrong in every text. */
const characterMistakes = [wrong('direction character', '"One\\u202Etwo"')];

const wordingMistakes = [wrong('Markdown', 'One **and** two'), wrong('HTML', 'One <b>and</b> two'), ...characterMistakes];

/** A word that is not in the list of accepted ones. */
const choiceMistakes = (value: string): ValueMistake[] => [wrong('misspelt', misspell(value)), wrong('in words', `Our ${value}`)];

/** The wrong value of the kind's sample, and what can go wrong besides with values of the kind. */
function mistakesOfKind(mark: PlannedKind, { plan, value }: Field): ValueMistake[] {
  const written = typeof value === 'string' ? value : undefined;
  return [
    wrong('of no valid form', kindSamples[mark.kind].wrong.value),
    ...misspeltReferences(mark, value),
    ...(written === undefined ? [] : furtherMistakes[mark.kind](written, plan)),
  ];
}

/** The value with the name of something that does not exist, for kinds that refer to things by name. */
function misspeltReferences(mark: PlannedKind, value: unknown): ValueMistake[] {
  const { references } = definitionOf(mark);
  // A text with HTML refers to something only inside of its links.
  if (typeof references !== 'function' || mark.kind === 'rich') return [];
  const isReferred = references({ mark, value, at: [] }, () => []).length > 0;
  if (!isReferred) return [];
  if (Array.isArray(value)) return [wrong('entry misspelt', `[${[...value.slice(1), misspell(String(value[0]))].join(', ')}]`)];
  return typeof value === 'string' && !value.startsWith('http') ? [wrong('misspelt', misspellEnd(value))] : [];
}

/** Misspells the last part of a path without its ending. */
const misspellEnd = (path: string): string => {
  const from = path.lastIndexOf('/') + 1;
  const dot = path.indexOf('.', from);
  const to = dot < 0 ? path.length : dot;
  return path.slice(0, from) + misspell(path.slice(from, to)) + path.slice(to);
};

const upperCaseFile = (path: string): string => {
  const from = path.lastIndexOf('/') + 1;
  return path.slice(0, from) + path.slice(from).toUpperCase();
};

const none = (): ValueMistake[] => [];
const media = (value: string): ValueMistake[] => [
  wrong('without /media/', value.replace('/media/', '')),
  wrong('capitals', upperCaseFile(value)),
];
const otherMedia = (value: string): ValueMistake[] => [...media(value), wrong('file of another kind', '/media/fonts/text.woff2')];
const words = (): ValueMistake[] => wordingMistakes;
const names = (value: string): ValueMistake[] => [wrong('in words', `Our ${value}`)];

const missingTargets = [wrong('no such page', '/nowhere-at-all'), wrong('no such anchor', '/questions#fag')];

type FurtherMistakes = (value: string, plan: FieldPlan) => ValueMistake[];

/** Mistakes in a value that is written as a text, by kind. A new kind must have its entry. */
const furtherMistakes = {
  image: none,
  video: otherMedia,
  media: otherMedia,
  file: media,
  download: otherMedia,
  icon: choiceMistakes,
  href: (_, plan) => [
    // Only the form of a link inside a union is checked, because unions resolve to what is written.
    ...(plan.fieldKind ? missingTargets : []),
    wrong('no https', 'www.example.com'),
    wrong('not encrypted', 'http://example.com'),
    wrong('script', '"javascript:alert(1)"'),
    wrong('space', '/our questions'),
  ],
  page: () => [wrong('no such page', '/nowhere-at-all'), wrong('other site', 'https://example.com'), wrong('space', '/our questions')],
  records: choiceMistakes,
  record: names,
  block: none,
  rich: () => [wrong('HTML', 'One <b>and</b> two'), ...characterMistakes],
  text: words,
  name: names,
  path: names,
  colour: words,
  focus: words,
  date: words,
  recipient: choiceMistakes,
  webhook: choiceMistakes,
  formTarget: () => [wrong('a host from a field', 'https://{name}.example/?amount=1'), wrong('no https', 'http://pay.example/?amount=1')],
  upload: choiceMistakes,
  mailText: words,
  custom: words,
  anyRecords: names,
  recordOptions: names,
  anyRecord: names,
  neighbours: names,
  time: () => [wrong('without a zero', '9:30'), wrong('12-hour clock', '6 pm'), ...wordingMistakes],
} satisfies Record<FieldKindName, FurtherMistakes>;
