import type { Edit, EditResult, Outline, PageMap, SiteTask } from 'pagewright/editing';
import { afterStep } from './after-step.ts';
import { withValue } from './changes-at.ts';
import { type EditorState, firstState, isQuestion, type View } from './editor-state.ts';
import { EditorStore } from './editor-store.ts';
import type { ChangeKeeper } from './kept-change.ts';
import { LeftWords } from './left-words.ts';
import { OneChange } from './one-change.ts';
import { PageVersions } from './page-versions.ts';
import type { Requests } from './requests.ts';
import { savedNotice } from './saved-notice.ts';
import type { Path, Thing } from './things.ts';
import { Writer } from './writer.ts';

type Changes = Edit['changes'];
type Fix = NonNullable<Edit['fix']>;

/** The state of the editor, and what a person can do. One request follows the other. */
export class EditorSession {
  readonly #store = new EditorStore();
  readonly #writer: Writer;
  #refreshing: Promise<void> | undefined;
  /** How often something was chosen. What is loaded is shown only if nothing else was chosen since. */
  #choices = 0;
  /** True after a change of pages, until the preview has read them. */
  #isOutlineOld = false;
  readonly versions = new PageVersions(this.#store);
  readonly leftWords: LeftWords;
  readonly oneChange = new OneChange((isBusy) => this.#store.set({ isBusy }));

  /** `keeper`: keeps what is typed until a file has it. */
  constructor(
    readonly requests: Pick<Requests, keyof Requests>,
    readonly keeper?: ChangeKeeper,
  ) {
    this.leftWords = new LeftWords(this.#store, keeper);
    this.#writer = new Writer(this.#store, requests, keeper, () => this.#leavePage());
  }

  readonly subscribe = (listener: () => void): (() => void) => this.#store.subscribe(listener);

  readonly read = (): EditorState => this.#store.read();

  /** Shows something that has to be loaded first. Until then, the fields of what is shown take no keys. Another choice since comes before it. */
  async #choose(load: (isLatest: () => boolean) => Promise<void>): Promise<void> {
    this.#choices += 1;
    const choice = this.#choices;
    this.#store.set({ loading: this.read().loading + 1 });
    try {
      this.flush();
      await this.#store.inTurn(async () => {
        // What waits for a decision stays where it was typed.
        if ((await this.#writer.writeTyped()) || this.#store.pending.all.every(({ question }) => question))
          await load(() => choice === this.#choices);
      });
    } finally {
      this.#store.set({ loading: this.read().loading - 1 });
    }
  }

  /** Begins to choose something that is not known yet: what was begun before is not chosen any more. Returns the number of the choice. */
  beginChoice(): number {
    this.#choices += 1;
    return this.#choices;
  }

  /** Returns a number that is another one when something was chosen since, the same thing again too. */
  choice(): number {
    return this.#choices;
  }

  /** Opens the page at a path or an address. `prepare` is done before it is read. */
  open(at: string, prepare?: (outline: Outline) => Promise<void>): Promise<void> {
    return this.#choose(async (isLatest) => {
      const outline = this.read().outline ?? (await this.requests.outline());
      await prepare?.(outline);
      const path = outline.pages.find(({ address }) => address === at)?.path ?? at;
      if (!isLatest()) return this.#store.set({ outline });
      this.#startAt(path, { outline, ...(prepare && { notice: this.read().notice }) });
      await this.#readPage();
    });
  }

  /** Forgets what was shown, to show a page instead. */
  #startAt(path: string, next: Partial<EditorState>): void {
    const { outline, loading, isBusy, kept, leftWords } = this.read();
    this.#store.set({ ...firstState, outline, loading, isBusy, kept, leftWords, path, ...next });
  }

