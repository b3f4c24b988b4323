import type { Edit, EditResult } from 'pagewright/editing';
import { afterPress } from 'pagewright/fields';
import { changedPaths, listedChanges } from './changes-at.ts';
import { NoAnswerError } from './connection.ts';
import { hasOtherWords, withoutErrors } from './discarded-values.ts';
import type { EditorStore } from './editor-store.ts';
import type { ChangeKeeper } from './kept-change.ts';
import { editNow, editOf, type Pending, type PendingChanges, type Question, waits } from './pending-changes.ts';
import { readShown } from './read-shown.ts';
import type { Requests } from './requests.ts';
import { savedNotice } from './saved-notice.ts';
import { type Path, type Thing, valueAt } from './things.ts';
import { TypingGroups } from './typing-groups.ts';
import { isSame, withChanges } from './with-changes.ts';

/** In milliseconds. A change is in the file at most half a second after the last key, with the time that it takes to check and write it. */
const typingPause = 250;

/** In milliseconds: how long it waits before it asks a preview again that has not answered, and at most. */
const [firstWait, longestWait] = [1000, 8000];

type Fix = NonNullable<Edit['fix']>;

/** What came of an edit that the file has. */
type Written = Extract<EditResult, { outcome: 'written' | 'nothing' }>;
type Unwritten = Exclude<EditResult, Written>;

const isWritten = (result: EditResult): result is Written => result.outcome === 'written' || result.outcome === 'nothing';

function questionOf(result: Unwritten): Question {
  if (result.outcome === 'refused') return { kind: 'refused', caused: result.caused, problems: result.problems };
  if (result.outcome === 'conflict') return { kind: 'conflict', file: result.file };
  return { kind: 'impossible', reason: result.reason, language: result.language };
}

/** Writes what is typed: into the thing that it was typed into, when nobody has typed for a moment. */
export class Writer {
  readonly #groups = new TypingGroups();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #again: ReturnType<typeof setTimeout> | undefined;
  #wait = firstWait;
  /** The values of things before a person began to type into a field of them. A complete number is written on the way to a longer one. */
  readonly #begun = new WeakMap<Thing, unknown>();
  #isFieldLeft = false;
  /** The values of things as their field was left, while they were on their way to the file: once that has them, they are where the next typing begins. */
  readonly #left = new WeakMap<Thing, unknown>();

  constructor(
    private readonly store: EditorStore,
    private readonly requests: Pick<Requests, 'apply' | 'page' | 'file' | 'records'>,
    private readonly keeper: ChangeKeeper | undefined,
    /** Called when the open page is gone. Returns true when something was typed in it that is not written. */
    private readonly onGone: () => Promise<boolean>,
  ) {}

  /** Returns the value of a thing as it was typed, else as its file has it. */
  valueOf(thing: Thing): unknown {
    const pending = this.store.pending.of(thing);
    return pending ? pending.parts.at(-1)?.value : thing.place.value;
  }

  /** Changes a thing as somebody has changed it from `before` to `next`. `own`: the group of the change. */
  change(thing: Thing, before: unknown, next: unknown, own?: string): void {
    const current = this.valueOf(thing);
    if (!this.#begun.has(thing) || (this.#isFieldLeft && !this.store.pending.of(thing))) this.#begun.set(thing, current);
    this.#isFieldLeft = false;
    const value = withChanges(current, before, next);
    const group = own ?? this.#groups.of(String(thing.id), changedPaths(current, value));
    const pending = this.store.pending.type(thing, { value, group });
    this.keeper?.keep(pending);
    this.store.set({ notice: { kind: 'saving' } });
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.flush(false), typingPause);
  }

