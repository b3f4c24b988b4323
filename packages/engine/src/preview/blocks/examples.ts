import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { type BlockModel, type Clock, planOf, sampleOf } from '@pagewright/core';
import { codeFolder } from '../../definition/code-folders.ts';
import type { SiteCode } from '../../definition/site-code.ts';
import { pageWithBlock } from '../../docs/one-block-pages.ts';
import { isInside } from '../../files/is-inside.ts';
import type { PreviewPage } from '../preview-page.ts';
import { copyOf, copyOfGuide } from './copy-site.ts';
import { ExampleSite, examplePath, isExample } from './example-site.ts';

/** An example of a block type as YAML. `file` is its path in the project; undefined for values made from the schema. */
type Example = { name: string; file: string | undefined; text: string };

type Parts = {
  root: string;
  readCode: () => SiteCode;
  /** The folder of the site in the preview, for a project without a site for its examples. */
  siteDir: string;
  clock: Clock;
};

/** A site with examples: that of the project, or that of code in another folder, which extends it. The first one does not have what its own types show. */
export type ExampleSiteName = 'ofProject' | 'own';

type Sites = ReadonlyMap<ExampleSiteName, ExampleSite>;

/** The examples of block types, and the sites in which they are pages. Loaded when somebody first looks at them. */
export class Examples {
  #examples: ReadonlyMap<string, readonly Example[]> = new Map();
  #loading: Promise<Sites> | undefined;
  #first: Promise<Sites> | undefined;
  #last: Promise<unknown> = Promise.resolve();

  constructor(private readonly parts: Parts) {}

  /** The sites as they were read last: none before the first time. */
  readonly sites = new Map<ExampleSiteName, ExampleSite>();

  /** Loads the examples, at the first call. Rejects when they cannot be read; the next call tries again. */
  async get(): Promise<Sites> {
    if (this.sites.size > 0) return this.sites;
    // A gallery asks for many pictures at once.
    this.#first ??= this.read().finally(() => {
      this.#first = undefined;
    });
    return this.#first;
  }

  /** Reads what has changed in the examples and in the files of the sites. `again`: a type whose examples are shown as they are in their files. */
  read(again?: string): Promise<Sites> {
    const reading = this.#last.then(
      () => this.#read(again),
      () => this.#read(again),
    );
    this.#last = reading;
    return reading;
  }

  async #read(again: string | undefined): Promise<Sites> {
    this.#loading ??= this.#create().catch((error: unknown) => {
      this.#loading = undefined;
      throw error;
    });
    const sites = await this.#loading;
    const { blockTypes } = this.parts.readCode();
    this.#examples = new Map(blockTypes.map((type) => [type, this.#readExamples(type)]));
    const startsAgain = (path: string): boolean => again !== undefined && path.includes(examplePath(again, ''));
    for (const [name, site] of sites) {
      await site.follow();
      const types = blockTypes.filter((type) => this.siteOf(type) === name);
      await site.write(new Map(types.flatMap((type) => this.#textsOf(type, site.languages()))), startsAgain);
      this.sites.set(name, site);
    }
    return sites;
  }

  async #create(): Promise<Sites> {
    const { root, siteDir, clock, readCode } = this.parts;
    const options = { root, clock, code: readCode() };
    const sites = new Map<ExampleSiteName, ExampleSite>();
    sites.set('ofProject', await ExampleSite.create({ ...options, copy: copyOfGuide(root, siteDir) }));
    if (codeFolder(options.code) !== root) sites.set('own', await ExampleSite.create({ ...options, copy: copyOf(siteDir) }));
    return sites;
  }

  /** Shows the examples with other code. */
  async applyCode(code: SiteCode): Promise<void> {
    const sites = await this.#loading;
    if (!sites) return;
    for (const { site } of sites.values()) await site.applyCode(code);
    await this.read();
  }

  /** True for a type of the site's own code, false for one of the code that it extends. */
  isOwn(type: string): boolean {
    const code = this.parts.readCode();
    return isInside(code.componentFile(type), code.folder);
  }

  /** Returns the site with the examples of a type. */
  siteOf(type: string): ExampleSiteName {
    return this.isOwn(type) && codeFolder(this.parts.readCode()) !== this.parts.root ? 'own' : 'ofProject';
  }

  /** Returns the examples of a block type, the shortest first; values made from its schema for a type without any. */
  of(type: string): readonly Example[] {
    return this.#examples.get(type) ?? [];
  }

  /** Returns the texts of the pages with the examples of a type. The longest one is in each language. */
  #textsOf(type: string, languages: readonly string[]): [path: string, text: string][] {
    const last = this.of(type).at(-1);
    return this.of(type).flatMap((example): [string, string][] => {
      const path = examplePath(type, example.name);
      const text = pageWithBlock(path, `${type}: ${example.name}`, example.text.replace(/^hidden: true$/m, 'hidden: false'));
      const folders = ['', ...(example === last ? languages.map((code) => `/${code}`) : [])];
      return folders.map((folder) => [folder + path, text]);
    });
  }

  /** Returns the page at a path. Undefined for another path than that of an example, and while a site has no settings. */
  page(path: string): PreviewPage | undefined {
    if (!isExample(path)) return undefined;
    for (const { site } of this.sites.values()) if (site.page(path)) return site.page(path);
    return undefined;
  }

  /** Returns the pages with the examples of a type, the shortest first. */
  pagesOf(type: string): PreviewPage[] {
    return this.of(type).flatMap(({ name }) => this.page(examplePath(type, name)) ?? []);
  }

  /** Returns the longest example of a block type that has no errors, resolved. */
  blockOf(type: string): BlockModel | undefined {
    if (this.of(type).every(({ file }) => file === undefined)) return undefined;
    return this.pagesOf(type)
      .flatMap(({ model }) => model.blocks.find((block) => block.type === type) ?? [])
      .at(-1);
  }

  /** The folder for the examples of a block type, from the root of the project. */
  folderOf(type: string): string {
    return relative(this.parts.root, this.#folderOf(type));
  }

  /** The folders with the examples of all types. */
  folders(): string[] {
    return [codeFolder(this.parts.readCode()), this.parts.root].map((folder) => join(folder, 'tests', 'blocks'));
  }

  #folderOf(type: string): string {
    const folders = this.folders().map((folder) => join(folder, type));
    return folders.find((folder) => existsSync(folder)) ?? folders[0] ?? '';
  }

  #readExamples(type: string): Example[] {
    const folder = this.#folderOf(type);
    const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.yaml')) : [];
    const examples = files.map((file) => ({
      name: basename(file, '.yaml'),
      file: relative(this.parts.root, join(folder, file)),
      text: readFileSync(join(folder, file), 'utf8'),
    }));
    if (examples.length > 0) return examples.sort((one, other) => one.text.length - other.text.length);
    return [{ name: 'sample', file: undefined, text: sampleOf(planOf(this.parts.readCode().blockSchema(type))) }];
  }

  /** Deletes the folders of the sites, also of those that are still being loaded. */
  async close(): Promise<void> {
    // A failure was told to whoever opened the page.
    await this.#last.catch(() => undefined);
    for (const site of (await this.#loading)?.values() ?? []) await site.close();
  }
}
