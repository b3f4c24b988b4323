import { join } from 'node:path';
import { connectMail } from '../mail/connect-mail.ts';
import type { Command } from './command.ts';
import { portOr } from './options.ts';
import { configuredMail, openBesideSite } from './start-mail.ts';

/** `npm run dev`: the site while it is being edited; what is saved shows in the open page. */
export const dev: Command = {
  run: async ({ root, siteDir, clock }) => {
    const { createServer } = await import('vite');
    const { livePreview } = await import('../vite/live-preview.ts');
    const port = portOr(5173);
    const mail: Parameters<typeof livePreview>[0]['mail'] = (site) => {
      const service = configuredMail(root, site);
      void openBesideSite(service);
      return connectMail(service);
    };
    const server = await createServer({
      root,
      configFile: join(root, 'vite.config.ts'),
      plugins: [livePreview({ root, siteDir, clock, mail })],
      server: {
        port,
        host: 'localhost',
        strictPort: true,
        watch: { ignored: ['**/dist/**', '**/.cache/**', '**/.outbox/**', '**/test-results/**'] },
      },
      logLevel: 'warn',
    });
    await server.listen();
    console.log(`The live preview is on http://localhost:${port}  (stop with Ctrl+C)`);
    return 0;
  },
};
