import { z } from 'zod';
import { fieldKinds } from './field-kinds.ts';
import { isOpen, openText } from './text.ts';

/**
 * Text with simple HTML: headings h2 to h4, paragraphs, lists, links, emphasis, code, quotes, tables.
 * Anything else in it is a problem; nothing of it runs in the browser.
 */
export const richTextSchema = z
  .string()
  .trim()
  .min(1)
  .refine(isOpen, openText)
  .brand<'rich'>()
  .register(fieldKinds, { kind: 'rich', inline: false });

/** One line with emphasis: `<em>`, `<strong>` and `<br>` only. */
export const richLineSchema = z
  .string()
  .trim()
  .min(1)
  .refine(isOpen, openText)
  .brand<'rich'>()
  .register(fieldKinds, { kind: 'rich', inline: true });
