import { placeholders, soleField } from '../../text/placeholder.ts';
import { slugOf } from '../../text/slug.ts';
import type { ValuePath } from '../../yaml/yaml-file.ts';

/** What placeholders stand for, by their names. Other values than texts, numbers, lists of them and pictures have no placeholder. */
export type Placeholders = Readonly<Record<string, unknown>>;

/** A placeholder that cannot be replaced: an unknown one, or a list within a text. */
export type WrongPlaceholder = { name: string; path: ValuePath; isList: boolean };

type Report = (wrong: WrongPlaceholder) => void;

/** Replaces the placeholders within a text by what `toText` returns for their names, or by the slugs of that. */
export const replacePlaceholders = (text: string, toText: (name: string, written: string) => string): string =>
  text.replaceAll(placeholders, (written, name: string, slug?: string) => {
    const found = toText(name, written);
    return slug === undefined || found === written ? found : slugOf(found);
  });

/** Replaces `{name}` and `{name.slug}` in all texts of a value. A text that is only a placeholder gets the type of what it stands for. */
export function fillIn(value: unknown, by: Placeholders, report: Report, path: ValuePath = []): unknown {
  if (typeof value === 'string') return fillText(value, by, (wrong) => report({ ...wrong, path }));
  if (Array.isArray(value)) return value.map((item: unknown, index) => fillIn(item, by, report, [...path, index]));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, fillIn(inner, by, report, [...path, name])]));
}

function fillText(text: string, by: Placeholders, report: (wrong: Omit<WrongPlaceholder, 'path'>) => void): unknown {
  const standsFor = (name: string): unknown => (Object.hasOwn(by, name) ? by[name] : undefined);
  const inText = (name: string): string => {
    const value = standsFor(name);
    if (isText(value)) return String(value);
    report({ name, isList: isTextList(value) });
    return '';
  };
  const field = soleField(text);
  if (field === undefined) return replacePlaceholders(text, inText);
  const value = standsFor(field);
  return isText(value) || isTextList(value) || isPicture(value) ? value : inText(field);
}

const isText = (value: unknown): value is string | number => typeof value === 'string' || typeof value === 'number';

const isTextList = (value: unknown): value is readonly (string | number)[] => Array.isArray(value) && value.every(isText);

/** True for a picture with its alternative text. Only a whole value can stand for it. */
const isPicture = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'src' in value && typeof value.src === 'string';

/** Returns the names that have a placeholder. */
export const placeholderNames = (by: Placeholders): string[] =>
  Object.entries(by).flatMap(([name, value]) => (isText(value) || isTextList(value) || isPicture(value) ? [name] : []));
