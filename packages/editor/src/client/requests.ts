import type {
  BlockPlace,
  Edit,
  EditResult,
  FormSource,
  LinkingPlace,
  LivePage,
  Offer,
  PageMap,
  ReadBlock,
  TextPlace,
  Translations,
  WrittenFile,
  WrittenPage,
  WrittenRecord,
} from 'pagewright/editing';
import { type DraftRequest, type EditorData, type NewBlock, type TaskRequest, tokenHeader } from '../messages.ts';

/** The requests of the editor to the preview. */
export class Requests {
  constructor(private readonly data: EditorData) {}

  offer(): Promise<Offer> {
    return this.#send('offer', {});
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
  file(path: string): Promise<WrittenFile | undefined> {
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

  run(request: TaskRequest): Promise<EditResult> {
    return this.#post('run', request);
  }

  takeBack(id: number): Promise<EditResult> {
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

  // A page that is being closed still sends its last change.
  #post(name: string, body: object): Promise<EditResult> {
    const json = JSON.stringify(body);
    return this.#send(name, { method: 'POST', body: json, keepalive: json.length < 60_000 });
  }

  async #send(address: string, init: RequestInit) {
    const headers = { [tokenHeader]: this.data.token, ...(init.body && { 'Content-Type': 'application/json' }) };
    const response = await fetch(`${this.data.path}/${address}`, { ...init, headers });
    const answer = await response.json();
    if (!response.ok) throw new Error(answer);
    return answer ?? undefined;
  }
}
