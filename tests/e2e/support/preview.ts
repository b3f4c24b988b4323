import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../../..');

/** A live preview of a copy of a site. Tests change the files as an author would. */
export class Preview {
  readonly #folder = join(mkdtempSync(join(tmpdir(), 'preview-')), 'site');
  #port: number;
  #process: ChildProcess | undefined;
  #output = '';
  #origin = '';
  #errors = '';

  /** Without a port, it takes a free one. `project` is a folder with the code: a copy, for tests that change it. */
  constructor(
    site: string,
    port = 0,
    private readonly project = root,
  ) {
    this.#port = port;
    cpSync(join(root, site), this.#folder, { recursive: true });
  }

  /** The folder of the site. */
  get folder(): string {
    return this.#folder;
  }

  address(path: string): string {
    return this.#origin + path;
  }

  /** Starts the command `dev` with further options, and resolves once it listens. */
  async start(...options: string[]): Promise<void> {
    const preview = spawn('node', ['packages/engine/bin/pagewright.mjs', 'dev', '--site', this.#folder, ...options], {
      cwd: this.project,
      env: { ...process.env, PORT: String(this.#port), MAIL_OUTBOX: join(dirname(this.#folder), 'outbox'), MAIL_MINIMUM_SECONDS: '0' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#process = preview;
    preview.stderr.on('data', (text: Buffer) => {
      this.#errors += text.toString();
    });
    preview.stdout.on('data', (text: Buffer) => {
      this.#output += text.toString();
    });
    await new Promise<void>((ready, fail) => {
      preview.stdout.on('data', (text: Buffer) => {
        const [, origin] = /live preview is on (http:\/\/\S+)/.exec(text.toString()) ?? [];
        if (origin === undefined) return;
        this.#origin = origin;
        // It is started again there.
        this.#port = Number(new URL(origin).port);
        ready();
      });
      preview.on('exit', (code) => fail(new Error(`The live preview ended with ${code} before it listened.`)));
    });
  }

  /** Ends the command, and leaves the site as it is. */
  async end(signal?: NodeJS.Signals): Promise<void> {
    this.#process?.removeAllListeners('exit');
    if (this.#process?.exitCode !== null) return;
    const ended = once(this.#process, 'exit');
    this.#process.kill(signal);
    await ended;
  }

  async stop(): Promise<void> {
    await this.end();
    rmSync(dirname(this.#folder), { recursive: true });
  }

  /** What the command has printed. */
  get output(): string {
    return this.#output;
  }

  /** The error output of the command. Mistakes in content are not in it. */
  get errors(): string {
    return this.#errors;
  }

  write(file: string, text: string | Buffer): void {
    mkdirSync(dirname(join(this.#folder, file)), { recursive: true });
    writeFileSync(join(this.#folder, file), text);
  }

  read(file: string): Buffer {
    return readFileSync(join(this.#folder, file));
  }

  remove(file: string): void {
    rmSync(join(this.#folder, file));
  }

  /** Renames a file or folder of the site; a name that begins with a hyphen is a suffix of the site folder itself. */
  rename(from: string, to: string): void {
    renameSync(this.#pathOf(from), this.#pathOf(to));
  }

  /** Replaces a folder by a copy of it. */
  replaceByCopy(path: string): void {
    cpSync(this.#pathOf(path), this.#pathOf(`${path}-copy`), { recursive: true });
    this.rename(path, `${path}-old`);
    this.rename(`${path}-copy`, path);
    rmSync(this.#pathOf(`${path}-old`), { recursive: true });
  }

  #pathOf(path: string): string {
    return path.startsWith('-') ? this.#folder + path : join(this.#folder, path);
  }

  /** Replaces a text in a file. Throws when the file does not contain it. */
  edit(file: string, from: string, to: string): void {
    const text = this.read(file).toString();
    if (!text.includes(from)) throw new Error(`${file} does not contain "${from}".`);
    this.write(file, text.replace(from, to));
  }
}
