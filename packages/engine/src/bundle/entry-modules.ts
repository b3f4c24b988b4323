import type { Plugin } from 'vite';
import type { SiteCode } from '../definition/site-code.ts';
import { engineModule } from '../files/engine-module.ts';

/** The id of the islands module: the engine's code with the components of the site. */
export const islandsEntry = 'virtual:pagewright/islands';

/** The id of the entry module of the live preview's pages. */
export const devEntry = 'virtual:pagewright/dev';

/** Returns a Vite plugin with virtual modules that combine the engine's browser code and the site's. */
export function entryModules(code: SiteCode): Plugin {
  const literal = (path: string): string => JSON.stringify(path.replaceAll('\\', '/'));
  const modules: Readonly<Record<string, () => string>> = {
    [islandsEntry]: () => `
import { registerIslands } from ${literal(engineModule('client/islands'))};
${code.islandsFiles.map((file, index) => `import * as registry${index} from ${literal(file)};`).join('\n')}
registerIslands(${code.islandsFiles.length === 1 ? 'registry0.islands' : `{ ${code.islandsFiles.map((_, index) => `...registry${index}.islands`).join(', ')} }`});
export * from ${literal(engineModule('client/islands'))};`,
    [devEntry]: () => `
import { startPreview } from ${literal(engineModule('client/dev'))};
startPreview(() => import('${islandsEntry}'));`,
  };
  return {
    name: 'pagewright:entries',
    // The preview bundles their packages when it starts.
    config: () => ({ optimizeDeps: { entries: [...code.islandsFiles] } }),
    resolveId: (id) => (Object.hasOwn(modules, id) ? id : undefined),
    load: (id) => (Object.hasOwn(modules, id) ? modules[id]?.() : undefined),
  };
}
