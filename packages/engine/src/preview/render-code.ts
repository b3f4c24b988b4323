import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { trustType } from '@pagewright/core';
import type { ViteDevServer } from 'vite';
import { assertRuleCodes } from '../definition/assert-rule-codes.ts';
import type { SiteCode } from '../definition/site-code.ts';
import { withUse } from '../render/component-mistake.ts';

type CodeContext = Awaited<ReturnType<typeof import('../render/render-pages.ts')['loadCodeContext']>>;

/** The code of a site, and what pages are rendered with: its components and layouts. */
export type LoadedCode = { site: SiteCode; context: CodeContext };

/** Loads the components of a site, such as that in the bundle of the command. */
export async function loadContext(site: SiteCode): Promise<LoadedCode> {
  const { loadCodeContext } = await import('../render/render-pages.ts');
  return { site, context: await loadCodeContext(site) };
}

/**
 * Loads the code in the folder of `site.ts`, as it is on disk. Never settles when the server closes meanwhile: then nobody waits for the
 * code any more, and a module that Vite no longer sends is no mistake in it.
 */
export async function loadFromDisk(server: ViteDevServer, folder: string): Promise<LoadedCode> {
  try {
    const { default: site } = trustType<{ default: SiteCode }>(await server.ssrLoadModule(join(folder, 'site.ts')));
    assertRuleCodes(site);
    return await loadContext(site);
  } catch (error) {
    if (closedServer.test(String(error))) return new Promise(() => undefined);
    throw error;
  }
}

/** What Vite says of a module that was still to be sent, or is asked for, when its server closes. */
const closedServer = /transport was disconnected, cannot call|The server is being restarted or closed/;

/**
 * The code of the site as it was when it could be loaded last. At first that of the command, whose bundle has it; after a change that on
 * disk, which Vite loads.
 */
export class RenderCode {
  /** The files that declare the site; undefined until they are needed. */
  #definition: ReadonlySet<string> | undefined;
  #hasFailed = false;
  #warming: Promise<unknown> | undefined;
  /** True while a change of the declaration could not be loaded yet. */
  #isDefinitionNew = false;

  constructor(
    private readonly server: ViteDevServer,
    private loaded: LoadedCode,
    /** Returns where the first block of a type is written. */
    private readonly placeOfType: (type: string) => string | undefined,
  ) {}

  /** The code as it was when it could be loaded last. */
  get current(): LoadedCode {
    return this.loaded;
  }

  /** True after the first call of `warm` or `reload`. */
  get isWarm(): boolean {
    return this.#warming !== undefined;
  }

  /** Loads the modules from disk, so that the first change of one of them takes no longer than the others. */
  async warm(): Promise<void> {
    this.#warming = this.#loadFromDisk();
    await this.#warming.catch(this.#withUse);
    await this.#declareSite([]);
  }

  /** Throws an error of a component with the place of a block that uses it. */
  readonly #withUse = (error: unknown): never => {
    throw withUse(error, this.placeOfType);
  };

  /**
   * Loads the code from disk after files changed. Resolves to true when they declare the site, and not only its components. Rejects when
   * it cannot be loaded: the last state stays.
   */
  async reload(changed: readonly string[]): Promise<boolean> {
    // Modules that are still being loaded may be those from before the change.
    await this.#warming?.catch(() => undefined);
    this.#warming ??= Promise.resolve();
    this.#invalidate(changed);
    this.#isDefinitionNew ||= await this.#declareSite(changed);
    this.#hasFailed = true;
    const loaded = await this.#loadFromDisk().catch(this.#withUse);
    this.#hasFailed = false;
    this.loaded = loaded;
    const isNew = this.#isDefinitionNew;
    if (isNew) this.#definition = undefined;
    this.#isDefinitionNew = false;
    return isNew;
  }

  /** Invalidates modules at once: Vite does it after an event, but not before the plugins have heard of it. */
  #invalidate(changed: readonly string[]): void {
    const { moduleGraph } = this.server.environments.ssr;
    // A module that could not be loaded may have imported a file that exists now.
    if (this.#hasFailed) moduleGraph.invalidateAll();
    for (const file of changed) moduleGraph.onFileChange(file);
  }

  #loadFromDisk(): Promise<LoadedCode> {
    return loadFromDisk(this.server, this.loaded.site.folder);
  }

  /** True when one of these files declares the site: `site.ts`, or a file that it imports when it is loaded. */
  async #declareSite(files: readonly string[]): Promise<boolean> {
    this.#definition ??= await definitionFiles(this.loaded);
    const known = this.#definition;
    return files.some((file) => known.has(file));
  }
}

/** Returns the files that `site.ts` of a site, and of the sites that it extends, imports at once. Components are imported on demand. */
async function definitionFiles({ site }: LoadedCode): Promise<ReadonlySet<string>> {
  const { Sources } = await import('../bundle/components/source-file.ts');
  const sources = new Sources();
  const entries = site.folders.map((folder) => join(folder, 'site.ts')).filter((file) => existsSync(file));
  return new Set(entries.flatMap((file) => sources.modulesOf(sources.read(file)).map(({ path }) => path)));
}
