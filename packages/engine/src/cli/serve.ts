import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { basePath, buildRecordFile, plainAddresses } from '@pagewright/core';
import { builtPages, createServer, listen, readBuildRecord, stopOnSignal } from 'pagewright-mail';
import { shardRecordFile } from '../render/shards/shard-record.ts';
import { print, printError } from './print.ts';
import { configuredMail, createOutboxLink, findMailFacts, openBesideSite, type ServeOptions } from './start-mail.ts';

/** Serves the built site with its headers and receives its messages. Resolves to exit code 0 once it listens. */
export async function serveSite({ root, siteDir, outDir, host, port, hasOutboxPage, loadCode }: ServeOptions): Promise<number> {
  if (!existsSync(join(outDir, buildRecordFile))) {
    printError(`There is no built site in ${outDir}. Build it first: npm run build`);
    return 1;
  }
  if (existsSync(join(outDir, shardRecordFile))) {
    printError(`${outDir} contains one shard of a site. Combine all of them first: npm run merge -- FOLDER...`);
    return 1;
  }
  const facts = await findMailFacts({ siteDir, outDir, loadCode });
  const outbox = hasOutboxPage ? createOutboxLink(siteDir) : undefined;
  const mail = configuredMail({ root, siteDir }, { facts, pages: builtPages(outDir) }, { outbox });
  const listening = await listen(createServer(outDir, { mail, onFailure: reportFailure }), port, host);
  await openBesideSite(mail);
  stopOnSignal(listening, mail);
  const { addresses = plainAddresses } = readBuildRecord(outDir) ?? {};
  print(`The site is on ${listening.address}${basePath(addresses)}  (stop with Ctrl+C)`);
  if (outbox) print(`Its messages are on ${outbox.addressOn(listening.address)}`);
  return 0;
}

const reportFailure = (error: unknown): void =>
  printError(`A request could not be answered: ${error instanceof Error ? error.message : String(error)}`);
