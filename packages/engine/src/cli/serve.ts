import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { basePath, buildRecordFile, plainAddresses } from '@pagewright/core';
import { builtPages, createServer, listen, readBuildRecord, stopOnSignal, surviveFailures } from 'pagewright-mail';
import { print, printError } from './print.ts';
import { configuredMail, createOutboxLink, findMailFacts, openBesideSite, reportFailure, type ServeOptions } from './start-mail.ts';

/** Serves the built site with its headers and receives its messages. Resolves to exit code 0 once it listens. */
export async function serveSite({ root, siteDir, outDir, host, port, hasOutboxPage, loadCode }: ServeOptions): Promise<number> {
  if (!existsSync(join(outDir, buildRecordFile))) {
    printError(`There is no built site in ${outDir}. Build it first: npm run build`);
    return 1;
  }
  const facts = await findMailFacts({ siteDir, outDir, loadCode });
  const outbox = hasOutboxPage ? createOutboxLink(siteDir) : undefined;
  const mail = configuredMail({ root, siteDir }, { facts, pages: builtPages(outDir) }, { outbox });
  const listening = await listen(createServer(outDir, { mail, onFailure: reportFailure }), port, host, reportFailure);
  surviveFailures(reportFailure);
  await openBesideSite(mail);
  stopOnSignal(listening, mail);
  const { addresses = plainAddresses } = readBuildRecord(outDir) ?? {};
  print(`The site is on ${listening.address}${basePath(addresses)}  (stop with Ctrl+C)`);
  if (outbox) print(`Its messages are on ${outbox.addressOn(listening.address)}`);
  return 0;
}
