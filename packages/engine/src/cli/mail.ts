import { builtPages } from '../server/built-pages.ts';
import { endOnSignal } from '../server/end-on-signal.ts';
import { listen } from '../server/listen.ts';
import type { Command } from './command.ts';
import { portOr } from './options.ts';
import { createOutboxLink, outboxFlag } from './outbox-link.ts';
import { retryDead } from './retry-dead.ts';
import { configuredMail, findMailFacts, openAlone } from './start-mail.ts';

/**
 * `npm run mail`: the service that takes messages, alone. `--outbox` shows them; `npm run mail -- retry` queues the
 * messages again that were given up.
 */
export const mail: Command = {
  flags: outboxFlag,
  run: async ({ root, siteDir, outDir, names, flags }) => {
    const [action] = names;
    if (action === 'retry') return retryDead(siteDir);
    if (action !== undefined) throw new Error(`"${action}" is not understood. Write: npm run mail, or npm run mail -- retry`);
    const facts = await findMailFacts({ siteDir, outDir });
    const outbox = flags.outbox === true ? createOutboxLink(siteDir) : undefined;
    const service = configuredMail({ root, siteDir }, { facts, pages: builtPages(outDir) }, { outbox });
    await openAlone(service);
    const listening = await listen(service, portOr(4174)).catch(async (error: unknown) => {
      await service.close();
      throw error;
    });
    endOnSignal(listening, service);
    console.log(`Messages are received on ${listening.address}/send-email  (stop with Ctrl+C)`);
    if (outbox) console.log(`They are on ${outbox.addressOn(listening.address)}`);
    return 0;
  },
};
