import type { Plugin } from 'vite';
import type { SiteCode } from '../definition/site-code.ts';
import { engineModule } from '../files/engine-module.ts';

/** The id of the islands module: the engine's code with the components of the site. */
export const islandsEntry = 'virtual:pagewright/islands';

/** The id of the module of enhance scripts: the engine's code with the scripts of the site. */
export const enhanceEntry = 'virtual:pagewright/enhance';

/** The id of the entry module of the live preview's pages. */
export const devEntry = 'virtual:pagewright/dev';

/** The first import of an entry of the preview connects React with Fast Refresh, before React runs. */
const withRefresh = "import '@vitejs/plugin-react/preamble';";

/** Returns a Vite plugin with virtual modules that combine the engine's browser code and the site's. `readCode` returns the code of the site at the moment; `editor` is the path of an editor. */
export function entryModules(readCode: () => Pick<SiteCode, 'islandsFiles' | 'enhanceFiles' | 'layoutScripts'>, editor?: string): Plugin {
  const modules: Readonly<Record<string, () => string>> = {
    [islandsEntry]: () => `
import { registerIslands } from ${literal(engineModule('client/islands'))};
${registration({ call: 'registerIslands', files: readCode().islandsFiles, name: 'islands' })}
export { hydrate } from ${literal(engineModule('client/islands'))};`,
    [enhanceEntry]: () => `
import { registerLayoutScripts, registerScripts } from ${literal(engineModule('client/enhance'))};
${registration({ call: 'registerScripts', files: readCode().enhanceFiles, name: 'enhanceScripts' })}
registerLayoutScripts({ ${Object.entries(readCode().layoutScripts)
      .map(([name, file]) => `${literal(name)}: () => import(${literal(file)})`)
      .join(', ')} });
export { hydrate } from ${literal(engineModule('client/enhance'))};`,
    [devEntry]: () => `
${withRefresh}
import { startPreview } from ${literal(engineModule('client/dev'))};
startPreview({ islands: () => import('${islandsEntry}'), enhance: () => import('${enhanceEntry}'), editor: ${editor && literal(editor)} });`,
  };
  return {
    name: 'pagewright:entries',
    // The preview bundles their packages when it starts.
    config: () => {
      const { islandsFiles, enhanceFiles, layoutScripts } = readCode();
      return {
        optimizeDeps: { entries: [...islandsFiles, ...enhanceFiles, ...Object.values(layoutScripts)] },
      };
    },
    resolveId: (id) => (Object.hasOwn(modules, id) ? id : undefined),
    load: (id) => (Object.hasOwn(modules, id) ? modules[id]?.() : undefined),
  };
}

const literal = (path: string): string => JSON.stringify(path.replaceAll('\\', '/'));

/** Code that calls a function with the joined registries that `files` export under `name`. */
function registration({ call, files, name }: { call: string; files: readonly string[]; name: string }): string {
  const imports = files.map((file, index) => `import * as registry${index} from ${literal(file)};`).join('\n');
  const all = files.length === 1 ? `registry0.${name}` : `{ ${files.map((_, index) => `...registry${index}.${name}`).join(', ')} }`;
  return `${imports}\n${call}(${all});`;
}
