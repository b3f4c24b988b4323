import type { TextPart, ValuePath } from '../yaml/yaml-file.ts';

/**
 * A text as visitors read it, and its path in the file. For rich text it is the sanitised HTML. `findHeadings` finds the
 * headings of a text in Markdown, in order.
 */
export type TextUse = { text: string; at: ValuePath; isRich: boolean; findHeadings?: () => TextPart[] };
