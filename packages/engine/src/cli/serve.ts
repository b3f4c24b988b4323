import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildMark } from '../render/build-record.ts';
import { builtPages } from '../server/built-pages.ts';
import { createServer } from '../server/create-server.ts';
import { endOnSignal } from '../server/end-on-signal.ts';
import { listen } from '../server/listen.ts';
import type { Command } from './command.ts';
import { portOr } from './options.ts';
import { createOutboxLink, outboxFlag } from './outbox-link.ts';
import { configuredMail, findMailFacts, openBesideSite } from './start-mail.ts';

/** `npm run serve`: the built site with its headers, and the service that takes its messages. `--outbox` shows them. */
export const serve: Command = {
  flags: outboxFlag,
  run: async ({ root, siteDir, outDir, flags }) => {
    if (!existsSync(join(outDir, buildMark))) {
      console.error(`There is no built site in ${outDir}. Build it first: npm run build`);
      return 1;
    }
    const facts = await findMailFacts({ siteDir, outDir });
    const outbox = flags.outbox === true ? createOutboxLink(siteDir) : undefined;
    const mail = configuredMail({ root, siteDir }, { facts, pages: builtPages(outDir) }, { outbox });
    const listening = await listen(createServer(outDir, { mail, onFailure: reportFailure }), portOr(4173));
    await openBesideSite(mail);
    endOnSignal(listening, mail);
    console.log(`The site is on ${listening.address}  (stop with Ctrl+C)`);
    if (outbox) console.log(`Its messages are on ${outbox.addressOn(listening.address)}`);
    return 0;
  },
};

const reportFailure = (error: unknown): void =>
  console.error(`A request could not be answered: ${error instanceof Error ? error.message : String(error)}`);
