import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { Bidi } from './bidi.ts';
import { bodyOf, type Driver, type Input } from './driver.ts';
import { firefoxPath } from './installed.ts';
import { firstMatch } from './output.ts';

const treeSchema = z.object({ contexts: z.array(z.object({ context: z.string() })).min(1) });
const resultSchema = z.union([
  z.object({ type: z.literal('success'), result: z.object({ value: z.string() }) }),
  z.object({ type: z.literal('exception'), exceptionDetails: z.object({ text: z.string() }) }),
]);

const logSchema = z.object({ type: z.string(), level: z.string(), text: z.string().nullable() });
const responseSchema = z.object({ response: z.object({ url: z.string(), status: z.number() }) });
const failureSchema = z.object({ request: z.object({ url: z.string() }), errorText: z.string() });

/** Firefox by WebDriver BiDi, which it speaks without a driver. */
export class Firefox implements Driver {
  readonly #profile = mkdtempSync(join(tmpdir(), 'firefox-'));
  readonly #process: ChildProcess;
  readonly #faults: string[] = [];
  #bidi: Bidi | undefined;
  #page = '';

  private constructor(scripts: boolean) {
    // A proxy on a closed port: nothing leaves the machine, and a request to another host fails.
    const preferences = {
      'javascript.enabled': scripts,
      'network.proxy.type': 1,
      'network.proxy.http': '127.0.0.1',
      'network.proxy.http_port': 9,
      'network.proxy.ssl': '127.0.0.1',
      'network.proxy.ssl_port': 9,
    };
    const lines = Object.entries(preferences).map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`);
    writeFileSync(join(this.#profile, 'user.js'), lines.join(''));
    this.#process = spawn(
      firefoxPath,
      ['--headless', '--no-remote', '--remote-debugging-port', '0', '--profile', this.#profile, 'about:blank'],
      { stdio: ['ignore', 'ignore', 'pipe'] },
    );
  }

  /** Starts it with one page. `scripts` is false for a browser whose visitor has turned scripts off. */
  static async start(scripts: boolean): Promise<Firefox> {
    const firefox = new Firefox(scripts);
    await firefox.#connect().catch(async (error) => {
      await firefox.close();
      throw error;
    });
    return firefox;
  }

  async open(address: string): Promise<void> {
    await this.#send(z.unknown(), 'browsingContext.navigate', { context: this.#page, url: address, wait: 'complete' });
  }

  async resize(width: number, height: number): Promise<void> {
    await this.#send(z.unknown(), 'browsingContext.setViewport', { context: this.#page, viewport: { width, height } });
  }

  async run(expression: string): Promise<string> {
    const answer = await this.#send(resultSchema, 'script.callFunction', {
      functionDeclaration: `() => {${bodyOf(expression)} }`,
      awaitPromise: true,
      target: { context: this.#page },
    });
    if (answer.type === 'exception') throw new Error(answer.exceptionDetails.text);
    return answer.result.value;
  }

  async perform(input: Input): Promise<void> {
    await this.#send(z.unknown(), 'input.performActions', { context: this.#page, actions: [input] });
  }

  takeFaults(): Promise<string[]> {
    return Promise.resolve(this.#faults.splice(0));
  }

  async close(): Promise<void> {
    this.#bidi?.close();
    const ended = once(this.#process, 'exit');
    this.#process.kill();
    await ended;
    rmSync(this.#profile, { recursive: true });
  }

  async #connect(): Promise<void> {
    const address = await firstMatch(this.#process, /WebDriver BiDi listening on (ws:\S+)/);
    this.#bidi = await Bidi.connect(`${address}/session`, (method, params) => this.#note(method, params));
    await this.#send(z.unknown(), 'session.new', { capabilities: {} });
    const { contexts } = await this.#send(treeSchema, 'browsingContext.getTree');
    this.#page = contexts[0]?.context ?? '';
    await this.#send(z.unknown(), 'session.subscribe', { events: ['log.entryAdded', 'network.fetchError', 'network.responseCompleted'] });
  }

  #send<Result>(schema: z.ZodType<Result>, method: string, params: object = {}): Promise<Result> {
    if (!this.#bidi) throw new Error('Firefox is not connected.');
    return this.#bidi.send(schema, method, params);
  }

  #note(method: string, params: unknown): void {
    if (method === 'log.entryAdded') {
      // Violations of the policy are in the log too. Firefox's own warnings, such as of slow layout, are none of a page.
      const { type, level, text } = logSchema.parse(params);
      if (level === 'error' || (level === 'warn' && type === 'console')) this.#faults.push(`${type} ${level}: ${text}`);
    } else if (method === 'network.responseCompleted') {
      const { response } = responseSchema.parse(params);
      if (response.status >= 400) this.#faults.push(`status ${response.status}: ${response.url}`);
    } else if (method === 'network.fetchError') {
      const { request, errorText } = failureSchema.parse(params);
      // The browser aborts requests by itself: for a video with enough data, and when the page changes.
      if (errorText !== 'NS_BINDING_ABORTED') this.#faults.push(`request failed: ${request.url} ${errorText}`);
    }
  }
}
