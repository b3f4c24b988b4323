import type { Edit, EditResult, PageMap, SiteTask } from 'pagewright/editing';
import { afterStep } from './after-step.ts';
import { changedPaths, changesAt, ofBlock } from './changes-at.ts';
import { type EditorState, firstState, isQuestion, listOfBlocks, shownBlock, shownForm, shownPage, type View } from './editor-state.ts';
import { indexAfter } from './index-after.ts';
import { OneChange } from './one-change.ts';
import { readShown } from './read-shown.ts';
import type { Requests } from './requests.ts';
import { TypingGroups } from './typing-groups.ts';

/** In milliseconds. A change is in the file at most half a second after the last key, with the time that it takes to check and write it. */
const typingPause = 250;

type Changes = Edit['changes'];
type Fix = NonNullable<Edit['fix']>;

/** An edit that was not written. `place`: returns the index of the block that it is about. */
type Unwritten = { changes: Changes; group: string | undefined; fix?: Fix; place?: () => number | undefined };

/** The state of the editor, and what a person can do. One request follows the other. */
export class EditorSession {
  #state: EditorState = firstState;
  readonly #listeners = new Set<() => void>();
  #last: Promise<unknown> = Promise.resolve();
  #refreshing: Promise<void> | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #unwritten: Unwritten | undefined;
  readonly #groups = new TypingGroups();
  /** True after a change of pages, until the preview has read them. */
  #isOfferOld = false;
  readonly oneChange = new OneChange((isBusy) => this.#set({ isBusy }));

  constructor(readonly requests: Pick<Requests, keyof Requests>) {}

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

  /** Reads the page again, after a change of the site. What is being typed stays. Several changes are read together. */
  refresh(): Promise<void> {
    this.#refreshing ??= this.#inTurn(async () => {
      this.#refreshing = undefined;
      const { path, offer, form } = this.#state;
      const isType = form?.file.startsWith('types/');
      if (this.#isOfferOld || isType || !offer?.pages.some((one) => one.path === path)) await this.#readOffer();
      await this.#showSaved();
    });
    return this.#refreshing;
  }

  /** Shows what the files have, unless a person has typed meanwhile. */
  async #showSaved(): Promise<void> {
    const shown = await this.#readShown();
    if (!this.#unwritten) this.#set(shown);
  }

