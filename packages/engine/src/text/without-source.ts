/**
 * Returns a copy of JSON-safe data. Strings that were cut out of a longer text, such as the text of a file, are parts of it:
 * V8 keeps all of it in memory for one of them.
 */
export const withoutSource = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value));
