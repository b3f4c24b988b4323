/** True for a text that is only a placeholder, such as `{id}` in a page file with `collection:`. */
export const isPlaceholder = (value: unknown): boolean => typeof value === 'string' && /^\{\w+(?:\.slug)?\}$/.test(value);
