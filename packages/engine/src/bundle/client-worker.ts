import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parentPort, Worker, workerData } from 'node:worker_threads';
import type { SiteCode } from '../definition/site-code.ts';
import { buildClient, type ClientBuild, type ClientCaches, isBuilt } from './build-client.ts';

/** The worker's file in the bundle of the commands. Missing in tests. */
const workerFile = new URL('./client-worker.mjs', import.meta.url);

/**
 * Builds the browser code like `buildClient`, in a worker when it takes long: Vite's plugins would otherwise wait for this
 * thread while it reads the content. What rejects is reported to those who wait for it, and to nobody else.
 */
export function buildClientBeside(loadCode: () => Promise<SiteCode>, caches: ClientCaches): ClientBuild {
  const runsWorker = !isBuilt(caches) && availableParallelism() > 1 && existsSync(fileURLToPath(workerFile));
  const client = runsWorker ? buildInWorker(caches) : buildHere(loadCode, caches);
  for (const part of Object.values(client)) part.catch(() => undefined);
  return client;
}

function buildHere(loadCode: () => Promise<SiteCode>, caches: ClientCaches): ClientBuild {
  const client = loadCode().then((code) => buildClient(code, caches));
  return { boot: client.then(({ boot }) => boot), folder: client.then(({ folder }) => folder) };
}

function buildInWorker(caches: ClientCaches): ClientBuild {
  const worker = new Worker(workerFile, { workerData: caches });
  /** Resolves with a part as soon as the worker posts it. */
  const part = (name: keyof ClientBuild): Promise<string> =>
    new Promise((resolve, reject) => {
      worker.on('message', ({ [name]: value }: ClientMessage) => {
        if (value !== undefined) resolve(value);
      });
      worker.once('error', reject);
      worker.once('exit', () => reject(new Error('The worker that builds the browser code ended early. This is a bug in Pagewright.')));
    });
  return { boot: part('boot'), folder: part('folder') };
}

/** What a worker posts: a part of the browser code that is known now. */
type ClientMessage = { [Name in keyof ClientBuild]?: Awaited<ClientBuild[Name]> };

/** Builds the browser code in this worker and posts its parts. An error ends the worker. */
export async function startClientWorker(code: SiteCode): Promise<void> {
  const caches: ClientCaches = workerData;
  const client = buildClient(code, caches);
  const post = (message: ClientMessage): void => parentPort?.postMessage(message);
  post({ boot: await client.boot });
  post({ folder: await client.folder });
}
