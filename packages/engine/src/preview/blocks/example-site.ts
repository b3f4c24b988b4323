import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock } from '@pagewright/core';
import type { SiteCode } from '../../definition/site-code.ts';
import { isRunning } from '../../edit/site-changes.ts';
import { writeWhole } from '../../files/write-whole.ts';
import { DevSite } from '../dev-site.ts';
import type { CopySite } from './copy-site.ts';

/** The path above the pages of examples. No site has it. */
const examplesPath = '/preview-of-blocks';

/** Returns the path of the page with an example. */
export const examplePath = (type: string, name: string): string => `${examplesPath}/${type}/${name}`;

/** True for the path of a page with an example, in any language. */
export const isExample = (path: string): boolean => path.includes(`${examplesPath}/`);

/** Hides what stands around the blocks of a page. */
export const withoutFrame = (html: string): string => html.replace('</head>', () => `${frameStyles}</head>`);

const frameStyles =
  '<style>body > :is(.skip-link, div:has(> footer)), [data-header-slot] > :not([data-block]) { display: none !important; } #main { padding-top: 0 !important; }</style>';

type Options = { root: string; code: SiteCode; clock: Clock; copy: CopySite };

/**
 * A copy of a site with a page for each example, in a folder of the cache. What somebody changes in it is in no file of the project, and is
 * gone with the preview.
 */
export class ExampleSite {
  /** The texts of the pages as they were written last, by their paths. */
  readonly #written = new Map<string, string>();

  private constructor(
    /** The folder with the site and its cache. */
    readonly root: string,
    readonly site: DevSite,
    private readonly copy: CopySite,
  ) {}

  /** Creates the folder. `follow` and `write` fill it. */
  static async create({ root, code, clock, copy }: Options): Promise<ExampleSite> {
    const all = join(root, '.cache', 'examples');
    await mkdir(all, { recursive: true });
    // A preview that was killed has left its own.
    for (const name of await readdir(all))
      if (!isRunning(Number.parseInt(name, 10))) await rm(join(all, name), { recursive: true, force: true });
    const folder = await mkdtemp(join(all, `${process.pid}-`));
    return new ExampleSite(folder, new DevSite(join(folder, 'site'), code, clock), copy);
  }

  /** Copies what has changed in the site. */
  async follow(): Promise<void> {
    await this.copy(this.site.siteDir);
    await this.site.reload();
  }

  /** The languages of the site but the default one. */
  languages(): string[] {
    const { siteLanguages = [], language } = this.site.settings ?? {};
    return siteLanguages.flatMap(({ code }) => (code === language ? [] : code));
  }

  /** Writes the pages whose example is another, and those that start again. `pages`: their texts by their paths. */
  async write(pages: ReadonlyMap<string, string>, startsAgain: (path: string) => boolean): Promise<void> {
    for (const path of this.#written.keys()) if (!pages.has(path)) await this.#remove(path);
    for (const [path, text] of pages) {
      if (this.#written.get(path) === text && !startsAgain(path)) continue;
      await writeWhole(this.#file(path), text);
      this.#written.set(path, text);
    }
    await this.site.reload();
  }

  async #remove(path: string): Promise<void> {
    this.#written.delete(path);
    await rm(this.#file(path), { force: true });
  }

  #file(path: string): string {
    return join(this.site.siteDir, `pages${path}.yaml`);
  }

  /** Deletes the folder. */
  readonly close = (): Promise<void> => rm(this.root, { recursive: true, force: true });
}
