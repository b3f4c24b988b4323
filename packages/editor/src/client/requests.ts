import { fillIn } from '@pagewright/core/browser';
import type {
  BlockPlace,
  Edit,
  EditResult,
  EnglishTexts,
  FormSource,
  LinkingPlace,
  LivePage,
  Outline,
  PageMap,
  ReadBlock,
  TextPlace,
  Translations,
  UnreadFile,
  UntranslatedRecords,
  WrittenFile,
  WrittenPage,
  WrittenRecord,
} from 'pagewright/editing';
import type { DraftRequest, NewBlock, TaskRequest } from '../messages.ts';
import { type Excess, excessOf } from '../request-limits.ts';
import type { Texts } from '../texts/index.ts';
import type { Connection } from './connection.ts';
import { KeptRequests } from './kept-requests.ts';

/** The requests of the editor to the preview. */
export class Requests {
  readonly #kept = new KeptRequests();

  constructor(
    private readonly connection: Connection,
    private readonly texts: Texts,
  ) {}

  outline(): Promise<Outline> {
    return this.#send('outline', {});
  }

  /** Returns a page as it stands in its file. Undefined when no file has it. */
  page(path: string): Promise<WrittenPage | undefined> {
    return this.#send(`page?path=${encodeURIComponent(path)}`, {});
  }

  /** Returns which nodes of a page show which fields. Undefined when no file has it. */
  map(path: string): Promise<PageMap | undefined> {
    return this.#send(`map?path=${encodeURIComponent(path)}`, {});
  }

  /** Returns a YAML file of the site. Undefined when there is none. */
  file(path: string): Promise<WrittenFile | UnreadFile | undefined> {
    return this.#send(`file?path=${encodeURIComponent(path)}`, {});
  }

  records(collection: string): Promise<WrittenRecord[]> {
    return this.#send(`records?path=${encodeURIComponent(collection)}`, {});
  }

  /** Returns the places that link to a page. */
  links(path: string): Promise<LinkingPlace[]> {
    return this.#send(`links?path=${encodeURIComponent(path)}`, {});
  }

  /** Returns what stands at a path in a file, and which pages show it. Undefined for a page. */
  source(file: string, path: readonly (string | number)[]): Promise<FormSource | undefined> {
    return this.#send(`source?path=${encodeURIComponent(JSON.stringify({ file, path }))}`, {});
  }

  /** Returns a block as it is written, and what names it. */
  block({ path, index }: BlockPlace): Promise<ReadBlock | undefined> {
    return this.#send(`block?path=${encodeURIComponent(path)}&index=${index}`, {});
  }

  /** Returns the places that name a record. */
  uses(collection: string, key: string): Promise<LinkingPlace[]> {
    return this.#send(`uses?path=${encodeURIComponent(`${collection}/${key}`)}`, {});
  }

  /** Returns where a value stands in a file. Undefined when the site has no such file. */
  place(file: string, at: readonly (string | number)[]): Promise<TextPlace | undefined> {
    return this.#send(`place?path=${encodeURIComponent(JSON.stringify([file, ...at]))}`, {});
  }

  /** Returns the translations of a part of a file. Undefined for one that cannot be translated. */
  translations(file: string, at: readonly (string | number)[]): Promise<Translations | undefined> {
    return this.#send(`translations?path=${encodeURIComponent(JSON.stringify([file, ...at]))}`, {});
  }

  /** Returns the interface texts of a language that are still in English. */
  englishTexts(language: string): Promise<EnglishTexts> {
    return this.#send(`english-texts?path=${encodeURIComponent(language)}`, {});
  }

  /** Returns the records that a page leaves out, because they are not translated. */
  untranslated(path: string): Promise<UntranslatedRecords[]> {
    return this.#send(`untranslated?path=${encodeURIComponent(path)}`, {});
  }

  run(request: TaskRequest): Promise<EditResult> {
    return this.#post('run', request);
  }

  revert(id: number): Promise<EditResult> {
    return this.#post('take-back', { id });
  }

  /** Returns a page with an edit that is not written. Undefined when it cannot be shown. */
  draft(request: DraftRequest): Promise<LivePage | undefined> {
    return this.#send('draft', { method: 'POST', body: JSON.stringify(request) });
  }

  apply(edit: Edit): Promise<EditResult> {
    return this.#post('apply', edit);
  }

  add(block: NewBlock): Promise<EditResult> {
    return this.#post('add', block);
  }

  undo(): Promise<EditResult> {
    return this.#post('undo', {});
  }

  redo(): Promise<EditResult> {
    return this.#post('redo', {});
  }

  async #post(name: string, request: object): Promise<EditResult> {
    const body = new TextEncoder().encode(JSON.stringify(request));
    const excess = excessOf(request, body.length);
    if (excess) return { outcome: 'impossible', reason: sayExcess(excess, this.texts) };
    return this.#kept.send(body, (init) => this.#send(name, init));
  }

  #send(address: string, init: RequestInit) {
    const headers = { ...(init.body && { 'Content-Type': 'application/json' }) };
    return this.connection.ask(address, { ...init, headers });
  }
}

/** Says which limit a change exceeds, and by how much. */
function sayExcess({ limit, most, found }: Excess, texts: Texts): string {
  const inUnit = (size: number): number => (limit === 'bytes' ? Math.ceil(size / 1024) : size);
  return fillIn(texts[`limit-${limit}`], { most: inUnit(most), found: inUnit(found) });
}
