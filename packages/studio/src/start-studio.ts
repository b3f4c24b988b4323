import { mkdir } from 'node:fs/promises';
import { createServer } from 'node:http';
import { catchFailures, errorCode, explainListenError, surviveFailures } from 'pagewright-mail';
import { lockFolder } from 'pagewright-mail/lock';
import { Gate } from './gate.ts';
import { StudioFile } from './read-studio-file.ts';
import { type Environment, readSettings } from './settings.ts';

/** How a studio is started. */
type StudioOptions = {
  file: string;
  /** The folder with its state. */
  state: string;
  host: string;
  port: number;
  /** Prints a line for the operator. */
  report: (line: string) => void;
  /** Names the mail server and trusted proxies. Default: that of the process. */
  environment?: Environment;
  /** In milliseconds: how long the preview of a site goes on that nobody has open. Default: that of `SitePreview`. */
  idle?: number;
};

/** A running studio. `close` ends it, with the previews that it has started. */
type RunningStudio = { port: number; close: () => Promise<void> };

/** In milliseconds: how long the headers of a request may take to arrive. Answers have no limit: publishing takes minutes. */
const headersTimeout = 10_000;

/**
 * Starts the gate of a studio. Resolves once it listens. Throws an `Error` for the operator when `studio.yaml` is wrong, another studio has the
 * folder of the state, a variable of the environment is wrong, or the port is in use.
 */
export async function startStudio({
  file,
  state,
  host,
  port,
  report,
  environment = process.env,
  idle,
}: StudioOptions): Promise<RunningStudio> {
  const settings = readSettings(environment, state);
  const studioFile = new StudioFile(file, report);
  await mkdir(state, { recursive: true, mode: 0o700 });
  const lock = await lockFolder(state);
  const gate = new Gate({ file: studioFile, state, settings, report, idle });
  const server = createServer({ headersTimeout, requestTimeout: 0 });
  const onFailure = (error: unknown): void => report(error instanceof Error ? (error.stack ?? error.message) : String(error));
  server.on(
    'request',
    catchFailures((request, response) => gate.respond(request, response), onFailure),
  );
  server.on('upgrade', (request, socket, head) => {
    gate.connect(request, head).catch((error: unknown) => {
      // A page was closed, or the preview has ended, which is reported besides.
      if (!['ECONNRESET', 'EPIPE'].includes(errorCode(error))) onFailure(error);
      socket.destroy();
    });
  });
  const close = async (): Promise<void> => {
    server.close();
    await gate.close();
    server.closeAllConnections();
    await lock.release();
  };
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      void close();
      reject(explainListenError(error, port, host));
    });
    server.listen(port, host, () => {
      surviveFailures(onFailure);
      const address = server.address();
      resolve({ port: typeof address === 'object' && address ? address.port : port, close });
    });
  });
}
