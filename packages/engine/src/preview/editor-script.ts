import type { Plugin } from 'vite';
import { conditionNames } from '../files/engine-module.ts';

/** What the ids of the modules of the editor begin with. */
const prefix = 'virtual:pagewright/editor/';

/** The id of the entry module of the editor. */
export const editorEntry = `${prefix}start`;

/**
 * Returns a Vite plugin with the script of the editor: one module, and one for each part that is loaded on demand. One by one, its 200
 * modules took a browser several seconds, and Vite found packages late that only a part imports: it replaced its bundle of packages, which
 * other previews of the project were using. `module` is the browser module of the editor. It is bundled when somebody opens the editor.
 */
export function editorScript(module: string): Plugin {
  let bundled: ReturnType<typeof bundle> | undefined;
  return {
    name: 'pagewright:editor',
    resolveId: (id, importer) => {
      if (id.startsWith(prefix)) return id;
      return importer?.startsWith(prefix) && id.startsWith('./') ? prefix + id.slice('./'.length) : undefined;
    },
    load: async (id) => {
      if (!id.startsWith(prefix)) return undefined;
      bundled ??= bundle(module);
      const code = (await bundled).get(id.slice(prefix.length));
      // Vite would make a map of 5 MB for a script that nobody debugs here.
      return code === undefined ? undefined : { code, map: { mappings: '' } };
    },
  };
}

/** Returns the text of each part by its name. */
async function bundle(module: string): Promise<ReadonlyMap<string, string>> {
  const { build } = await import('rolldown');
  const { output } = await build({
    input: { start: module },
    platform: 'browser',
    resolve: { conditionNames: [...conditionNames, 'browser', 'module'] },
    // With the warnings of React for developers, a key takes twice as long.
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    // Without an extension, so that Vite takes them for finished modules.
    output: { format: 'es', entryFileNames: '[name]', chunkFileNames: '[name]-[hash]' },
    write: false,
    checks: { bundlerTimings: false },
    logLevel: 'warn',
  });
  return new Map(output.flatMap((part): [string, string][] => (part.type === 'chunk' ? [[part.fileName, part.code]] : [])));
}
