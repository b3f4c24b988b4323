import { gzipSync } from 'node:zlib';
import type { SiteCode } from '../definition/site-code.ts';
import { conditionNames } from '../files/engine-module.ts';

/** The scripts of a site's block types. Sizes in KiB, compressed by gzip, rounded up to halves. */
export type ScriptCosts = {
  /** The size of a type's own script by type. Static types have none. */
  own: ReadonlyMap<string, number>;
  /** The types that need React besides. */
  withReact: ReadonlySet<string>;
  /** The size of React, which a page loads once. */
  react: number;
};

/** Measures the script of every interactive block type: its code and what that imports, bundled alone. */
export async function measureScripts(code: SiteCode): Promise<ScriptCosts> {
  const own = new Map<string, number>();
  const withReact = new Set<string>();
  for (const type of code.blockTypes) {
    const { interactive } = code.traitsOf(type);
    if (interactive === false) continue;
    if (interactive.hydrate !== undefined) withReact.add(type);
    const file = interactive.hydrate === undefined ? code.enhanceFile(type) : code.componentFile(type);
    own.set(type, await sizeOf(file, code.folder, [/^react(?:-dom)?(?:\/|$)/]));
  }
  return { own, withReact, react: withReact.size === 0 ? 0 : await sizeOf('react-dom/client', code.folder, []) };
}

async function sizeOf(input: string, cwd: string, external: RegExp[]): Promise<number> {
  // Loaded late: most commands do not bundle.
  const { build } = await import('rolldown');
  const { output } = await build({
    cwd,
    input,
    external,
    resolve: { conditionNames },
    transform: { target: 'es2022', define: { 'process.env.NODE_ENV': '"production"' } },
    output: { format: 'esm', minify: true, comments: false },
    write: false,
    logLevel: 'silent',
  });
  const script = output.flatMap((file) => (file.type === 'chunk' ? file.code : [])).join('');
  return Math.ceil(gzipSync(script, { level: 9 }).length / 512) / 2;
}
