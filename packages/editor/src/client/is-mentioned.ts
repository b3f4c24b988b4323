/** True when a form field is named in a value beside its own name: by another field, or in braces in a text. */
export const isMentioned = (name: string, value: unknown): boolean =>
  [...JSON.stringify(value ?? '').matchAll(new RegExp(`[:[,]"${name}"(?!:)|\\{${name}\\}`, 'g'))].length > 1;
