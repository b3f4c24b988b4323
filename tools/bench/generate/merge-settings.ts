import { parseDocument } from 'yaml';
import { z } from 'zod';

const groupSchema = z.record(z.string(), z.unknown());

/**
 * Applies changes to a YAML text as a JSON merge patch (RFC 7396): groups are merged, null removes a field, anything
 * else replaces the value.
 */
export function mergeSettings(text: string, changes: Readonly<Record<string, unknown>>): string {
  const document = parseDocument(text);
  const merge = (path: readonly string[], value: unknown): void => {
    const group = groupSchema.safeParse(value);
    if (value === null) document.deleteIn(path);
    else if (!group.success) document.setIn(path, value);
    else for (const [name, inner] of Object.entries(group.data)) merge([...path, name], inner);
  };
  for (const [name, value] of Object.entries(changes)) merge([name], value);
  return document.toString({ lineWidth: 0 });
}