  /** Writes at once what was typed, as its field is left. */
  flush(isFieldLeft = true): void {
    this.#isFieldLeft ||= isFieldLeft;
    if (isFieldLeft) for (const { thing, parts } of this.store.pending.all) this.#left.set(thing, parts.at(-1)?.value);
    if (this.#timer === undefined) return;
    this.#stopTimer();
    void this.writeAgain();
  }

  /** Writes what was typed, until a person has to decide about it or nobody answers. Returns true when everything is written. */
  async writeAll(): Promise<boolean> {
    try {
      for (const file of this.#unread()) await this.read(file);
    } catch (error) {
      if (error instanceof NoAnswerError) this.#writeLater();
      throw error;
    }
    const impossible = new Set<Thing>();
    const isNext = ({ question, thing, parts, sent }: Pending): boolean =>
      // Paths of the version that was read last may mean something else by now.
      !sent &&
      !this.store.things.isUnread(thing.file) &&
      // Who types on has the rest in a later change.
      !waits({ question }) &&
      !impossible.has(thing) &&
      (this.#timer === undefined || thing !== this.store.pending.all.at(-1)?.thing || parts.length > 1);
    for (let next = this.store.pending.all.find(isNext); next; next = this.store.pending.all.find(isNext)) {
      const [part] = next.parts;
      await this.write(next);
      const now = this.store.pending.of(next.thing);
      if (now?.question?.kind === 'impossible') impossible.add(next.thing);
      if (now?.parts[0] === part && !now.question) return false;
    }
    return this.store.pending.all.length === 0;
  }

  /** Writes what was typed, also what is being typed. Returns true when everything is written. */
  writeTyped(): Promise<boolean> {
    this.#stopTimer();
    return this.writeAll();
  }

  #stopTimer(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  /** Sends what was typed when the tab is closed: what is asked before that is not answered any more. */
  close(): void {
    for (const pending of this.store.pending.all) {
      const last = pending.parts.at(-1);
      if (last && !waits(pending)) void this.requests.apply(editOf(pending, last)).catch(() => undefined);
    }
  }

  /** Returns what is typed into the thing that was typed into last, as an edit of its file. Undefined when the files have everything. */
  typed(): Edit | undefined {
    const pending = this.store.pending.all.at(-1);
    const last = pending?.parts.at(-1);
    return pending && last && editOf(pending, last);
  }

  /** Writes the first part of a change. Returns true when the file has it. `isAgain`: it is tried once more, in what the file has by now. */
  async write(pending: Pending, { isForced = false, isAgain = false } = {}): Promise<boolean> {
    const [part] = pending.parts;
    const edit = editOf(pending, part);
    const sent = { part, isWritten: false };
    pending.sent = sent;
    try {
      const result = await this.#send(editNow(pending, part), () => this.requests.apply({ ...edit, isForced }));
      sent.isWritten = isWritten(result);
      if (!sent.isWritten) this.store.pending.revert(pending.thing);
      if (sent.isWritten && isSame(this.#left.get(pending.thing), part.value)) this.#begun.set(pending.thing, part.value);
      if (isWritten(result)) await this.#show(pending, result);
      else if (result.outcome !== 'refused' && !isAgain && (await this.#renew(pending, edit)))
        return await this.write(pending, { isForced, isAgain: true });
      else await this.#ask(pending, edit, result);
      this.#wait = firstWait;
      return sent.isWritten;
    } catch (error) {
      if (error instanceof NoAnswerError) this.#writeLater();
      throw error;
    }
  }

  /** Sends an edit, and notes that the file has it, or may have it when no answer comes: the next read of the file is compared with it. */
  async #send(edit: Edit, send: () => Promise<EditResult>): Promise<EditResult> {
    try {
      const result = await send();
      if (isWritten(result)) this.store.things.note(edit);
      return result;
    } catch (error) {
      if (error instanceof NoAnswerError) this.store.things.note(edit);
      throw error;
    }
  }

  /** Returns the files that were edited here and not read since, because no answer came. */
  #unread(): ReadonlySet<string> {
    const sent = this.store.pending.all.flatMap((one) => (one.sent ? [one.thing.file] : []));
    return new Set([...this.store.things.unread(), ...sent]);
  }

  /** Writes all that is pending as soon as the preview answers. */
  #writeLater(): void {
    clearTimeout(this.#again);
    this.#again = setTimeout(() => void this.writeAgain(), this.#wait);
    this.#wait = Math.min(2 * this.#wait, longestWait);
  }

  /** Writes what could not be written before. */
  writeAgain(): Promise<void> {
    return this.store.inTurn(async () => {
      await this.writeAll();
    });
  }

  /** Shows what the file has after a change. */
  async #show({ thing }: Pending, result: Written): Promise<void> {
    const { file } = thing;
    const isLeft = await this.read(file);
    this.store.set(isLeft || this.store.pending.of(thing) ? {} : { notice: savedNotice(result, file) });
  }

  /** Asks about a change that was not written, unless a person has typed on meanwhile: that is tried instead. */
  async #ask({ thing, parts: [part] }: Pending, edit: Edit, result: Unwritten): Promise<void> {
    this.store.pending.refuse(thing, part, questionOf(result));
    if (result.outcome === 'conflict') await this.read(edit.file);
    this.store.set({});
  }

  /**
   * Reads the file of a change again: a preview that was started again knows only what it has read, and a block may stand elsewhere by now. Returns true
   * when the change may be tried again.
   */
  async #renew(pending: Pending, edit: Edit): Promise<boolean> {
    await this.read(edit.file);
    const { thing, place, parts } = pending;
    if (this.store.pending.of(thing) !== pending) return false;
    if (place.version !== edit.version || thing.place.version === edit.version) return true;
    const isChangedThere = (path: Path): boolean => !isSame(valueAt(thing.place.value, path), valueAt(place.value, path));
    if (listedChanges(place.value, parts.at(-1)?.value).some(isChangedThere)) {
      this.store.pending.ask(pending, { kind: 'conflict', file: edit.file });
      return false;
    }
    this.store.pending.rebase(pending);
    return true;
  }

  /** Fixes a problem: of the change of what is chosen that was not written, else of its file. */
  async fix(fix: Fix): Promise<void> {
    const { chosen, form, page } = this.store.read();
    const asked = this.store.pending.asked();
    const isAsked =
      asked?.question.kind === 'refused' && asked.question.problems.some(({ code, path }) => code === fix.code && isSame(path, fix.path));
    const pending = isAsked && 'thing' in asked ? asked : this.store.pending.of(chosen);
    if (pending) {
      Object.assign(pending, { fix, question: undefined });
      await this.write(pending);
      return;
    }
    const { file, version } = form ?? page ?? {};
    if (file === undefined || version === undefined) return;
    await this.apply({ file, version, changes: [], fix });
  }

  /** Makes a change at once. Returns true when the file has it. */
  async apply(edit: Edit, make = (one: Edit): Promise<EditResult> => this.requests.apply(one)): Promise<boolean> {
    const result = await this.#send(edit, () => make(edit));
    if (isWritten(result)) {
      if (!(await this.read(edit.file))) this.store.set({ notice: savedNotice(result, edit.file) });
      return true;
    }
    const { outcome } = result;
    if (outcome === 'impossible') this.store.set({ notice: { kind: 'failed', reason: result.reason, language: result.language } });
    else this.store.pending.held = { edit, make, question: questionOf(result) };
    this.store.set({});
    return false;
  }

  /** Writes the change that a person was asked about: in the text that the file has now, where the other changes stay. */
  async writeAnyway(): Promise<void> {
    const asked = this.store.pending.asked();
    if (!asked) return;
    if ('edit' in asked) {
      this.store.pending.held = undefined;
      await this.apply({ ...asked.edit, isForced: true }, asked.make);
    } else {
      // What it was made from may have another place by now.
      if (asked.question.kind === 'conflict') this.store.pending.rebase(asked);
      Object.assign(asked, { question: undefined });
      await this.write(asked, { isForced: true });
    }
  }

  /** Discards the change that a person was asked about. */
  async discard(): Promise<void> {
    const asked = this.store.pending.asked();
    if (asked && 'thing' in asked && asked.question.kind === 'refused') await this.#discardErrors(asked);
    else this.#forget(asked);
    await this.read();
  }

  /** Restores the values that cause the errors of a change, and writes the rest. When that is refused too, discards everything. Offers the words in it. */
  async #discardErrors(asked: Pending & { question: Question }): Promise<void> {
    const { thing, place, parts, question } = asked;
    const caused = question.kind === 'refused' ? question.caused : [];
    const refused = { at: thing.place.at, before: place.value, value: parts[0].value, caused };
    const rest = withoutErrors(refused, this.#begun.get(thing) ?? place.value);
    const isTried = !isSame(rest, place.value) && !isSame(rest, parts.at(-1)?.value);
    const isRestWritten = isTried && (await this.#writeInstead(asked, rest));
    if (!isRestWritten) this.#forget(asked);
    const discarded = { thing, place: isRestWritten ? { ...place, value: rest } : place, parts };
    if (hasOtherWords(discarded)) this.#offer([discarded]);
  }

  /** Writes another value than the one that was refused. Returns false when it is refused too. */
  async #writeInstead(pending: Pending, value: unknown): Promise<boolean> {
    const [part] = pending.parts;
    Object.assign(pending, { parts: [{ ...part, value }], fix: undefined, question: undefined });
    this.keeper?.keep(pending);
    await this.write(pending);
    return this.store.pending.of(pending.thing)?.question?.kind !== 'refused';
  }

  #forget(asked: ReturnType<PendingChanges['asked']>): void {
    if (!asked) return;
    if ('edit' in asked) this.store.pending.held = undefined;
    else {
      this.store.pending.remove(asked);
      this.keeper?.remove(asked);
    }
    this.store.set({ notice: undefined });
  }

  /** Leaves a file that is gone, and the things that are: what was typed into them is offered. Returns true when there was something. */
  leave(file?: string): boolean {
    const left = this.store.pending.all.filter(({ thing }) => thing.file === file || thing.isGone);
    for (const pending of left) this.store.pending.remove(pending);
    this.#offer(left);
    return left.length > 0;
  }

  /** Offers what was typed and is not pending any more. */
  #offer(left: readonly Pending[]): void {
    const kept = this.keeper ? left.map(this.keeper.leave) : [];
    if (left.length > 0) this.store.set({ kept: [...this.store.read().kept, ...kept] });
  }

  /** Asks once more about the change that waits for a decision. Returns false when there is none. */
  askAgain(): boolean {
    const asked = this.store.pending.asked();
    if (!asked) return false;
    asked.question = { ...asked.question, isBlocking: true };
    this.store.set({});
    return true;
  }

  /** Reads what is shown, and another file if one is named. Returns true when something was typed into what is gone: it is offered. */
  async read(file?: string): Promise<boolean> {
    const shown = await readShown(this.requests, this.store.read, file);
    if (!shown) return this.onGone();
    // A list that changes while a pointer is pressed on it loses the click.
    await new Promise<void>(afterPress);
    for (const written of this.store.show(shown.files)) {
      const rest = this.store.pending.of(written.thing);
      if (rest) this.keeper?.keep(rest);
      else this.keeper?.remove(written);
    }
    const isLeft = this.leave();
    if (isLeft) this.store.set({ notice: { kind: 'gone' } });
    else if ('notice' in shown) this.store.set({ notice: shown.notice });
    return isLeft;
  }
}