  async #readOffer(): Promise<void> {
    this.#set({ offer: await this.requests.offer() });
    this.#isOfferOld = false;
  }

  /** Reads what the site offers again, such as the states of its pages. */
  readOffer(): Promise<void> {
    return this.#inTurn(() => this.#readOffer());
  }

  /** Shows the home page in place of one that is gone. What was typed there must not reach another page. */
  async #readShown(): Promise<Partial<EditorState>> {
    const shown = await readShown(this.requests, this.read);
    if (shown) return shown;
    const { offer, notice, page } = this.#state;
    this.#stopTimer();
    this.#set({ ...firstState, offer, notice: this.#unwritten ? { kind: 'page-gone', file: page?.file ?? '' } : notice });
    this.#unwritten = undefined;
    return this.#readShown();
  }

  /** Does something when what was typed is written. While a change waits for a decision, asks for that again instead. */
  #afterTyping(work: () => Promise<void>): Promise<void> {
    this.flush();
    return this.#inTurn(async () => {
      // Meanwhile, a person may have typed, or the preview may have answered nothing.
      while (this.#unwritten && !isQuestion(this.#state)) {
        this.#stopTimer();
        if (!(await this.#apply(this.#unwritten))) break;
      }
      const { notice } = this.#state;
      if (!this.#unwritten) await work();
      else if (notice?.kind === 'refused' || notice?.kind === 'conflict') this.#set({ notice: { ...notice, isBlocking: true } });
    });
  }

  /** Selects a block, at once when nothing is being typed, so that no key reaches the fields of another block. */
  async select(index: number | undefined): Promise<void> {
    const next = { form: undefined, view: 'page', picks: this.#state.picks + 1 } as const;
    const place = this.#placeOf(index);
    if (!this.#unwritten) this.#set({ ...next, selected: index });
    else if (index !== this.#state.selected || this.#state.form)
      await this.#afterTyping(async () => this.#set({ ...next, selected: place() }));
  }

  /** Returns a function that says which index a block has by then: other changes may move it. */
  #placeOf(index: number | undefined): () => number | undefined {
    const { page, selected, draft } = this.#state;
    return () => indexAfter({ page, selected: index, draft: index === selected ? draft : undefined }, this.#state.page?.blocks);
  }

  /** Shows the page, the settings of the site, or the records of a collection. */
  show(view: View, collection?: string): Promise<void> {
    return this.#afterTyping(async () => {
      this.#set({ view, form: undefined, collection, records: collection === undefined ? [] : await this.requests.records(collection) });
    });
  }

  /** Opens a part of a file in the panel, in place of the page. `selected`: the block of the page that shows it. */
  openForm(file: string, at: readonly (string | number)[], selected = this.#state.selected): Promise<void> {
    const place = this.#placeOf(selected);
    return this.#afterTyping(async () => {
      const written = await this.requests.file(file);
      this.#set({ form: written && { ...written, at }, selected: place() });
    });
  }

  /** Changes pages or records as a whole. Returns what came of it; undefined while another change waits for a decision. */
  async run(task: SiteTask, isForced = false): Promise<EditResult | undefined> {
    let result: EditResult | undefined;
    await this.#afterTyping(async () => {
      result = await this.requests.run({ task, isForced });
      if (result.outcome !== 'written') return;
      this.#isOfferOld = true;
      const { offer, collection, view } = this.#state;
      const { page, file } = result;
      if (page !== undefined) this.#set({ ...firstState, offer, path: page });
      else this.#set({ form: undefined, view, records: collection === undefined ? [] : await this.requests.records(collection) });
      this.#set({ notice: { kind: 'saved', file } });
    });
    return result;
  }

  /** Makes a request that may change several files. Returns the answer; undefined while another change waits for a decision. */
  async make<Result>(ask: () => Promise<Result>): Promise<Result | undefined> {
    let result: Result | undefined;
    await this.#afterTyping(async () => {
      result = await ask();
      this.#isOfferOld = true;
      await this.#showSaved();
    });
    return result;
  }

  /** Returns which nodes of the open page show which fields. Empty while nothing answers. */
  async readMap(): Promise<PageMap> {
    return (await this.requests.map(this.#state.path).catch(() => undefined)) ?? {};
  }

  /**
   * Changes the selected block, the page itself, or what is open in its place. It is written when nobody has typed for a moment.
   * `own`: the group of the change.
   */
  change(value: unknown, own?: string): void {
    const { selected, form, page, path } = this.#state;
    const before = form ? shownForm(this.#state) : selected === undefined ? shownPage(this.#state) : shownBlock(this.#state);
    const place = form ? [form.file, ...form.at].join(' ') : `${path} ${selected}`;
    const group = own ?? this.#groups.of(place, changedPaths(before, value));
    if (this.#unwritten && this.#unwritten.group !== group && this.#timer !== undefined) this.flush();
    const at = form?.at ?? (selected === undefined ? [] : ['blocks', selected]);
    this.#unwritten = { changes: changesAt(at, at.length === 0 ? (form ?? page)?.value : undefined, value), group };
    if (!form && selected !== undefined) this.#unwritten.place = this.#placeOf(selected);
    this.#set({ draft: value, notice: { kind: 'saving' } });
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.flush(), typingPause);
  }

  /** Writes at once what was typed. */
  flush(): void {
    if (this.#timer === undefined) return;
    this.#stopTimer();
    const unwritten = this.#unwritten;
    void this.#inTurn(async () => {
      // Somebody who has typed on meanwhile has the change in a later one.
      if (unwritten && this.#unwritten && (this.#unwritten === unwritten || this.#unwritten.group !== unwritten.group))
        await this.#apply(unwritten);
    });
  }

  /** Sends what was typed when the tab is closed: what is asked before that is not answered any more. */
  close(): void {
    const edit = this.#unwritten && this.#editOf(this.#unwritten);
    if (edit && !isQuestion(this.#state)) void this.requests.apply(edit).catch(() => undefined);
  }

  #stopTimer(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  /** Writes the change that was refused, or that somebody else has made impossible: in the text that the file has now, where the other changes stay. */
  writeAnyway(): Promise<void> {
    return this.#inTurn(async () => {
      if (this.#unwritten) await this.#apply(this.#unwritten, true);
    });
  }

  /** Fixes a problem: of the change that was not written, else of the file. */
  fix({ code, path }: Fix): Promise<void> {
    this.flush();
    return this.#inTurn(async () => {
      const edit = { changes: [], ...this.#unwritten, group: undefined, fix: { code, path } };
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
    this.#set({ draft: undefined, draftProblems: undefined, notice: undefined });
    await this.#showSaved();
  }

  async #apply(unwritten: Unwritten, isForced = false): Promise<boolean> {
    const edit = this.#editOf(unwritten);
    return edit !== undefined && this.#finish(await this.requests.apply({ ...edit, isForced }), unwritten);
  }

  #editOf({ place, changes, ...written }: Unwritten): Edit | undefined {
    const { page, form } = this.#state;
    const { file, version } = form ?? page ?? {};
    if (file === undefined || version === undefined) return undefined;
    return { file, version, ...written, changes: ofBlock(changes, place?.()) };
  }

  /** Shows what came of an edit. Returns true when the file has it. */
  async #finish(result: EditResult, edit: Unwritten): Promise<boolean> {
    // Meanwhile, a person may have typed on.
    const isLatest = (): boolean => this.#unwritten === undefined || this.#unwritten === edit;
    if (result.outcome === 'written' || result.outcome === 'nothing') {
      const { page, form } = this.#state;
      if (result.outcome === 'written') {
        const { version } = result;
        this.#set(form ? { form: { ...form, version } } : { page: page && { ...page, version } });
      }
      if (!isLatest()) return true;
      const saved = await this.#readShown();
      if (!isLatest()) return true;
      this.#unwritten = undefined;
      this.#set({ ...saved, notice: { kind: 'saved', file: (form ?? page)?.file ?? '' } });
      return true;
    }
    this.#unwritten ??= edit;
    if (result.outcome === 'refused') this.#set({ draftProblems: result.problems, notice: { kind: 'refused', caused: result.caused } });
    else if (result.outcome === 'conflict') this.#set({ notice: { kind: 'conflict', file: result.file } });
    else this.#set({ notice: { kind: 'failed', reason: result.reason, language: result.language } });
    return false;
  }

  /** Makes a change of the list of blocks, and selects the block that is at `selected` then. Makes none when the list has changed meanwhile. */
  changeBlocks(changes: Changes, selected: number | undefined): Promise<void> {
    const { selected: chosen, picks } = this.#state;
    const shown = listOfBlocks(this.#state);
    return this.#afterTyping(async () => {
      if (listOfBlocks({ ...this.#state, selected: chosen }) !== shown) return;
      if (await this.#apply({ changes, group: undefined })) await this.#selectChanged(selected, picks);
    });
  }

  /** Adds a block of a type before the one at an index. */
  add(type: string, at: number): Promise<void> {
    const { picks } = this.#state;
    return this.#afterTyping(async () => {
      const { page } = this.#state;
      if (!page) return;
      const result = await this.requests.add({ file: page.file, version: page.version, type, at });
      const edit = { changes: [{ kind: 'insert', path: ['blocks'], at, value: { type } } as const], group: undefined };
      if (await this.#finish(result, edit)) await this.#selectChanged(at, picks);
    });
  }

  /** Selects a block that was changed, unless a person has selected another one since. What was typed meanwhile stays with its block. */
  async #selectChanged(selected: number | undefined, picks: number): Promise<void> {
    if (this.#unwritten) {
      const { page, selected: index } = await this.#readShown();
      this.#set({ page, selected: index });
    } else if (picks === this.#state.picks) this.#set({ selected });
  }

  undo(): Promise<EditResult | undefined> {
    return this.#step('undo');
  }

  redo(): Promise<EditResult | undefined> {
    return this.#step('redo');
  }

  /** A change that waits for a decision is taken back before those in the files. */
  async #step(by: 'undo' | 'redo'): Promise<EditResult | undefined> {
    let result: EditResult | undefined;
    this.flush();
    await this.#inTurn(async () => {
      if (this.#unwritten) return this.#forget();
      result = await this.requests[by]();
      this.#set(afterStep(by, result, this.#state));
      this.#isOfferOld = true;
      await this.#showSaved();
    });
    return result;
  }
}
