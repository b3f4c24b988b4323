import { isBuiltin } from 'node:module';
import type { Plugin } from 'vite';
import { CodeMistake, placeOfImport } from '../files/describe-code-error.ts';
import { displayPath } from '../files/display-path.ts';

/**
 * Returns a Vite plugin that stops browser code in which a file of the site imports a module of Node, such as `node:fs`.
 * Vite replaces such modules by empty ones, so that the code would fail in the browser. Packages may import them for another runtime.
 */
export const rejectNodeModules = (): Plugin => ({
  name: 'pagewright:node-modules',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  async resolveId(id, importer, options) {
    // The scan for packages reports nothing: the module that imports it is loaded afterwards.
    if (('scan' in options && options.scan) || !isBuiltin(id) || importer === undefined || importer.includes('/node_modules/')) return;
    const found = await this.resolve(id, importer, { ...options, skipSelf: true });
    // A package can have the name of a module of Node, such as "events".
    if (found && !found.external && !found.id.startsWith('__vite-browser-external')) return;
    throw new CodeMistake(
      placeOfImport(importer, id),
      `${displayPath(importer)} is loaded by the browser, and imports "${id}", which only Node has. Move the import into a static block, or fetch what it needs at build time: "data" in src/site.ts.`,
    );
  },
});
