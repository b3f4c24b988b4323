/** Encodes the parts of a text as UTF-8. One by one: together, they would be copied once more. */
export const encodeParts = (parts: readonly string[]): Buffer => Buffer.concat(parts.map((part) => Buffer.from(part)));
