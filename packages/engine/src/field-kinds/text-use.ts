import type { ValuePath } from '../yaml/yaml-file.ts';

/** A text as visitors read it, and its path in the file. For rich text it is the sanitised HTML. */
export type TextUse = { text: string; at: ValuePath; isRich: boolean };
