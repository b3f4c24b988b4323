import { z } from 'zod';
import { fieldKinds } from './field-kinds.ts';
import { hasNoHiddenCharacters, noHiddenCharacters } from './text.ts';

/**
 * Text with simple HTML: headings h2 to h4, paragraphs, lists, links, emphasis, code, quotes, tables. Other HTML is
 * reported and removed.
 */
export const richTextSchema = z
  .string()
  .trim()
  .min(1)
  .refine(hasNoHiddenCharacters, noHiddenCharacters)
  .brand<'rich'>()
  .register(fieldKinds, { kind: 'rich', inline: false });

/** One line of text that may contain `<em>`, `<strong>` and `<br>`. */
export const richLineSchema = z
  .string()
  .trim()
  .min(1)
  .refine(hasNoHiddenCharacters, noHiddenCharacters)
  .brand<'rich'>()
  .register(fieldKinds, { kind: 'rich', inline: true });
