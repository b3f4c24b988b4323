import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { defaultClientConditions, defaultServerConditions } from 'vite';

const engineDir = import.meta.dirname;
const isSource = existsSync(join(engineDir, 'src', 'client', 'islands.tsx'));

/** The module that a page of the preview loads first. */
const devModule = isSource ? join(engineDir, 'src', 'client', 'dev.ts') : join(engineDir, 'dist', 'client', 'dev.js');

/** What the engine's browser code imports. Vite's own search for packages skips modules in node_modules, such as the engine's. */
const browserPackages = [
  ...['react', 'react/jsx-runtime', 'react/jsx-dev-runtime', 'react-dom', 'react-dom/client'],
  ...['react-hot-toast/headless', 'react-router-dom', 'pagewright > web-vitals'],
];

/** The engine's condition comes first in its own repository, where its sources are imported as they are. */
const withSource = (conditions) => (isSource ? ['@pagewright/source', ...conditions] : conditions);

/**
 * Replaces the helper through which Vite imports chunks by the import alone. It fetches stylesheets and preloads
 * before a chunk; the browser code has neither, and the helper is 0.9 KiB (gzip) on every page with an island.
 */
const plainImports = {
  name: 'pagewright:plain-imports',
  enforce: 'pre',
  apply: 'build',
  load: (id) => (id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load();' : undefined),
};

/** How Vite bundles the browser code of a site, and serves it in the live preview. */
const settings = {
  name: 'pagewright:settings',
  config: () => ({
    appType: 'custom',
    publicDir: false,
    cacheDir: '.cache/vite',
    resolve: { conditions: withSource(defaultClientConditions) },
    ssr: { noExternal: ['pagewright'], resolve: { conditions: withSource(defaultServerConditions) } },
    // Packages are bundled when the preview starts: one that Vite finds later reloads the open page.
    optimizeDeps: { entries: [devModule], include: browserPackages, exclude: ['pagewright'] },
    build: {
      assetsDir: 'assets',
      manifest: true,
      // The boot script decides when code is fetched; nothing is announced to the browser beforehand.
      modulePreload: false,
      rolldownOptions: {
        // The boot script calls what the entries export; they may export more, for the chunks of blocks.
        preserveEntrySignatures: 'allow-extension',
        // Warnings of libraries are for developers, who see them in the live preview. They are 0.3 KiB of Swiper.
        treeshake: { manualPureFunctions: ['console.warn'], propertyReadSideEffects: false },
        checks: { moduleLevelDirective: false },
      },
    },
  }),
};

/** The plugin of Pagewright: everything that Vite needs to know to build and preview a site. */
export const pagewright = () => [plainImports, settings];
