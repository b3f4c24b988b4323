import { join } from 'node:path';
import type { Command } from './command.ts';
import { portOr } from './options.ts';

/** `npm run dev`: the site while it is being edited; what is saved shows in the open page. */
export const dev: Command = {
  run: async ({ root, siteDir }) => {
    const { createServer } = await import('vite');
    const { livePreview } = await import('../vite/live-preview.ts');
    const port = portOr(5173);
    const server = await createServer({
      root,
      configFile: join(root, 'vite.config.ts'),
      plugins: [livePreview({ root, siteDir })],
      server: { port, host: 'localhost', strictPort: true, watch: { ignored: ['**/dist/**', '**/.cache/**', '**/test-results/**'] } },
      logLevel: 'warn',
    });
    await server.listen();
    console.log(`The live preview is on http://localhost:${port}  (stop with Ctrl+C)`);
    return 0;
  },
};
