import { listen, stopOnSignal } from '../mail/http/listen.ts';
import { builtPages } from '../server/site-snapshot.ts';
import { createOutboxLink } from './mail/outbox-link.ts';
import { configuredMail, findMailFacts, openAlone } from './mail/start-mail.ts';
import { print } from './print.ts';
import type { ServeOptions } from './serve.ts';

/** Runs the service that receives messages, without a site beside it. Resolves to exit code 0 once it listens. */
export async function runMailService({ root, siteDir, outDir, host, port, hasOutboxPage, loadCode }: ServeOptions): Promise<number> {
  const facts = await findMailFacts({ siteDir, outDir, loadCode });
  const outbox = hasOutboxPage ? createOutboxLink(siteDir) : undefined;
  const service = configuredMail({ root, siteDir }, { facts, pages: builtPages(outDir) }, { outbox });
  await openAlone(service);
  const listening = await listen(service, port, host).catch(async (error: unknown) => {
    await service.close();
    throw error;
  });
  stopOnSignal(listening, service);
  print(`Messages are received on ${listening.address}/send-email  (stop with Ctrl+C)`);
  if (outbox) print(`They are on ${outbox.addressOn(listening.address)}`);
  return 0;
}
