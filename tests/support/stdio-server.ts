import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import { inProject } from '../../packages/engine/tests/support/project-root.ts';

const messageSchema = z.looseObject({
  id: z.union([z.number(), z.string()]).optional(),
  method: z.string().optional(),
  params: z.unknown().optional(),
});
const configurationSchema = z.object({ items: z.array(z.object({ section: z.string().optional() })) });
const diagnosticsSchema = z.object({ uri: z.string(), diagnostics: z.array(z.object({ message: z.string() })) });

/** The language server as editors run it: a separate process that communicates over stdin and stdout. */
export class StdioServer {
  readonly #process: ChildProcessWithoutNullStreams;
  readonly #marks = new Map<string, string[]>();
  readonly #waiting = new Set<() => void>();
  #buffer = Buffer.alloc(0);
  #ids = 0;

  /** `settings` are those of the workspace, as `.vscode/settings.json` has them. */
  constructor(
    workspace: string,
    private readonly settings: Readonly<Record<string, unknown>>,
  ) {
    const server = inProject('node_modules', 'yaml-language-server', 'out', 'server', 'src', 'server.js');
    this.#process = spawn(process.execPath, [server, '--stdio'], { cwd: workspace });
    this.#process.stdout.on('data', (chunk: Buffer) => this.#read(chunk));
    const uri = pathToFileURL(workspace).href;
    this.#send({
      id: this.#nextId(),
      method: 'initialize',
      params: {
        processId: process.pid,
        rootUri: uri,
        workspaceFolders: [{ uri, name: 'site' }],
        capabilities: { workspace: { configuration: true, workspaceFolders: true } },
      },
    });
    this.#send({ method: 'initialized', params: {} });
  }

  /** Opens a file and resolves to its diagnostics. */
  async open(path: string, text: string): Promise<string[]> {
    const uri = pathToFileURL(path).href;
    this.#marks.delete(uri);
    this.#send({ method: 'textDocument/didOpen', params: { textDocument: { uri, languageId: 'yaml', version: 1, text } } });
    return this.#marksOf(uri, () => true);
  }

  /** Notifies the server of a changed file on disk. Resolves when the diagnostics of an open file match. */
  async afterChange(changed: string, path: string, fits: (marks: string[]) => boolean): Promise<string[]> {
    const uri = pathToFileURL(path).href;
    this.#send({ method: 'workspace/didChangeWatchedFiles', params: { changes: [{ uri: pathToFileURL(changed).href, type: 2 }] } });
    return this.#marksOf(uri, fits);
  }

  close(): void {
    this.#process.kill();
  }

  async #marksOf(uri: string, fits: (marks: string[]) => boolean): Promise<string[]> {
    for (;;) {
      const marks = this.#marks.get(uri);
      if (marks && fits(marks)) return marks;
      await new Promise<void>((resolve) => this.#waiting.add(resolve));
    }
  }

  #read(chunk: Buffer): void {
    this.#buffer = Buffer.concat([this.#buffer, chunk]);
    for (;;) {
      const head = /^Content-Length: (\d+)\r\n(?:.+\r\n)*\r\n/.exec(this.#buffer.toString('latin1'));
      const end = head ? head[0].length + Number(head[1]) : Number.POSITIVE_INFINITY;
      if (!head || this.#buffer.length < end) return;
      this.#take(messageSchema.parse(JSON.parse(this.#buffer.subarray(head[0].length, end).toString('utf8'))));
      this.#buffer = this.#buffer.subarray(end);
    }
  }

  #take({ id, method, params }: z.output<typeof messageSchema>): void {
    if (method === 'textDocument/publishDiagnostics') {
      const { uri, diagnostics } = diagnosticsSchema.parse(params);
      this.#marks.set(
        uri,
        diagnostics.map(({ message }) => message),
      );
      for (const resolve of this.#waiting) resolve();
      this.#waiting.clear();
    }
    if (id === undefined || method === undefined) return;
    const isConfiguration = method === 'workspace/configuration';
    this.#send({
      id,
      result: isConfiguration ? configurationSchema.parse(params).items.map(({ section }) => this.#section(section ?? '')) : null,
    });
  }

  /** The settings under a name, as an object: `yaml.format.enable` becomes `{ format: { enable } }`. */
  #section(name: string): unknown {
    if (Object.hasOwn(this.settings, name)) return this.settings[name];
    const section: Record<string, unknown> = {};
    for (const [key, value] of Object.entries(this.settings)) {
      if (!key.startsWith(`${name}.`)) continue;
      const [group = '', inner] = key.slice(name.length + 1).split('.');
      section[group] = inner === undefined ? value : { ...Object(section[group]), [inner]: value };
    }
    return section;
  }

  #nextId(): number {
    this.#ids += 1;
    return this.#ids;
  }

  #send(message: object): void {
    const body = JSON.stringify({ jsonrpc: '2.0', ...message });
    this.#process.stdin.write(`Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`);
  }
}
