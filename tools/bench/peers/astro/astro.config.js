import { availableParallelism } from 'node:os';
import { defineConfig } from 'astro/config';

/** The site of the benchmark with Astro: static pages, the stylesheet inside of them as on ours. */
export default defineConfig({
  site: 'https://site.example',
  build: { inlineStylesheets: 'always', concurrency: availableParallelism() },
  devToolbar: { enabled: false },
});
