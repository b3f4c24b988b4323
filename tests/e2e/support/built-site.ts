import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../../..');

/** Signs the webhooks of a site, without which the service does not start. */
const webhookSecret = `whsec_${Buffer.alloc(32).toString('base64')}`;

/**
 * A copy of a site, built and served on a free port by the command `start`. Tests may change it. A site with code of its own
 * is served `inPlace`, beside that code.
 */
export class BuiltSite {
  readonly #folder = mkdtempSync(join(tmpdir(), 'built-site-'));
  #process: ChildProcess | undefined;

  #origin = '';

  readonly #site: string;

  constructor(site: string, { inPlace = false } = {}) {
    this.#site = inPlace ? join(root, site) : this.content();
    if (!inPlace) cpSync(join(root, site), this.content(), { recursive: true });
  }

  /** Returns the path of a file of the copied content. */
  content(file = ''): string {
    return join(this.#folder, 'site', file);
  }

  address(path: string): string {
    return this.#origin + path;
  }

  /** Returns the paths of all built pages, except of those for an address that does not exist. */
  paths(): string[] {
    const files = readdirSync(join(this.#folder, 'out'), { recursive: true, encoding: 'utf8' });
    return files
      .filter((file) => basename(file) === 'index.html')
      .map((file) => `/${dirname(file)}`.replace(/\/\.$/, '/'))
      .sort();
  }

  /** The folder in which the mail service stores messages. */
  get outbox(): string {
    return join(this.#folder, 'outbox');
  }

  /** Builds and serves the site, with these environment variables. */
  async start(environment: Readonly<Record<string, string>> = {}): Promise<void> {
    const command = spawn(
      'node',
      ['packages/engine/bin/pagewright.mjs', 'start', '--site', this.#site, '--out', join(this.#folder, 'out')],
      {
        cwd: root,
        // All tests of a file are one client, which types faster than people.
        env: {
          ...process.env,
          PORT: '0',
          ...{ MAIL_OUTBOX: this.outbox, MAIL_RATE_PER_CLIENT: '1000', MAIL_MINIMUM_SECONDS: '0', MAIL_WEBHOOK_SECRET: webhookSecret },
          ...environment,
        },
        stdio: ['ignore', 'pipe', 'pipe'],
      },
    );
    this.#process = command;
    let output = '';
    await new Promise<void>((ready, fail) => {
      const listen = (text: Buffer): void => {
        output += text.toString();
        const [, origin] = /The site is on (http:\/\/localhost:\d+)/.exec(output) ?? [];
        if (origin === undefined) return;
        this.#origin = origin;
        ready();
      };
      command.stdout.on('data', listen);
      command.stderr.on('data', listen);
      command.on('exit', (code) => fail(new Error(`The site ended with ${code} before it was served.\n${output}`)));
    });
  }

  stop(): void {
    this.#process?.removeAllListeners('exit');
    this.#process?.kill();
    rmSync(this.#folder, { recursive: true });
  }
}

/** Returns the site that the examples of blocks refer to, with the pages to which some of them lead. */
export function siteForExamples(): BuiltSite {
  const site = new BuiltSite('tests/sites/blocks');
  cpSync(join(root, 'tests/guide/site'), site.content(), { recursive: true });
  return site;
}
