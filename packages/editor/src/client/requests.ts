import type { Edit, EditResult, Offer, PageMap, WrittenPage } from 'pagewright/editing';
import { type EditorData, type NewBlock, tokenHeader } from '../messages.ts';

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
    if (response.status === 404) return undefined;
    if (!response.ok) throw new Error(await response.json());
    return response.json();
  }
}
