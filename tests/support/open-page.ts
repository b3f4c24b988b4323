import { randomBytes } from 'node:crypto';
import { request } from 'node:http';
import type { Duplex } from 'node:stream';
import type { RunningPreview } from './running-preview.ts';

/** An open page of the live preview without a browser: a connection that reports its path and receives what is sent to it. */
export class OpenPage {
  #received = '';

  private constructor(private readonly socket: Duplex) {
    socket.setEncoding('utf8');
    socket.on('data', (text) => {
      this.#received += String(text);
    });
  }

  static async open(preview: RunningPreview, path: string): Promise<OpenPage> {
    const [, token = ''] = /wsToken = "([^"]+)"/.exec((await preview.ask('/@vite/client')).text) ?? [];
    const socket = await new Promise<Duplex>((resolve, reject) => {
      const headers = {
        Connection: 'Upgrade',
        Upgrade: 'websocket',
        'Sec-WebSocket-Version': '13',
        'Sec-WebSocket-Key': randomBytes(16).toString('base64'),
        'Sec-WebSocket-Protocol': 'vite-hmr',
      };
      request({ host: 'localhost', port: preview.port, path: `/?token=${token}`, headers })
        .on('upgrade', (_, upgraded) => resolve(upgraded))
        .on('response', ({ statusCode }) => reject(new Error(`The preview answered with ${statusCode}.`)))
        .on('error', reject)
        .end();
    });
    const page = new OpenPage(socket);
    socket.write(frameOf(JSON.stringify({ type: 'custom', event: 'site:open', data: { path } })));
    return page;
  }

  /** Returns what the preview has sent since the last call. */
  take(): string {
    const text = this.#received;
    this.#received = '';
    return text;
  }

  close(): void {
    this.socket.destroy();
  }
}

/** Returns a text of less than 126 bytes as one WebSocket frame. Its mask is zero, which leaves the text as it is. */
function frameOf(text: string): Buffer {
  const payload = Buffer.from(text);
  return Buffer.concat([Buffer.from([0x81, 0x80 | payload.length, 0, 0, 0, 0]), payload]);
}
