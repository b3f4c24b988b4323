import { defineConfig, type Plugin } from 'vite';

/**
 * Replaces the helper through which Vite imports chunks by the import alone. It fetches stylesheets and preloads
 * before a chunk; the browser code has neither, and the helper is 0.9 KiB (gzip) on every page with an island.
 */
const plainImports: Plugin = {
  name: 'plain-imports',
  enforce: 'pre',
  apply: 'build',
  load: (id) => (id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load();' : undefined),
};

/** The browser code. Built once for a site and never per page; `src/bundle` and `src/preview` start it for dev and build. */
export default defineConfig({
  appType: 'custom',
  publicDir: false,
  plugins: [plainImports],
  cacheDir: '.cache/vite',
  // Packages are prepared when the preview starts: one that is met later would load the open page anew.
  optimizeDeps: { entries: ['packages/engine/src/client/dev.ts'] },
  build: {
    assetsDir: 'assets',
    manifest: true,
    // The boot script decides when code is fetched; nothing is announced to the browser beforehand.
    modulePreload: false,
    rolldownOptions: {
      input: { islands: 'packages/engine/src/client/islands.tsx', router: 'packages/engine/src/client/router.tsx', vitals: 'packages/engine/src/client/vitals.ts' },
      // The boot script calls what the entries export; they may export more, for the chunks of blocks.
      preserveEntrySignatures: 'allow-extension',
      // Warnings of libraries are for developers, who see them in the live preview. They are 0.3 KiB of Swiper.
      treeshake: { manualPureFunctions: ['console.warn'], propertyReadSideEffects: false },
      checks: { moduleLevelDirective: false },
      output: {
        codeSplitting: {
          // Small chunks compress badly: React, and what most pages with islands need of our own, is one. What is large
          // and only some pages need (Swiper, framer-motion) stays with its block.
          groups: [{ name: 'islands', test: /src\/(client\/islands|blocks\/(contact-form|counters)|ui\/picture)\.tsx$/ }],
        },
      },
    },
  },
});
