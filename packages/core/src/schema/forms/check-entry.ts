import type { z } from 'zod';
import { checkSettings } from '../kind-settings.ts';
import { type InputKind, inputSettings, maxLengthWithPattern } from './input-kinds.ts';

/** The settings that `checkEntry` reads. */
type Entry = {
  kind: InputKind;
  options?: readonly (string | { label: string; value?: string | undefined })[] | undefined;
  min?: number | string | undefined;
  max?: number | string | undefined;
  step?: number | undefined;
  pattern?: string | undefined;
  maxLength?: number | undefined;
};

/** Checks that a field has the settings of its kind, and that they fit together. */
export function checkEntry(entry: Entry, context: z.RefinementCtx): void {
  const report = (path: PropertyKey[], message: string): void => context.addIssue({ code: 'custom', path, message });
  if (!checkSettings(entry, inputSettings, context)) return;
  checkBounds(entry, report);
  checkOptions(entry, report);
  if (entry.kind === 'time' && !Number.isInteger(entry.step ?? 1)) report(['step'], 'a whole number of minutes, such as 15');
  if (entry.pattern !== undefined && (entry.maxLength ?? 0) > maxLengthWithPattern)
    report(['maxLength'], `at most ${maxLengthWithPattern} for a field with a pattern`);
}

type Report = (path: PropertyKey[], message: string) => void;

const isTime = (bound: string): boolean => bound.includes(':');

/** What `min` and `max` must be, by kind. */
const bounds: Readonly<Partial<Record<InputKind, { isValid: (bound: number | string) => boolean; accepted: string }>>> = {
  number: { isValid: (bound) => typeof bound === 'number', accepted: 'a number' },
  date: { isValid: (bound) => typeof bound === 'string' && !isTime(bound), accepted: 'a date such as 2027-06-01, or today' },
  time: { isValid: (bound) => typeof bound === 'string' && isTime(bound), accepted: 'a time such as "09:30"' },
  checkboxes: { isValid: (bound) => Number.isInteger(bound) && Number(bound) >= 1, accepted: 'a number of boxes such as 1' },
};

function checkBounds({ kind, min, max, options }: Entry, report: Report): void {
  const rule = bounds[kind];
  if (!rule) return;
  const wrong = Object.entries({ min, max }).filter(([, bound]) => bound !== undefined && !rule.isValid(bound));
  for (const [setting] of wrong) report([setting], rule.accepted);
  if (wrong.length > 0) return;
  const isComparable = min !== undefined && max !== undefined && typeof min === typeof max && min !== 'today' && max !== 'today';
  if (isComparable && min > max) report(['max'], 'a value that is not below "min"');
  const count = options?.length ?? Number.POSITIVE_INFINITY;
  // No options at all are reported by themselves.
  if (kind === 'checkboxes' && typeof min === 'number' && count > 0 && min > count) report(['min'], 'at most the number of options');
}

function checkOptions({ options = [] }: Entry, report: Report): void {
  const seen = new Set<string>();
  for (const [index, option] of options.entries()) {
    const value = typeof option === 'string' ? option : (option.value ?? option.label);
    if (seen.has(value)) report(['options', index], 'an option that is not in the list yet');
    seen.add(value);
  }
}
