import { parentPort, workerData } from 'node:worker_threads';
import type { SiteCode } from '../definition/site-code.ts';
import { buildClient, type ClientBuild, type ClientCaches } from './build-client.ts';

/** What a worker posts: a part of the browser code that is known now. */
export type ClientMessage = { [Name in keyof ClientBuild]?: Awaited<ClientBuild[Name]> };

/** Builds the browser code in this worker and posts its parts. An error ends the worker. */
export async function startClientWorker(code: SiteCode): Promise<void> {
  const caches: ClientCaches = workerData;
  const client = buildClient(code, caches);
  const post = (message: ClientMessage): void => parentPort?.postMessage(message);
  post({ boot: await client.boot });
  post({ folder: await client.folder });
}
