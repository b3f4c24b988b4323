/** What a field must be called to have a placeholder, in words. */
export const placeholderNameInWords = 'letters, digits, hyphens and underscores, with a letter at the start';

/** Letters of any script: a schema may call a field `preço` or `年`. */
const name = String.raw`[\p{L}_][\p{L}\p{M}\p{N}_-]*`;

/** The source of an expression (flag `u`) for a placeholder: a name, and `.slug` for the value as a part of a path. */
export const placeholderSource = String.raw`\{(${name})(\.slug)?\}`;

/** Every placeholder of a text, such as `{title}` or `{title.slug}`. Only for functions that start at the beginning, such as `replaceAll`. */
export const placeholders = new RegExp(placeholderSource, 'gu');

const first = new RegExp(placeholderSource, 'u');
const whole = new RegExp(`^${placeholderSource}$`, 'u');
const wholeName = new RegExp(`^${name}$`, 'u');

/** Returns the first placeholder of a text, as it is written. */
export const firstPlaceholder = (text: string): string | undefined => first.exec(text)?.[0];

/** Returns the name of the placeholder that a text consists of. Undefined for another text, and for one with `.slug`. */
export const soleField = (text: string): string | undefined => {
  const [, field, slug] = whole.exec(text) ?? [];
  return slug === undefined ? field : undefined;
};

/** True for a text that is only a placeholder, such as `{id}` in a page file with `collection:`. */
export const isPlaceholder = (value: unknown): boolean => typeof value === 'string' && whole.test(value);

/** True for a name of a field that can have a placeholder. */
export const canBePlaceholder = (field: string): boolean => wholeName.test(field);
