import { join } from 'node:path';
import { trustType } from '@pagewright/core';
import type { ViteDevServer } from 'vite';
import type { SiteCode } from '../definition/site-code.ts';
import { engineModule } from '../files/engine-module.ts';
import type { ExampleSite } from './blocks/example-site.ts';

type RenderModule = typeof import('../render/render-page.tsx');
type PagesModule = typeof import('../render/render-pages.ts');
type ExamplesModule = typeof import('./blocks/example-site.ts');

/** The code that renders pages: the engine's, and the components of the site. */
type LoadedCode = Pick<RenderModule, 'composePage' | 'renderFrame'> & { context: Awaited<ReturnType<PagesModule['loadCodeContext']>> };

/**
 * Loads the code that renders pages. The command is bundled from the same sources, so the first page need not wait until
 * Vite has loaded each of them. After `invalidate`, Vite loads them, as they are on disk at that moment.
 */
export class RenderCode {
  #bundled: Promise<LoadedCode> | undefined;
  #isBundleValid = true;
  /** By the loaded code of the site. Vite loads it again, as a new object, when one of its files changes. */
  readonly #contexts = new WeakMap<SiteCode, ReturnType<PagesModule['loadCodeContext']>>();

  constructor(
    private readonly server: ViteDevServer,
    private readonly code: SiteCode,
  ) {}

  /** True while the code is that of the command's bundle, where the stack of an error does not name the sources. */
  get isBundled(): boolean {
    return this.#isBundleValid;
  }

  /** Stops using the bundle of the command. */
  invalidate(): void {
    this.#isBundleValid = false;
  }

  load(): Promise<LoadedCode> {
    if (!this.#isBundleValid) return this.#loadFromDisk();
    this.#bundled ??= loadBundled(this.code);
    return this.#bundled;
  }

  async #loadFromDisk(): Promise<LoadedCode> {
    const { composePage, renderFrame } = await this.#loadModule<RenderModule>(engineModule('render/render-page'));
    const { loadCodeContext } = await this.#loadModule<PagesModule>(engineModule('render/render-pages'));
    const code = await this.#loadSite();
    const context = this.#contexts.get(code) ?? loadCodeContext(code);
    this.#contexts.set(code, context);
    return { composePage, renderFrame, context: await context };
  }

  /** Loads the examples of block types, with the schemas as `load` would use them. */
  async loadExamples(parts: Omit<Parameters<typeof ExampleSite.load>[0], 'code'>): Promise<ExampleSite> {
    const { ExampleSite } = this.#isBundleValid
      ? await import('./blocks/example-site.ts')
      : await this.#loadModule<ExamplesModule>(engineModule('preview/blocks/example-site'));
    return ExampleSite.load({ ...parts, code: this.#isBundleValid ? this.code : await this.#loadSite() });
  }

  async #loadSite(): Promise<SiteCode> {
    return (await this.#loadModule<{ default: SiteCode }>(join(this.code.folder, 'site.ts'))).default;
  }

  async #loadModule<Module>(file: string): Promise<Module> {
    return trustType<Module>(await this.server.ssrLoadModule(file));
  }
}

async function loadBundled(code: SiteCode): Promise<LoadedCode> {
  const { composePage, renderFrame } = await import('../render/render-page.tsx');
  const { loadCodeContext } = await import('../render/render-pages.ts');
  return { composePage, renderFrame, context: await loadCodeContext(code) };
}
