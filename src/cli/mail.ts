import { builtPages } from '../server/built-pages.ts';
import { endOnSignal } from '../server/end-on-signal.ts';
import { listen } from '../server/listen.ts';
import type { Command } from './command.ts';
import { portOr } from './options.ts';
import { configuredMail, findMailFacts } from './start-mail.ts';

/** `npm run mail`: the service that takes messages, alone. */
export const mail: Command = {
  run: async ({ root, siteDir, outDir }) => {
    const facts = await findMailFacts({ siteDir, outDir });
    const service = configuredMail(root, { facts, pages: builtPages(outDir) });
    await service.open();
    const listening = await listen(service, portOr(4174)).catch(async (error: unknown) => {
      await service.close();
      throw error;
    });
    endOnSignal(listening, service);
    console.log(`Messages are taken on ${listening.address}/send-email and shown on ${listening.address}/outbox  (stop with Ctrl+C)`);
    return 0;
  },
};
