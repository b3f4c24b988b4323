/**
 * The settings that a language may have of its own: what visitors read, and the targets of its links. True for a field with
 * everything in it.
 */
const translatable: Translatable = {
  translated: true,
  brand: true,
  company: true,
  navigation: true,
  footer: true,
  mail: { thankYou: true, messages: true },
  messages: true,
  consent: true,
};

type Translatable = { readonly [Field in string]: true | Translatable };

/** Returns the names of the settings that a language may have of its own, for messages. */
export const translatableNames = (): string[] => Object.keys(translatable).filter((name) => name !== 'translated');

/** Returns the paths of fields that a language cannot have of its own. Leaves out names that `isField` does not know. */
export const notTranslatable = (value: unknown, isField: (path: readonly string[]) => boolean): string[][] =>
  inside(value, translatable, [], isField);

function inside(
  value: unknown,
  accepted: Translatable,
  path: readonly string[],
  isField: (path: readonly string[]) => boolean,
): string[][] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
  return Object.entries(value).flatMap(([name, field]): string[][] => {
    const at = [...path, name];
    const known = Object.hasOwn(accepted, name) ? accepted[name] : undefined;
    if (known === undefined) return isField(at) ? [at] : [];
    return known === true ? [] : inside(field, known, at, isField);
  });
}
