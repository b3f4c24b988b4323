import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildMark } from '../render/output-folder.ts';
import { builtPages } from '../server/built-pages.ts';
import { endOnSignal } from '../server/end-on-signal.ts';
import { listen } from '../server/listen.ts';
import type { Command } from './command.ts';
import { portOr } from './options.ts';
import { createOutboxLink, outboxFlag } from './outbox-link.ts';
import { configuredMail, findMailFacts } from './start-mail.ts';

/** `npm run mail`: the service that takes messages, alone. `--outbox` shows them. */
export const mail: Command = {
  flags: outboxFlag,
  run: async ({ root, siteDir, outDir, flags }) => {
    const facts = await findMailFacts({ siteDir, outDir });
    const pages = existsSync(join(outDir, buildMark)) ? builtPages(outDir) : async () => undefined;
    const outbox = flags.outbox === true ? createOutboxLink(root) : undefined;
    const service = configuredMail(root, { facts: () => facts, pages }, { outbox });
    await service.open();
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
