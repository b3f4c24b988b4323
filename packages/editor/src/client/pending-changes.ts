import type { CausedError, Edit, EditResult, FieldProblem } from 'pagewright/editing';
import { changesAt } from './changes-at.ts';
import type { Place, Thing } from './things.ts';
import { isSame, withChanges } from './with-changes.ts';

/** What a person has to decide about a change that is not written. `isBlocking`: that person wanted to do something else before. */
export type Question = (
  | { kind: 'refused'; caused: readonly CausedError[]; problems: readonly FieldProblem[] }
  | { kind: 'conflict'; file: string }
  | { kind: 'impossible'; reason: string; language?: string | undefined }
) & { isBlocking?: true };

/** True for a change that a person has to decide about before it is sent again. One that was impossible is tried again: its file may be another by now. */
export const waits = ({ question }: Pick<Pending, 'question'>): boolean => question !== undefined && question.kind !== 'impossible';

/** A value that was typed, and the changes with which it is taken back. */
type Part = { readonly value: unknown; readonly group: string };

/** What was typed into a thing and is not written. Each part is a change of its own; the last one is what the editor shows. */
export type Pending = {
  readonly thing: Thing;
  /** Where the thing stood, and its value there, when it was typed over. */
  place: Place;
  parts: readonly [Part, ...Part[]];
  fix?: NonNullable<Edit['fix']>;
  question?: Question;
  /** The part that was sent last, until its file is read. Whether it is written is known with the answer, else by what the file has. */
  sent?: { readonly part: Part; isWritten: boolean };
};

/** A change that was made at once, such as a move of a block, and that a person has to decide about. */
export type Held = { edit: Edit; make: (edit: Edit) => Promise<EditResult>; question: Question };

/** What was typed and is not written, by the things it was typed into. */
export class PendingChanges {
  #all: readonly Pending[] = [];

  /** The change that was typed last is the last one. */
  get all(): readonly Pending[] {
    return this.#all;
  }

  of(thing: Thing | undefined): Pending | undefined {
    return this.#all.find((pending) => pending.thing === thing);
  }

  /** Returns the value of a thing as it was typed. Undefined for one into which nothing was typed. */
  valueOf(thing: Thing | undefined): unknown {
    return this.of(thing)?.parts.at(-1)?.value;
  }

  /** A change that was made at once and is not written. */
  held: Held | undefined;

  /** Returns the first change that a person has to decide about. */
  asked(): (Pending & { question: Question }) | Held | undefined {
    return this.#all.find((pending): pending is Pending & { question: Question } => pending.question !== undefined) ?? this.held;
  }

  type(thing: Thing, part: Part): Pending {
    const { place, parts, question, sent } = this.of(thing) ?? { place: thing.place, parts: [], question: undefined, sent: undefined };
    // A change that was refused is tried again with what was typed on. A preview that is slow gets fewer changes, and each of them has more.
    const before = question ? [] : parts.slice(0, parts.length > 1 || parts[0]?.group !== part.group ? 1 : 0);
    const [first = part, ...others] = [...before, part];
    const pending: Pending = { thing, place, parts: [first, ...others], ...(sent && { sent }) };
    this.#all = [...this.#all.filter((one) => one.thing !== thing), pending];
    return pending;
  }

  /** Notes that what was sent of a change is not written. */
  revert(thing: Thing): void {
    delete this.of(thing)?.sent;
  }

  /** Notes a question about a change: the answer is for all of it. */
  ask(pending: Pending, question: Question): void {
    const last = pending.parts.at(-1);
    if (last) Object.assign(pending, { parts: [last], question });
  }

  /** Notes a question about a part that was not written. What was typed after it has it too, and is tried instead. */
  refuse(thing: Thing, part: Part, question: Question): void {
    const pending = this.of(thing);
    if (!pending) return;
    const [next, ...others] = pending.parts.slice(pending.parts.indexOf(part) + 1);
    if (next) pending.parts = [next, ...others];
    else this.ask(pending, question);
  }

  remove(pending: Pending): void {
    this.#all = this.#all.filter(({ thing }) => thing !== pending.thing);
  }

  /** Takes a part that the file has out of a change, after the file was read. What was typed since is a change of what the file has now. */
  #finish(pending: Pending, part: Part): void {
    const { thing, parts } = pending;
    const { value } = thing.place;
    // A part that was typed on in the meantime is another one.
    const [first, ...others] = parts
      .slice(parts.indexOf(part) + 1)
      .map((later) => ({ ...later, value: thing.isGone ? later.value : withChanges(value, part.value, later.value) }));
    if (!first) this.remove(pending);
    else Object.assign(pending, { place: thing.place, parts: [first, ...others], fix: undefined, question: undefined });
  }

  /** Makes a change one of what the file has now. Where both have changed a value, what was typed wins. */
  rebase(pending: Pending): void {
    const { place, parts, thing } = pending;
    const [first, ...others] = parts.map((part) => ({ ...part, value: withChanges(thing.place.value, place.value, part.value) }));
    if (first) Object.assign(pending, { place: thing.place, parts: [first, ...others] });
  }

  /**
   * Moves changes to the files that were read. A value that somebody else has changed stays a change of the version that it was typed over. Returns those
   * of which the files have a part.
   */
  follow(files: ReadonlySet<string>): Pending[] {
    const written: Pending[] = [];
    for (const pending of this.#all.filter(({ thing, sent }) => sent && files.has(thing.file))) {
      const { thing, sent } = pending;
      delete pending.sent;
      if (!sent || (!sent.isWritten && !isSame(sent.part.value, thing.place.value))) continue;
      this.#finish(pending, sent.part);
      written.push(pending);
    }
    for (const pending of this.#all)
      if (!pending.thing.isGone && isSame(pending.thing.place.value, pending.place.value)) pending.place = pending.thing.place;
    return written;
  }
}

/** Returns a part of a change as an edit of its file. */
export function editOf({ thing, place, fix }: Pending, { value, group }: Part): Edit {
  const { version, at } = place;
  return { file: thing.file, version, changes: changesAt(at, place.value, value), group, ...(fix && { fix }) };
}

/**
 * Returns what a part of a change makes of the version of its file that was read last: of the place that its thing has there, with what somebody else has
 * changed in it.
 */
export function editNow({ thing, place }: Pending, { value, group }: Part): Edit {
  const { version, at, value: now } = thing.place;
  return { file: thing.file, version, changes: changesAt(at, now, withChanges(now, place.value, value)), group };
}
