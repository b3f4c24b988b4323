import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { defaultClientConditions, defaultServerConditions } from 'vite';
import { addonPackages } from './addon-packages.mjs';

const engineDir = import.meta.dirname;
const isSource = existsSync(join(engineDir, 'src', 'client', 'islands.tsx'));

/** The entry module of the preview's pages. */
const devModule = isSource ? join(engineDir, 'src', 'client', 'dev.ts') : join(engineDir, 'dist', 'client', 'dev.js');

/** What the engine's browser code imports. Vite's own search for packages skips modules in node_modules, such as the engine's. */
const browserPackages = [
  ...['react', 'react/jsx-runtime', 'react/jsx-dev-runtime', 'react-dom', 'react-dom/client'],
  ...['react-hot-toast/headless', 'react-router-dom', 'pagewright > web-vitals', 'pagewright > @pagewright/core > minisearch'],
];

/** Adds the condition that resolves to the engine's sources, in the engine's own repository only. */
const withSource = (conditions) => (isSource ? ['@pagewright/source', ...conditions] : conditions);

/** The packages of Pagewright whose code pages import. */
const packages = ['pagewright', '@pagewright/core'];

const preloadHelper = '\0vite/preload-helper.js';

/**
 * Replaces Vite's preload helper by a plain import. The helper loads stylesheets and preloads of a chunk; the browser code
 * has neither, and the helper adds 0.9 KiB (gzip) to every page with an island. Each module that imports on demand has a
 * helper of its own: a common one would be in the chunk of React, and scripts without React would load that.
 */
const plainImports = {
  name: 'pagewright:plain-imports',
  enforce: 'pre',
  apply: 'build',
  resolveId: (id, importer) => (id === preloadHelper && importer ? `${preloadHelper}?${importer}` : undefined),
  load: (id) => (id.startsWith(preloadHelper) ? 'export const __vitePreload = (load) => load();' : undefined),
};

/** How Vite bundles the browser code of a site, and serves it in the live preview. */
const settings = {
  name: 'pagewright:settings',
  config: ({ root = process.cwd() }) => settingsOf([...packages, ...addonPackages(root)]),
};

/** `bundled`: the packages whose code is bundled like that of the site. */
const settingsOf = (bundled) => ({
  appType: 'custom',
  publicDir: false,
  cacheDir: '.cache/vite',
  resolve: { conditions: withSource(defaultClientConditions) },
  ssr: { noExternal: bundled, resolve: { conditions: withSource(defaultServerConditions) } },
  // Pre-bundle packages when the preview starts: one that Vite discovers later would reload the open page.
  optimizeDeps: { entries: [devModule], include: browserPackages, exclude: bundled },
  build: {
    assetsDir: 'assets',
    manifest: true,
    // The boot script decides when to load code.
    modulePreload: false,
    // Vite names the file of a large chunk, which says nothing; the authors' guide says how large the script of each block type is.
    chunkSizeWarningLimit: Number.POSITIVE_INFINITY,
    rolldownOptions: {
      // The boot script uses the exports of the entries. Entries may export more for the chunks of blocks.
      preserveEntrySignatures: 'allow-extension',
      // Removes warnings of libraries (0.3 KiB of Swiper). Developers see them in the live preview.
      treeshake: { manualPureFunctions: ['console.warn'], propertyReadSideEffects: false },
      // react-dom reads exports of the scheduler that only the development build has. Nobody can act on times of a slow machine.
      checks: { moduleLevelDirective: false, importIsUndefined: false, bundlerTimings: false },
      optimization: { inlineConst: { mode: 'all' } },
    },
  },
});

const noStyles = '\0pagewright:no-styles';

/** Leaves out stylesheets that the components of a site import: the stylesheet of the site has them, so that the policy allows them. */
const withoutStyles = {
  name: 'pagewright:without-styles',
  enforce: 'pre',
  resolveId: (id, importer) =>
    id.endsWith('.css') && importer !== undefined && !importer.includes('/node_modules/') ? noStyles : undefined,
  load: (id) => (id === noStyles ? 'export {};' : undefined),
};

/** The Vite plugin of Pagewright, which builds and previews a site. */
export const pagewright = () => [plainImports, withoutStyles, settings];
