import type { Edit, EditResult, MappedNode, PageMap } from 'pagewright/editing';
import { isGroup } from 'pagewright/fields';
import { type EditorState, firstState, shownBlock } from './editor-state.ts';
import type { Requests } from './requests.ts';

/** In milliseconds. A change is in the file at most half a second after the last key, with the time that it takes to check and write it. */
const typingPause = 200;

/** In milliseconds. Who types on after a pause wants to take back what came after it. */
const longestPause = 5000;

type Changes = Edit['changes'];
type Path = MappedNode['fields'][number]['path'];
type Fix = NonNullable<Edit['fix']>;

/** An edit that was not written, and where it was made. */
type Unwritten = { changes: Changes; group: string | undefined; fix?: Fix };

/** The state of the editor, and what a person can do. One request follows the other. */
export class EditorSession {
  #state: EditorState = firstState;
  readonly #listeners = new Set<() => void>();
  #last: Promise<unknown> = Promise.resolve();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #unwritten: Unwritten | undefined;
  /** What was typed last, and when. */
  #typed = { name: '', group: '', time: 0 };

  constructor(private readonly requests: Pick<Requests, keyof Requests>) {}

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly read = (): EditorState => this.#state;

  #set(next: Partial<EditorState>): void {
    this.#state = { ...this.#state, ...next };
    for (const listener of this.#listeners) listener();
  }

