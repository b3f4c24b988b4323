import { type FieldPlan, kindOf } from '../../schema/field-plan.ts';
import { placeholders, soleField } from '../../text/placeholder.ts';
import { slugOf } from '../../text/slug.ts';
import type { ValuePath } from '../../yaml/yaml-file.ts';
import { absentLink } from './absent-links.ts';
import { isProse, type ShownPlaceholders } from './shown-placeholders.ts';

/** What placeholders stand for, by their names. Other values than texts, numbers, lists of them and pictures have no placeholder. */
export type Placeholders = Readonly<Record<string, unknown>>;

/** A placeholder that cannot be replaced: an unknown one, or a list or the link of a template within a text. */
export type WrongPlaceholder = { name: string; path: ValuePath; stands?: 'for-list' | 'for-link' };

/** Replaces the placeholders within a text by what `toText` returns for their names, or by the slugs of that. */
export const replacePlaceholders = (text: string, toText: (name: string, written: string) => string): string =>
  text.replaceAll(placeholders, (written, name: string, slug?: string) => {
    const found = toText(name, written);
    return slug === undefined || found === written ? found : slugOf(found);
  });

/** How placeholders are replaced: by `values`, and in texts that people read, at paths with such a plan, by what is `shown`. */
export type Filling = {
  values: Placeholders;
  shown: ShownPlaceholders;
  planAt: (path: ValuePath) => FieldPlan | undefined;
  report: (wrong: WrongPlaceholder) => void;
  /** True for a link that has a template, so that a record may lack it. */
  isLink: (name: string) => boolean;
  /** Called with the place of a link that the record lacks. */
  onAbsentLink: (path: ValuePath) => void;
};

/** Replaces `{name}` and `{name.slug}` in all texts of a value. A text that is only a placeholder gets the type of what it stands for. */
export function fillIn(value: unknown, by: Filling, path: ValuePath = []): unknown {
  if (typeof value === 'string') return value.includes('{') ? fillText(value, by, path) : value;
  if (Array.isArray(value)) return value.map((item: unknown, index) => fillIn(item, by, [...path, index]));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, fillIn(inner, by, [...path, name])]));
}

function fillText(text: string, { values, shown, planAt, report, isLink, onAbsentLink }: Filling, path: ValuePath): unknown {
  const standsFor = (name: string): unknown => (Object.hasOwn(values, name) ? values[name] : undefined);
  const isFormTarget = kindOf(planAt(path))?.kind === 'formTarget';
  const inText = (name: string, written: string): string => {
    const words = written.endsWith('.slug}') ? undefined : shown(name);
    if (typeof words === 'string' && isProse(planAt(path))) return words;
    const value = standsFor(name);
    // What is no field of the record is one of the form.
    if (isFormTarget) return isText(value) ? encodeURIComponent(String(value)) : written;
    if (isText(value) && !isLink(name)) return String(value);
    report({ name, path, ...(isLink(name) ? { stands: 'for-link' } : isTextList(value) && { stands: 'for-list' }) });
    return '';
  };
  const field = soleField(text);
  if (field === undefined) return replacePlaceholders(text, inText);
  const value = standsFor(field);
  if (isLink(field) && kindOf(planAt(path))?.kind === 'href') {
    if (value === undefined) onAbsentLink(path);
    return value ?? absentLink;
  }
  const words = shown(field);
  if (typeof words === 'string' && isProse(planAt(path))) return words;
  if (Array.isArray(words) && isProse(planAt([...path, 0]))) return words;
  return (isText(value) && !isLink(field)) || isTextList(value) || isPicture(value) ? value : inText(field, text);
}

const isText = (value: unknown): value is string | number => typeof value === 'string' || typeof value === 'number';

const isTextList = (value: unknown): value is readonly (string | number)[] => Array.isArray(value) && value.every(isText);

/** True for a picture with its alternative text. Only a whole value can stand for it. */
const isPicture = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'src' in value && typeof value.src === 'string';

/** Returns the names that have a placeholder. */
export const placeholderNames = ({ values, shown }: Pick<Filling, 'values' | 'shown'>): string[] =>
  Object.entries(values).flatMap(([name, value]) =>
    isText(value) || isTextList(value) || isPicture(value) || shown(name) !== undefined ? [name] : [],
  );
