/** Returns the answers to a field as the one text that a draft keeps. A file is its name, size and time. */
export const draftText = (values: readonly FormDataEntryValue[]): string =>
  values.map((value) => (typeof value === 'string' ? value : value.name && [value.name, value.size, value.lastModified])).join('\n');
