import { WebSocket } from 'undici';
import { z } from 'zod';

const messageSchema = z.union([
  z.object({ type: z.literal('success'), id: z.number(), result: z.unknown() }),
  z.object({ type: z.literal('error'), id: z.number().nullable(), error: z.string(), message: z.string() }),
  z.object({ type: z.literal('event'), method: z.string(), params: z.unknown() }),
]);

type Answer = { resolve: (result: unknown) => void; reject: (error: Error) => void };

/** A connection to a browser by WebDriver BiDi: commands and their results, and events. */
export class Bidi {
  readonly #socket: WebSocket;
  readonly #waiting = new Map<number, Answer>();
  #sent = 0;

  /** Connects to an address. `onEvent` gets the name of each event and what it says. */
  static async connect(address: string, onEvent: (method: string, params: unknown) => void): Promise<Bidi> {
    const socket = new WebSocket(address);
    await new Promise<void>((resolve, reject) => {
      socket.addEventListener('open', () => resolve());
      socket.addEventListener('error', ({ message }) => reject(new Error(`${address}: ${message}`)));
    });
    return new Bidi(socket, onEvent);
  }

  private constructor(socket: WebSocket, onEvent: (method: string, params: unknown) => void) {
    this.#socket = socket;
    socket.addEventListener('message', ({ data }) => {
      const message = messageSchema.parse(JSON.parse(String(data)));
      if (message.type === 'event') onEvent(message.method, message.params);
      else this.#answer(message);
    });
    socket.addEventListener('close', () => {
      for (const { reject } of this.#waiting.values()) reject(new Error('The browser closed the connection.'));
    });
  }

  /** Sends a command. Returns its result, in the shape of the schema. */
  async send<Result>(schema: z.ZodType<Result>, method: string, params: object = {}): Promise<Result> {
    this.#sent += 1;
    const id = this.#sent;
    const result = new Promise<unknown>((resolve, reject) => this.#waiting.set(id, { resolve, reject }));
    this.#socket.send(JSON.stringify({ id, method, params }));
    return schema.parse(await result);
  }

  close(): void {
    this.#socket.close();
  }

  #answer(message: Exclude<z.output<typeof messageSchema>, { type: 'event' }>): void {
    const answer = this.#waiting.get(message.id ?? 0);
    if (message.id !== null) this.#waiting.delete(message.id);
    if (message.type === 'success') answer?.resolve(message.result);
    else answer?.reject(new Error(`${message.error}: ${message.message}`));
  }
}