  async #readPage(): Promise<void> {
    this.#store.show({ page: (await this.requests.page(this.read().path)) ?? null });
  }

  /**
   * Reads the page again, after a change of the site. What is being typed stays, and what could not be written before is written. Several changes are
   * read together.
   */
  refresh(): Promise<void> {
    this.#refreshing ??= this.#store.inTurn(async () => {
      this.#refreshing = undefined;
      const { path, outline, form } = this.read();
      const isType = form?.file.startsWith('types/');
      if (this.#isOutlineOld || isType || !outline?.pages.some((one) => one.path === path)) await this.#readOutline();
      await this.#writer.read();
      // The file of what is typed may have had a mistake.
      await this.#writer.writeAll();
    });
    return this.#refreshing;
  }

  async #readOutline(): Promise<void> {
    this.#store.set({ outline: await this.requests.outline() });
    this.#isOutlineOld = false;
  }

  /** Reads what the site offers again, such as the states of its pages. */
  readOutline(): Promise<void> {
    return this.#store.inTurn(() => this.#readOutline());
  }

  /** Shows the home page in place of one that is gone. What was typed there must not reach another page. */
  async #leavePage(): Promise<boolean> {
    const { page, notice } = this.read();
    const isLost = this.#writer.leave(page?.file);
    this.#startAt('/', { notice: isLost ? { kind: 'page-gone', file: page?.file ?? '' } : notice });
    await this.#writer.read();
    return isLost;
  }

  /** Does something when what was typed is written. While a change waits for a decision, asks for that again instead. */
  #afterTyping(work: () => Promise<void>): Promise<void> {
    this.flush();
    return this.#store.inTurn(async () => {
      if (await this.#writer.writeTyped()) await work();
      else this.#writer.askAgain();
    });
  }

  /** Selects a block, or the page itself, at once. What was typed stays with its block. `isChoice`: false when no person chose it, whose own choice goes on. */
  async select(index: number | undefined, isChoice = true): Promise<void> {
    this.#choices += Number(isChoice);
    this.#store.set({ form: undefined, view: 'page', picks: this.read().picks + Number(isChoice), block: this.#store.blockAt(index) });
    this.flush();
  }

  /** Selects a block of the page, wherever it stands by now. */
  async selectBlock(block: Thing): Promise<void> {
    if (!block.isGone && block.file === this.read().page?.file) await this.select(Number(block.place.at[1]));
  }

  /** Shows the page, the settings of the site, or the records of a collection. */
  show(view: View, collection?: string): Promise<void> {
    return this.#choose(async (isLatest) => {
      const records = collection === undefined ? [] : await this.requests.records(collection);
      if (isLatest()) this.#store.set({ view, form: undefined, collection, records });
    });
  }

  /** Opens a part of a file in the panel, in place of the page. `selected`: the block of the page that shows it. */
  openForm(file: string, path: readonly PropertyKey[], selected = this.read().selected): Promise<void> {
    const at: Path = path.map((step) => (typeof step === 'number' ? step : String(step)));
    const block = this.#store.blockAt(selected);
    return this.#choose(async (isLatest) => {
      const written = (await this.requests.file(file)) ?? null;
      if (!isLatest()) return;
      this.#store.show({ other: written });
      this.#store.set({ form: undefined, ...(written && this.#store.formOf(written, this.#store.things.at(file, at))), block });
    });
  }

  /** Changes pages or records as a whole. Returns what came of it; undefined while another change waits for a decision. */
  async run(task: SiteTask, isForced = false): Promise<EditResult | undefined> {
    let result: EditResult | undefined;
    await this.#afterTyping(async () => {
      result = await this.requests.run({ task, isForced });
      if (result.outcome !== 'written') return;
      this.#isOutlineOld = true;
      const { collection, view } = this.read();
      const { page, file } = result;
      // Its dialog shows the translation beside the original.
      if (task.kind === 'translate') await this.#writer.read();
      else if (page !== undefined) this.#startAt(page, {});
      else this.#store.set({ form: undefined, view, records: collection === undefined ? [] : await this.requests.records(collection) });
      this.#store.set({ notice: savedNotice(result, file) });
    });
    return result;
  }

  /** Makes a request that may change several files. Returns the answer; undefined while another change waits for a decision. */
  async make<Result>(ask: () => Promise<Result>): Promise<Result | undefined> {
    let result: Result | undefined;
    await this.#afterTyping(async () => {
      result = await ask();
      this.#isOutlineOld = true;
      await this.#writer.read();
    });
    return result;
  }

  /** Returns which nodes of the open page show which fields. Empty while nothing answers. */
  async readMap(): Promise<PageMap> {
    return (await this.requests.map(this.read().path).catch(() => undefined)) ?? {};
  }

  /**
   * Returns what changes a thing whose value is shown: whatever is chosen by then, and whatever was changed beside it. It is written when nobody has
   * typed for a moment. `own`: the group of the change.
   */
  changerOf(thing: Thing | undefined, shown: unknown): (next: unknown, own?: string) => void {
    return (next, own) => {
      if (thing) this.#writer.change(thing, shown, next, own);
    };
  }

  /** Returns what gives a text of a thing another value. Default: of what is chosen now. */
  textChanger(path: readonly PropertyKey[], thing = this.read().chosen): (text: string, group: string) => void {
    return (text, group) => {
      if (!thing) return;
      const value = this.#writer.valueOf(thing);
      this.#writer.change(thing, value, withValue(value, path, text), group);
    };
  }

  /** Returns a value of a thing, as it was typed, else as its file has it. */
  valueAt(thing: Thing, path: readonly PropertyKey[]): unknown {
    return path.reduce<unknown>((found, step) => Object(found)[step], this.#writer.valueOf(thing));
  }

  /** Writes at once what was typed, as its field is left. */
  readonly flush = (): void => this.#writer.flush();

  /** Writes what could not be written while the preview did not answer. */
  readonly writeAgain = (): Promise<void> => this.#writer.writeAgain();

  /** Goes on after the password was right: writes what could not be written, and reads what could not be read. */
  async goOn(): Promise<void> {
    this.#store.set({ notice: this.hasUnwritten() ? { kind: 'saving' } : undefined });
    await this.writeAgain();
    await this.refresh();
  }

  /** Sends what was typed when the tab is closed: what is asked before that is not answered any more. */
  readonly close = (): void => this.#writer.close();

  /** Returns what was typed last and is not written, as an edit. Undefined when the files have everything. */
  readonly typed = (): Edit | undefined => this.#writer.typed();

  /** Offers what was typed before the page was loaded. `saved`: how much of it could be saved at once. */
  offerKept(kept: EditorState['kept'], saved = 0): void {
    this.#store.set({ kept, ...(saved > 0 && { notice: { kind: 'restored' } }) });
  }

  /** Gives up what is pending in the open file. Returns it, to be offered elsewhere. */
  giveUp(): EditorState['kept'] {
    this.#writer.leave(this.read().form?.file);
    return this.read().kept;
  }

  /** True while the files do not have everything that was typed. */
  hasUnwritten(): boolean {
    return this.#store.pending.all.length > 0;
  }

  /** Writes the change that was refused, or that somebody else has made impossible: in the text that the file has now, where the other changes stay. */
  writeAnyway(): Promise<void> {
    return this.#store.inTurn(() => this.#writer.writeAnyway());
  }

  /** Fixes a problem: of the change that was not written, else of the file. */
  fix({ code, path }: Fix): Promise<void> {
    this.flush();
    return this.#store.inTurn(() => this.#writer.fix({ code, path }));
  }

  /** Discards the change that was not written. */
  discard(): Promise<void> {
    return this.#store.inTurn(() => this.#writer.discard());
  }

  /** Returns the values between which a person has to choose. Undefined without a conflict. */
  conflict(): { before: unknown; mine: unknown; theirs: unknown } | undefined {
    const asked = this.#store.pending.asked();
    if (!asked || 'edit' in asked || asked.question.kind !== 'conflict') return undefined;
    return { before: asked.place.value, mine: asked.parts.at(-1)?.value, theirs: asked.thing.place.value };
  }

  /** Makes a change of the list of blocks, and selects the block that is at `selected` then. Makes none when the list has changed meanwhile. */
  changeBlocks(changes: Changes, selected: number | undefined): Promise<void> {
    const { picks } = this.read();
    const shown = this.#blocks();
    return this.#afterTyping(async () => {
      const { page } = this.read();
      if (!page || this.#store.things.isUnread(page.file) || this.#blocks().join() !== shown.join()) return;
      const { file, version } = page;
      if (await this.#writer.apply({ file, version, changes })) this.#selectChanged(selected, picks);
    });
  }

  /** The numbers of the blocks of the page. They go with them when they are moved. */
  #blocks(): (number | undefined)[] {
    return this.read().page?.blocks.map((_, index) => this.#store.blockAt(index)?.id) ?? [];
  }

  /** Adds a block of a type before the one at an index. */
  add(type: string, at: number): Promise<void> {
    const { picks } = this.read();
    return this.#afterTyping(async () => {
      const { page } = this.read();
      if (!page) return;
      const { file, version } = page;
      const edit = { file, version, changes: [{ kind: 'insert', path: ['blocks'], at, value: { type } } as const] };
      const isAdded = await this.#writer.apply(edit, ({ isForced }) => this.requests.add({ file, version, type, at, isForced }));
      if (isAdded) this.#selectChanged(at, picks);
    });
  }

  /** Selects a block that was changed, unless a person has selected another one, or typed, since. */
  #selectChanged(selected: number | undefined, picks: number): void {
    if (picks === this.read().picks && !this.hasUnwritten()) this.#store.set({ block: this.#store.blockAt(selected) });
  }

  readonly undo = (): Promise<EditResult | undefined> => this.#step('undo');

  readonly redo = (): Promise<EditResult | undefined> => this.#step('redo');

  /** A change that waits for a decision comes before those in the files: it is taken back where it is shown, and asked for again elsewhere. */
  async #step(by: 'undo' | 'redo'): Promise<EditResult | undefined> {
    let result: EditResult | undefined;
    this.flush();
    await this.#store.inTurn(async () => {
      if (!(await this.#writer.writeTyped())) {
        if (by === 'redo' || this.read().elsewhere || !isQuestion(this.read())) return void this.#writer.askAgain();
        await this.#writer.discard();
        return this.#store.set({ notice: { kind: 'dropped' } });
      }
      result = await this.requests[by]();
      const { notice, page } = afterStep(by, result, this.read());
      if (page === undefined) this.#store.set({ notice });
      else this.#startAt(page, { notice });
      this.#isOutlineOld = true;
      await this.#writer.read();
    });
    return result;
  }
}
