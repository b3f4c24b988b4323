import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { z } from 'zod';
import { freePort } from '../../../packages/engine/tests/support/free-port.ts';
import { bodyOf, type Driver, type Input } from './driver.ts';
import { webkitDriverPath } from './installed.ts';
import { firstMatch } from './output.ts';

const windowFile = join(import.meta.dirname, 'webkit-window.js');

const sessionSchema = z.object({ sessionId: z.string() });
const errorSchema = z.object({ error: z.string(), message: z.string() });
const answerSchema = z.union([z.object({ json: z.string() }), z.object({ thrown: z.string() })]);

/** What the console and the window write for a fault. The other lines are what pages log, and what GTK says. */
const fault = /CONSOLE .*\b(ERROR|WARN)\b|^REQUEST /;

/** WebKitGTK has no application manifests, which Safari has. */
const unknownDirective = "Unrecognized Content-Security-Policy directive 'manifest-src'.";

/** WebKitGTK by its WebDriver, in a window on a virtual screen. */
export class WebKit implements Driver {
  readonly #folder = mkdtempSync(join(tmpdir(), 'webkit-'));
  readonly #output = join(this.#folder, 'output.txt');
  readonly #processes: ChildProcess[] = [];
  #address = '';
  #session = '';
  #seen = 0;

  /** Starts it with one page. `scripts` is false for a browser whose visitor has turned scripts off. */
  static async start(scripts: boolean): Promise<WebKit> {
    const webkit = new WebKit();
    await webkit.#start(scripts).catch(async (error) => {
      await webkit.close();
      throw error;
    });
    return webkit;
  }

  async open(address: string): Promise<void> {
    await this.#send(z.null(), 'POST', '/url', { url: address });
  }

  async resize(width: number, height: number): Promise<void> {
    await this.#send(z.unknown(), 'POST', '/window/rect', { width, height });
  }

  async run(expression: string): Promise<string> {
    const script = `const answer = arguments[0];
      try {
        const json = (() => {${bodyOf(expression)} })();
        if (typeof json === 'string') answer({ json });
        else json.then((json) => answer({ json }), (error) => answer({ thrown: String(error) }));
      } catch (error) {
        answer({ thrown: String(error) });
      }`;
    const answer = await this.#send(answerSchema, 'POST', '/execute/async', { script, args: [] });
    if ('thrown' in answer) throw new Error(answer.thrown);
    return answer.json;
  }

  async perform(input: Input): Promise<void> {
    await this.#send(z.null(), 'POST', '/actions', { actions: [input] });
  }

  /** The page and the window have written everything that happened before, so it is in the file. */
  takeFaults(): Promise<string[]> {
    const output = readFileSync(this.#output, 'utf8');
    const added = output.slice(this.#seen);
    this.#seen = output.length;
    return Promise.resolve(added.split('\n').filter((line) => fault.test(line) && !line.includes(unknownDirective)));
  }

  async close(): Promise<void> {
    if (this.#session !== '') await this.#send(z.null(), 'DELETE', '');
    for (const child of this.#processes.reverse()) {
      const ended = once(child, 'exit');
      child.kill();
      await ended;
    }
    rmSync(this.#folder, { recursive: true, maxRetries: 5 });
  }

  async #start(scripts: boolean): Promise<void> {
    // The pointer is in the middle of the screen, outside of the window, so that nothing is hovered.
    const screen = this.#spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '3200x2000x24', '-nolisten', 'tcp']);
    const display = await firstMatch(screen, /^(\d+)\n/m);
    const port = await freePort();
    this.#address = `http://127.0.0.1:${port}`;
    const driver = this.#spawn(webkitDriverPath, [`--port=${port}`], { DISPLAY: `:${display}` });
    await this.#listening(driver);
    // The driver discards what a browser writes.
    const command = 'exec gjs -m "$0" "$1" "$2" 2>"$3"';
    const args = ['-c', command, windowFile, this.#folder, String(scripts), this.#output];
    const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': { binary: '/bin/sh', args } } };
    const { sessionId } = await this.#send(sessionSchema, 'POST', '/session', { capabilities });
    this.#session = `/session/${sessionId}`;
  }

  #spawn(command: string, args: readonly string[], environment: Readonly<Record<string, string>> = {}): ChildProcess {
    const child = spawn(command, args, { env: { ...process.env, ...environment }, stdio: ['ignore', 'pipe', 'pipe'] });
    this.#processes.push(child);
    return child;
  }

  /** Waits until the driver answers. It does not say when it is ready. */
  async #listening(driver: ChildProcess): Promise<void> {
    while (driver.exitCode === null) {
      const isReady = await fetch(`${this.#address}/status`).then(
        ({ ok }) => ok,
        () => false,
      );
      if (isReady) return;
      await setTimeout(20);
    }
    throw new Error(`${webkitDriverPath} ended with ${driver.exitCode}.`);
  }

  async #send<Result>(schema: z.ZodType<Result>, method: 'POST' | 'DELETE', path: string, body?: object): Promise<Result> {
    const response = await fetch(this.#address + this.#session + path, { method, body: body && JSON.stringify(body) });
    const { value } = z.object({ value: z.unknown() }).parse(await response.json());
    if (response.ok) return schema.parse(value);
    const { error, message } = errorSchema.parse(value);
    throw new Error(`${error}: ${message}`);
  }
}
