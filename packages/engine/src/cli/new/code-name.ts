import { idSchema } from '../../schema/fields/text.ts';
import { slugOf } from '../../text/slug.ts';

const isCodeName = (name: string): boolean => idSchema.safeParse(name).success && /^[a-z]/.test(name);

/** Throws, in plain words, when something of the site's code cannot have a name: `of` is what, such as `a block type`. */
export function assertCodeName(name: string, { of, example }: { of: string; example: string }): void {
  if (isCodeName(name)) return;
  const meant = slugOf(name).replace(/^[^a-z]+/, '');
  const rule = 'It has lowercase letters from a to z, digits and single hyphens, and starts with a letter';
  throw new Error(`"${name}" cannot be the name of ${of}. ${rule}${isCodeName(meant) ? `: ${meant}` : `, such as ${example}.`}`);
}
