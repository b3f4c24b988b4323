import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { formatHeaders, headerRules } from '../../../core/src/output/headers-file.ts';
import { afterFile } from '../../../engine/tests/support/after-file.ts';
import { listen } from '../../src/http/listen.ts';
import { createServer } from '../../src/server/create-server.ts';
import type { MailService } from '../../src/service.ts';
import { rawRequest } from './raw-request.ts';

/** Serves a folder until the end of the test file. Resolves to the address. */
export async function serveFolder(folder: string, mail?: Pick<MailService, 'fetch' | 'paths' | 'pathOf'>): Promise<string> {
  const { address, close } = await listen(createServer(folder, mail && { mail }), 0);
  afterFile(() => close(0));
  return address;
}

/** Writes files into a folder by their paths, with the headers of a site unless there are others. */
export function writeSite(folder: string, files: Record<string, string | Buffer>): void {
  const headers = `${formatHeaders(headerRules({ policy: "default-src 'none'", hsts: 'host', url: 'https://site.example' }))}\n`;
  for (const [path, content] of Object.entries({ _headers: headers, ...files })) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
}

/** A raw response. Header names are in lowercase. */
export type RawAnswer = { status: number; headers: Map<string, string>; body: string };

/** Sends a request line and header lines without the normalisation of `fetch`. Resolves to the response. */
export async function ask(address: string, line: string, headers: readonly string[] = []): Promise<RawAnswer> {
  const text = await rawRequest(address, [`${line} HTTP/1.1`, 'Host: localhost', 'Connection: close', ...headers, '', ''].join('\r\n'));
  return parseAnswer(text);
}

/** Parses the bytes of a closed connection as one response. */
export function parseAnswer(text: string): RawAnswer {
  const [head = '', ...rest] = text.split('\r\n\r\n');
  const [status = '', ...lines] = head.split('\r\n');
  const fields = lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()] as const);
  return { status: Number(/^HTTP\/1\.1 (\d{3})/.exec(status)?.[1]), headers: new Map(fields), body: rest.join('\r\n\r\n') };
}
