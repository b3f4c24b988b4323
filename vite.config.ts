import { defineConfig } from 'vite';

/** The browser code. Built once for a site and never per page; `src/vite` starts it for dev and build. */
export default defineConfig({
  appType: 'custom',
  publicDir: false,
  build: {
    assetsDir: 'assets',
    manifest: true,
    // The boot script decides when code is fetched; nothing is announced to the browser beforehand.
    modulePreload: false,
    rolldownOptions: {
      input: { islands: 'src/client/islands.tsx', router: 'src/client/router.tsx', vitals: 'src/client/vitals.ts' },
      // The boot script calls what the entries export.
      preserveEntrySignatures: 'strict',
      checks: { moduleLevelDirective: false },
    },
  },
});
