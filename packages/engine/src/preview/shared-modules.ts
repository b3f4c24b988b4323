import type { Plugin } from 'vite';

/**
 * The modules of which the preview and the code of the site must have one copy, by the names that sites and the editor import: schemas, field kinds and
 * contexts of React are known to the copy that has created them.
 */
const loaders: Readonly<Record<string, () => Promise<object>>> = {
  '@pagewright/core/browser': () => import('@pagewright/core/browser'),
  pagewright: () => import('../index.ts'),
  'pagewright/browser': () => import('../browser/index.ts'),
  'pagewright/editing': () => import('../editing.ts'),
  'pagewright/forms': () => import('../forms/index.ts'),
  'pagewright/forms/fields': () => import('../forms/fields/index.ts'),
  'pagewright/model': () => import('../model.ts'),
  'pagewright/react': () => import('../react/index.ts'),
  'pagewright/schema': () => import('../schema.ts'),
  'pagewright/search': () => import('../search.ts'),
  'pagewright/strings': () => import('../strings.ts'),
  zod: () => import('zod'),
};

/** Where a generated module finds the exports of the running command. */
const registry = Symbol.for('pagewright.shared-modules');
const idPrefix = '\0pagewright:shared/';

/**
 * Returns a Vite plugin that gives the code of the site, when the preview loads it from disk, and the editor the modules of the running
 * command. So only their own files are loaded. The browser gets the modules from Vite.
 */
export function sharedModules(): Plugin {
  const known: Record<string, object> = {};
  Reflect.set(globalThis, registry, known);
  return {
    name: 'pagewright:shared-modules',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'ssr',
    resolveId: (id) => (Object.hasOwn(loaders, id) ? `${idPrefix}${id}` : undefined),
    async load(id) {
      if (!id.startsWith(idPrefix)) return undefined;
      const name = id.slice(idPrefix.length);
      const exports = await loaders[name]?.();
      if (!exports) return undefined;
      known[name] = exports;
      // A name such as `null` can be exported, and no constant can have it.
      const lines = Object.keys(exports).map((key, index) => `const shared${index} = shared.${key}; export { shared${index} as ${key} };`);
      return `const shared = globalThis[Symbol.for('pagewright.shared-modules')][${JSON.stringify(name)}];\n${lines.join('\n')}`;
    },
  };
}
