import type { FileKind } from '../../schema/forms/file-kinds.ts';

/** The answers of a form by field name: one for most kinds of fields, several for checkboxes, none for an empty field. */
export type AnswerLists = Readonly<Record<string, readonly string[]>>;

/** A chosen file: its name, its size in bytes and its kind. Undefined for a file of another kind. */
export type ChosenFile = { name: string; size: number; kind: FileKind | undefined };

/** A filled-in form: its answers and its files, by field name. */
export type Answered = { answers: AnswerLists; files: Readonly<Record<string, readonly ChosenFile[]>> };

/** Returns the entries under a name. Empty for a name without any. Ignores inherited properties. */
export const entriesAt = <Entry>(lists: Readonly<Record<string, readonly Entry[]>>, name: string): readonly Entry[] =>
  Object.hasOwn(lists, name) ? (lists[name] ?? []) : [];
