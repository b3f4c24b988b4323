import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parse, stringify } from 'yaml';
import { z } from 'zod';

const root = resolve(import.meta.dirname, '../../..');
const overlayFolder = join(root, 'tests', 'sites', 'second-theme');

const colorsSchema = z.record(z.string(), z.string());
const themedSchema = z.looseObject({ theme: z.looseObject({ colors: colorsSchema }) });

const readYaml = (file: string): Record<string, unknown> => z.record(z.string(), z.unknown()).parse(parse(readFileSync(file, 'utf8')));

/** The six colours of a theme, from a file that has one. */
const colorsOf = (settings: unknown): string[] => Object.values(themedSchema.parse(settings).theme.colors);

/** The shipped site with the brand and the theme of another, built and served. */
export class RebrandedSite {
  readonly #folder = mkdtempSync(join(tmpdir(), 'rebranded-'));
  #process: ChildProcess | undefined;
  readonly firstColors: string[];
  readonly secondColors: string[];

  constructor(private readonly port: number) {
    const shipped = join(root, 'site.config');
    const site = join(this.#folder, 'site');
    cpSync(shipped, site, { recursive: true });
    cpSync(join(overlayFolder, 'media'), join(site, 'media'), { recursive: true });
    const settings = readYaml(join(shipped, 'site.yaml'));
    const overlay = readYaml(join(overlayFolder, 'overlay.yaml'));
    writeFileSync(join(site, 'site.yaml'), stringify({ ...settings, ...overlay }));
    this.firstColors = colorsOf(settings);
    this.secondColors = colorsOf(overlay);
  }

  address(path: string): string {
    return `http://localhost:${this.port}${path}`;
  }

  async start(): Promise<void> {
    const [site, out] = [join(this.#folder, 'site'), join(this.#folder, 'out')];
    const command = spawn('node', ['src/cli/start.mjs', 'start', '--site', site, '--out', out], {
      cwd: root,
      env: { ...process.env, PORT: String(this.port), MAIL_OUTBOX: join(this.#folder, 'outbox') },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.#process = command;
    let said = '';
    await new Promise<void>((ready, fail) => {
      command.stdout.on('data', (text: Buffer) => {
        said += text.toString();
        if (said.includes('The site is on')) ready();
      });
      command.on('exit', (code) => fail(new Error(`The rebranded site ended with ${code} before it was served.\n${said}`)));
    });
  }

  stop(): void {
    this.#process?.removeAllListeners('exit');
    this.#process?.kill();
    rmSync(this.#folder, { recursive: true });
  }
}
