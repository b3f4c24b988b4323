import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { studioProtocol } from '@pagewright/core';
import { z } from 'zod';
import { contentOf, type StudioSite } from './read-studio-file.ts';

/** In milliseconds. A first start bundles the code of the site. */
const startLimit = 180_000;

/** In milliseconds: a site that nobody has open for so long has no process. */
const idleLimit = 15 * 60_000;

/** In characters: the last words of a preview that has ended, for the log. */
const longestReason = 2_000;

/** What the preview of a site gets from the environment of the studio. Secrets of the studio are not in it. */
const passedOn = ['PATH', 'LANG', 'LC_ALL', 'TZ', 'NODE_OPTIONS', 'SystemRoot'];

/** What a preview sends once it listens. */
const startedSchema = z.object({ protocol: z.int() });

/** Thrown when the preview of a site does not start. The message is for the operator. */
export class PreviewError extends Error {
  override readonly name = 'PreviewError';
}

/** The process that shows and edits a site, of the version that its own lockfile names. It starts when somebody asks, and ends when nobody has for a while. */
export class SitePreview {
  readonly #folder: string;
  #starting: Promise<string> | undefined;
  #child: ChildProcess | undefined;
  #ending: Promise<unknown> | undefined;
  #users = 0;
  #timer: NodeJS.Timeout | undefined;

  /** `state`: the folder with the state of the studio. `report`: prints a line for the operator. */
  constructor(
    private readonly site: StudioSite,
    state: string,
    private readonly report: (line: string) => void,
    private readonly idle = idleLimit,
  ) {
    this.#folder = join(state, 'sites', site.id);
  }

  /**
   * Runs `work` with the path of the socket of the running preview, and keeps the preview until it is done. Throws a `PreviewError` when it does
   * not start.
   */
  async use<Result>(work: (socket: string) => Promise<Result>): Promise<Result> {
    this.#users += 1;
    clearTimeout(this.#timer);
    try {
      this.#starting ??= this.#start();
      return await work(await this.#starting);
    } finally {
      this.#users -= 1;
      if (this.#users === 0) this.#timer = setTimeout(() => void this.stop(), this.idle).unref();
    }
  }

  /** Ends the process. What it has acknowledged is in the files. */
  async stop(): Promise<void> {
    clearTimeout(this.#timer);
    const child = this.#child;
    // Whoever asks from now on starts another one, as soon as this one has ended.
    [this.#child, this.#starting] = [undefined, undefined];
    if (child && child.exitCode === null && child.signalCode === null) {
      this.#ending = once(child, 'exit');
      child.kill();
    }
    await this.#ending;
  }

  async #start(): Promise<string> {
    await this.#ending;
    const home = join(this.#folder, 'home');
    await mkdir(home, { recursive: true, mode: 0o700 });
    const socket = join(this.#folder, 'preview.sock');
    await rm(socket, { force: true });
    const child = spawn(process.execPath, [commandOf(this.site), 'dev', '--site', contentOf(this.site), '--socket', socket], {
      cwd: this.site.project,
      env: { ...Object.fromEntries(passedOn.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : []))), HOME: home },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    this.#child = child;
    let said = '';
    for (const output of [child.stdout, child.stderr])
      output?.setEncoding('utf8').on('data', (text: string) => {
        said = (said + text).slice(-longestReason);
      });
    let hasStarted = false;
    child.once('exit', (code, signal) => {
      if (this.#child === child) this.#starting = undefined;
      if (hasStarted && code !== 0 && signal !== 'SIGTERM')
        this.report(`The preview of ${this.site.id} has ended (${signal ?? code}). Its last words: ${said.trim()}`);
    });
    const timer = setTimeout(() => child.kill('SIGKILL'), startLimit);
    try {
      await started(child);
      hasStarted = true;
    } catch (error) {
      const reason = error instanceof PreviewError ? error.message : said.trim();
      child.kill('SIGKILL');
      this.#starting = undefined;
      throw new PreviewError(`The preview of ${this.site.id} does not start. ${reason}`);
    } finally {
      clearTimeout(timer);
    }
    return socket;
  }
}

/** Resolves when a preview listens. Throws when it ends before, and a `PreviewError` when it speaks another version. */
async function started(child: ChildProcess): Promise<void> {
  const ending = new AbortController();
  const ended = once(child, 'exit', { signal: ending.signal }).then(() => Promise.reject(new Error('It has ended.')));
  try {
    const [message] = await Promise.race([once(child, 'message', { signal: ending.signal }), ended]);
    const { data } = startedSchema.safeParse(message);
    if (data?.protocol !== studioProtocol)
      throw new PreviewError(
        'Its version of Pagewright is another one than that of the studio: upgrade the site, or install its version of pagewright-studio.',
      );
  } finally {
    ended.catch(() => undefined);
    ending.abort();
  }
}

/** Returns the path of the command of the version that a site has installed. Throws a `PreviewError` without one. */
function commandOf({ id, project }: StudioSite): string {
  try {
    const file = createRequire(join(project, 'package.json')).resolve('pagewright/package.json');
    const { bin } = JSON.parse(readFileSync(file, 'utf8'));
    return join(dirname(file), bin.pagewright);
  } catch {
    throw new PreviewError(
      `Pagewright is not installed in ${project}. Run "npm ci" there, or correct "project" of the site ${id} in studio.yaml.`,
    );
  }
}