  #inTurn(work: () => Promise<void>): Promise<void> {
    const done = this.#last.then(work).catch((error: unknown) => {
      this.#set({ notice: { kind: 'failed', reason: error instanceof Error ? error.message : String(error) } });
    });
    this.#last = done;
    return done;
  }

  /** Opens the page at a path or an address. */
  open(at: string): Promise<void> {
    return this.#afterTyping(async () => {
      const offer = this.#state.offer ?? (await this.requests.offer());
      const path = offer.pages.find(({ address }) => address === at)?.path ?? at;
      this.#set({ ...firstState, offer, path });
      this.#set({ page: await this.requests.page(path), isLoaded: true });
    });
  }

  /** Reads the page again, after a change of the site. What is being typed stays. */
  refresh(): Promise<void> {
    return this.#inTurn(async () => {
      const page = await this.requests.page(this.#state.path);
      if (!this.#unwritten) this.#set(this.#withPage(page));
    });
  }

  /** Returns the state with a page as it is in its file, and no change beside it. */
  #withPage(page: EditorState['page']): Partial<EditorState> {
    const { selected } = this.#state;
    const isThere = selected !== undefined && page !== undefined && selected < page.blocks.length;
    return { page, isLoaded: true, selected: isThere ? selected : undefined, draft: undefined, draftProblems: undefined };
  }

  /** Does something when what was typed is written. Does nothing while a change waits for a decision. */
  #afterTyping(work: () => Promise<void>): Promise<void> {
    this.flush();
    return this.#inTurn(async () => {
      if (!this.#unwritten) await work();
    });
  }

  /** Selects a block, at once when nothing is being typed, so that no key reaches the fields of another block. */
  async select(index: number): Promise<void> {
    if (!this.#unwritten) this.#set({ selected: index });
    else if (index !== this.#state.selected) await this.#afterTyping(async () => this.#set({ selected: index }));
  }

  /** Returns which nodes of the open page show which fields. Empty while nothing answers. */
  async readMap(): Promise<PageMap> {
    return (await this.requests.map(this.#state.path).catch(() => undefined)) ?? {};
  }

  /** Changes a text of the selected block. Changes of the same `group` are taken back as one. */
  changeText(path: Path, text: string, group: string): void {
    this.change(withText(shownBlock(this.#state), path, text), group);
  }

  /** Changes the selected block. It is written when nobody has typed for a moment. `own`: the group of the change. */
  change(block: unknown, own?: string): void {
    const { selected } = this.#state;
    const group = own ?? this.#groupOf(`${this.#state.path} ${selected} ${changedPaths(shownBlock(this.#state), block).join(' ')}`);
    if (this.#unwritten && this.#unwritten.group !== group && this.#timer !== undefined) this.flush();
    this.#unwritten = { changes: [{ kind: 'put', path: ['blocks', selected ?? 0], value: block }], group };
    this.#set({ draft: block, notice: { kind: 'saving' } });
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.flush(), typingPause);
  }

  /** Returns the group of what is typed in one go. */
  #groupOf(name: string): string {
    const time = Date.now();
    const isSame = name === this.#typed.name && time - this.#typed.time < longestPause;
    this.#typed = { name, time, group: isSame ? this.#typed.group : `${name} ${time}` };
    return this.#typed.group;
  }

  /** Writes at once what was typed. */
  flush(): void {
    if (this.#timer === undefined) return;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const unwritten = this.#unwritten;
    if (unwritten)
      void this.#inTurn(async () => {
        await this.#apply(unwritten);
      });
  }

  /** Writes the change that was refused, or that somebody else has made impossible: in the text that the file has now. */
  writeAnyway(): Promise<void> {
    return this.#inTurn(async () => {
      if (!this.#unwritten) return;
      this.#set({ page: await this.requests.page(this.#state.path) });
      await this.#apply(this.#unwritten, true);
    });
  }

  /** Fixes a problem: of the change that was not written, else of the file. */
  fix({ code, path }: Fix): Promise<void> {
    this.flush();
    return this.#inTurn(async () => {
      const edit = { changes: this.#unwritten?.changes ?? [], group: undefined, fix: { code, path } };
      if (this.#unwritten) this.#unwritten = edit;
      await this.#apply(edit);
    });
  }

  /** Forgets the change that was not written. */
  discard(): Promise<void> {
    return this.#inTurn(() => this.#forget());
  }

  async #forget(): Promise<void> {
    this.#unwritten = undefined;
    this.#set({ ...this.#withPage(await this.requests.page(this.#state.path)), notice: undefined });
  }

  async #apply(edit: Unwritten, isForced = false): Promise<boolean> {
    const { page } = this.#state;
    if (!page) return false;
    const result = await this.requests.apply({ file: page.file, version: page.version, ...edit, isForced });
    return this.#finish(result, edit);
  }

  /** Shows what came of an edit. Returns true when the file has it. */
  async #finish(result: EditResult, edit: Unwritten): Promise<boolean> {
    // Meanwhile, a person may have typed on.
    const isLatest = (): boolean => this.#unwritten === undefined || this.#unwritten === edit;
    if (result.outcome === 'written' || result.outcome === 'nothing') {
      const { page } = this.#state;
      if (page && result.outcome === 'written') this.#set({ page: { ...page, version: result.version } });
      if (!isLatest()) return true;
      const saved = await this.requests.page(this.#state.path);
      if (!isLatest()) return true;
      this.#unwritten = undefined;
      this.#set({ ...this.#withPage(saved), notice: { kind: 'saved', file: page?.file ?? '' } });
      return true;
    }
    this.#unwritten ??= edit;
    if (result.outcome === 'refused') this.#set({ draftProblems: result.problems, notice: { kind: 'refused', caused: result.caused } });
    else if (result.outcome === 'conflict') this.#set({ notice: { kind: 'conflict', file: result.file } });
    else this.#set({ notice: { kind: 'failed', reason: result.reason } });
    return false;
  }

  /** Makes a change of the list of blocks, and selects the block that is at `selected` then. */
  #changeBlocks(changes: Changes, selected: number | undefined): Promise<void> {
    return this.#afterTyping(async () => {
      if (await this.#apply({ changes, group: undefined })) this.#set({ selected });
    });
  }

  /** Moves the selected block up (-1) or down (1). */
  async move(by: -1 | 1): Promise<void> {
    const { selected, page } = this.#state;
    const to = (selected ?? 0) + by;
    if (selected === undefined || !page || to < 0 || to >= page.blocks.length) return;
    await this.#changeBlocks([{ kind: 'move', path: ['blocks'], from: selected, to }], to);
  }

  /** Writes the selected block once more, without its id: an id is on a page once. */
  async duplicate(): Promise<void> {
    const { selected } = this.#state;
    if (selected === undefined) return;
    const block = shownBlock(this.#state);
    const copy = { kind: 'copy', path: ['blocks'], index: selected } as const;
    const withoutId = { kind: 'delete', path: ['blocks', selected + 1, 'id'] } as const;
    await this.#changeBlocks(isGroup(block) && 'id' in block ? [copy, withoutId] : [copy], selected + 1);
  }

  /** Hides the selected block from visitors, or shows it again. */
  async toggleHidden(): Promise<void> {
    const { selected } = this.#state;
    const block = shownBlock(this.#state);
    if (selected === undefined || !isGroup(block)) return;
    const { hidden, ...shown } = block;
    const value = hidden === true ? shown : { ...block, hidden: true };
    await this.#changeBlocks([{ kind: 'put', path: ['blocks', selected], value }], selected);
  }

  /** Deletes the selected block. */
  async remove(): Promise<void> {
    const { selected, page } = this.#state;
    if (selected === undefined || !page) return;
    const last = page.blocks.length - 2;
    await this.#changeBlocks([{ kind: 'delete', path: ['blocks', selected] }], last < 0 ? undefined : Math.min(selected, last));
  }

  /** Adds a block of a type below the selected one, or at the end. */
  add(type: string): Promise<void> {
    return this.#afterTyping(async () => {
      const { page, selected } = this.#state;
      if (!page) return;
      const at = selected === undefined ? page.blocks.length : selected + 1;
      const result = await this.requests.add({ file: page.file, version: page.version, type, at });
      if (await this.#finish(result, { changes: [{ kind: 'insert', path: ['blocks'], at, value: { type } }], group: undefined }))
        this.#set({ selected: at });
    });
  }

  undo(): Promise<void> {
    return this.#step(() => this.requests.undo());
  }

  redo(): Promise<void> {
    return this.#step(() => this.requests.redo());
  }

  /** A change that waits for a decision is taken back before those in the files. */
  #step(ask: () => Promise<EditResult>): Promise<void> {
    this.flush();
    return this.#inTurn(async () => {
      if (this.#unwritten) return this.#forget();
      const result = await ask();
      if (result.outcome === 'written') this.#set({ notice: { kind: 'saved', file: result.file } });
      else this.#set({ notice: result.outcome === 'conflict' ? { kind: 'undo-conflict', file: result.file } : { kind: 'nothing' } });
      this.#set(this.#withPage(await this.requests.page(this.#state.path)));
    });
  }
}

/** Returns a value with another text at a path. */
function withText(value: unknown, [step, ...rest]: Path, text: string): unknown {
  if (step === undefined) return text;
  if (Array.isArray(value)) return value.map((entry: unknown, index) => (index === step ? withText(entry, rest, text) : entry));
  return isGroup(value) ? { ...value, [String(step)]: withText(value[String(step)], rest, text) } : value;
}

/** Returns the paths of the values that differ between two states of a block. A list with another number of entries differs as a whole. */
function changedPaths(before: unknown, after: unknown): string[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  const areLists = Array.isArray(before) && Array.isArray(after) && before.length === after.length;
  if (!areLists && !(isGroup(before) && isGroup(after))) return [''];
  const [old, next] = [Object(before), Object(after)];
  const steps = [...new Set([...Object.keys(old), ...Object.keys(next)])];
  return steps.flatMap((step) => changedPaths(old[step], next[step]).map((path) => `${step}.${path}`));
}
