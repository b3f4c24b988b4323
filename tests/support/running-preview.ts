import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { projectRoot } from '../../packages/engine/tests/support/project-root.ts';

type Answer = { status: number | undefined; text: string; headers: Record<string, string | string[] | undefined> };
type Asked = { method?: string; headers?: Record<string, string>; body?: string };

/** A guard against waiting forever, much longer than any machine needs. */
const patience = 50_000;

/** The command `dev` in a separate process, tested without a browser. */
export class RunningPreview {
  readonly #process: ChildProcess;
  /** Outside the site, because tests copy, rename and remove its folders. */
  readonly #outbox = mkdtempSync(join(tmpdir(), 'preview-outbox-'));
  #output = '';

  private constructor(
    siteDir: string,
    readonly port: number,
    environment: Record<string, string>,
    root: string,
  ) {
    const { NODE_ENV: _, VITEST: __, ...env } = process.env;
    this.#process = spawn(process.execPath, [join(root, 'packages', 'engine', 'bin', 'pagewright.mjs'), 'dev', '--site', siteDir], {
      cwd: root,
      env: { ...env, PORT: String(port), MAIL_OUTBOX: this.#outbox, ...environment },
    });
    for (const stream of [this.#process.stdout, this.#process.stderr]) {
      stream?.on('data', (text) => {
        this.#output += String(text);
      });
    }
  }

  /** Starts the preview of the site in `siteDir` with the code of the project in `root`; resolves once it listens. */
  static async start(
    siteDir: string,
    port: number,
    environment: Record<string, string> = {},
    root: string = projectRoot,
  ): Promise<RunningPreview> {
    const preview = new RunningPreview(siteDir, port, environment, root);
    await preview.until(() => preview.output.includes('live preview is on'), 'The preview did not start.');
    return preview;
  }

  /** The output of the command. */
  get output(): string {
    return this.#output;
  }

  get pid(): number {
    if (this.#process.pid === undefined) throw new Error('The preview is not running.');
    return this.#process.pid;
  }

  /** Sends a request for a path without normalising it. */
  ask(path: string, { method = 'GET', headers = {}, body = '' }: Asked = {}): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const asked = request({ host: 'localhost', port: this.port, path, method, headers, agent: false }, (response) => {
        let text = '';
        response.on('data', (chunk) => {
          text += String(chunk);
        });
        response.on('error', reject);
        response.on('end', () => resolve({ status: response.statusCode, text, headers: response.headers }));
      });
      asked.on('error', reject).end(body);
    });
  }

  /** Waits until the page at `path` contains `text`. */
  async shows(path: string, text: string): Promise<void> {
    await this.until(async () => (await this.ask(path)).text.includes(text), `${path} does not show "${text}".`);
  }

  /** Waits until a condition is true. */
  async until(isTrue: () => boolean | Promise<boolean>, failure: string): Promise<void> {
    for (const end = Date.now() + patience; Date.now() < end; await setTimeout(50)) {
      if (await isTrue()) return;
      if (this.#process.exitCode !== null) break;
    }
    throw new Error(`${failure}\n${this.#output}`);
  }

  async stop(): Promise<void> {
    if (this.#process.exitCode === null) {
      const ended = once(this.#process, 'exit');
      this.#process.kill();
      await ended;
    }
    rmSync(this.#outbox, { recursive: true, force: true });
  }
}
