import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../../..');

/** A live preview of a copy of a site, whose files a test may change as an author would. */
export class Preview {
  readonly #folder = mkdtempSync(join(tmpdir(), 'preview-'));
  #process: ChildProcess | undefined;

  constructor(
    site: string,
    private readonly port: number,
  ) {
    cpSync(join(root, site), this.#folder, { recursive: true });
  }

  address(path: string): string {
    return `http://localhost:${this.port}${path}`;
  }

  async start(): Promise<void> {
    const preview = spawn('node', ['src/cli/start.mjs', 'dev', '--site', this.#folder], {
      cwd: root,
      env: { ...process.env, PORT: String(this.port) },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.#process = preview;
    await new Promise<void>((ready, fail) => {
      preview.stdout.on('data', (text: Buffer) => {
        if (text.toString().includes('live preview is on')) ready();
      });
      preview.on('exit', (code) => fail(new Error(`The live preview ended with ${code} before it listened.`)));
    });
  }

  stop(): void {
    this.#process?.removeAllListeners('exit');
    this.#process?.kill();
    rmSync(this.#folder, { recursive: true });
  }

  write(file: string, text: string): void {
    writeFileSync(join(this.#folder, file), text);
  }

  /** Saves a file with one text in it replaced. */
  edit(file: string, from: string, to: string): void {
    const text = readFileSync(join(this.#folder, file), 'utf8');
    if (!text.includes(from)) throw new Error(`${file} does not contain "${from}".`);
    this.write(file, text.replace(from, to));
  }
}
