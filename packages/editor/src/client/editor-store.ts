import type { UnreadFile, WrittenFile, WrittenPage, WrittenRecord } from 'pagewright/editing';
import { NoAnswerError, SignedOutError } from './connection.ts';
import { type EditorState, firstState, isQuestion, type Notice } from './editor-state.ts';
import { type Pending, PendingChanges, type Question } from './pending-changes.ts';
import { type Thing, Things } from './things.ts';

/** What the preview has answered about what the editor shows. A file that was not asked for is undefined, and one that is not there is null. */
export type ReadFiles = {
  page?: WrittenPage | null;
  form?: WrittenFile | UnreadFile | null;
  other?: WrittenFile | UnreadFile | null;
  records?: readonly WrittenRecord[];
};

/** The state of the editor. What is chosen, where it stands and what was typed into it always fit each other. */
export class EditorStore {
  #state: EditorState = firstState;
  readonly #listeners = new Set<() => void>();
  #last: Promise<unknown> = Promise.resolve();
  readonly things = new Things();
  readonly pending = new PendingChanges();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly read = (): EditorState => this.#state;

  set(next: Partial<EditorState>): void {
    this.#state = this.#consistent({ ...this.#state, ...next });
    for (const listener of this.#listeners) listener();
  }

  /** Derives what follows from what is chosen and what is pending. */
  #consistent(state: EditorState): EditorState {
    const { page, form } = state;
    const block = state.block && !state.block.isGone && state.block.file === page?.file ? state.block : undefined;
    const chosen = form?.thing ?? block ?? (page && this.things.at(page.file, [], true));
    const asked = this.pending.asked();
    const isShown = asked && ('edit' in asked ? asked.edit : asked.thing).file === (form ?? page)?.file;
    return {
      ...state,
      block,
      selected: block && Number(block.place.at[1]),
      chosen,
      draft: this.pending.valueOf(chosen),
      elsewhere: asked && 'thing' in asked && asked.thing !== chosen ? placeOf(asked) : undefined,
      draftProblems: isShown && asked.question.kind === 'refused' ? asked.question.problems : undefined,
      notice: asked?.question ?? (isQuestion(state) ? undefined : state.notice),
    };
  }

  /** Returns the block at an index of the open page. Undefined without one. */
  blockAt(index: number | undefined): Thing | undefined {
    const { page } = this.#state;
    return page && index !== undefined && index < page.blocks.length ? this.things.at(page.file, ['blocks', index]) : undefined;
  }

  /** Shows what the files have now. Returns the changes of which they have a part. */
  show({ page, form, other, records }: ReadFiles): Pending[] {
    const files = [page, form, other].flatMap((read) => (read && !read.isUnreadable ? [read.file] : []));
    if (page) {
      const { file, version, value, blocks } = page;
      this.things.update({ file, version, whole: { ...Object(value), blocks: blocks.map((block) => block.value) } });
      this.things.noteBlocks(
        file,
        version,
        blocks.map(({ key }) => key),
      );
    }
    for (const read of [form, other])
      if (read && !read.isUnreadable) this.things.update({ file: read.file, version: read.version, whole: read.value });
    const written = this.pending.follow(new Set(files));
    const shown = this.#state.form;
    const isRead = form && form.file === shown?.file;
    this.set({
      ...(page !== undefined && { page: page ?? undefined, isLoaded: true }),
      // Meanwhile, a person may have chosen something else.
      ...(isRead && this.formOf(form, shown.thing)),
      ...(form === null && { form: undefined }),
      ...(records && { records }),
    });
    return written;
  }

  /** Returns the form of a thing in a file that was read. None for a thing that is gone. */
  formOf(file: WrittenFile | UnreadFile, thing: Thing | undefined): Partial<Pick<EditorState, 'form' | 'notice'>> {
    return !file.isUnreadable && (!thing || thing.isGone) ? { form: undefined } : formOf(file, thing);
  }

  /** Does something after all before it, one after the other. Says why it has failed. */
  inTurn(work: () => Promise<void>): Promise<void> {
    const done = this.#last.then(work).catch((error: unknown) => {
      this.set({ notice: noticeOf(error) });
    });
    this.#last = done;
    return done;
  }
}

/** Returns the place of what a person has to decide about: of the value that causes an error, if one is known. */
function placeOf({ thing, question }: Pending & { question: Question }): EditorState['elsewhere'] {
  const { at } = thing.place;
  const problems = question.kind === 'refused' ? question.problems : [];
  const problem = problems.find(({ path, severity }) => severity === 'error' && at.every((step, index) => step === path[index]));
  return { file: thing.file, path: problem?.path ?? at };
}

function noticeOf(error: unknown): Notice {
  if (error instanceof NoAnswerError) return { kind: 'away' };
  if (error instanceof SignedOutError) return { kind: 'signed-out' };
  return { kind: 'failed', reason: error instanceof Error ? error.message : String(error) };
}

/** Returns the form for a part of a file, or none and why the file cannot be read: a form without its values would write over them. */
function formOf(file: WrittenFile | UnreadFile, thing: Thing | undefined): Partial<Pick<EditorState, 'form' | 'notice'>> {
  if (file.isUnreadable) return { form: undefined, notice: { kind: 'unreadable', file: file.file, reason: file.reason } };
  return { form: thing && { ...file, thing, at: thing.place.at } };
}
