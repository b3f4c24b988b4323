import type { MailService } from '../mail/service.ts';
import type { Listening } from './listen.ts';

/**
 * How long open requests, and afterwards running deliveries, may take, in milliseconds. Together less than 10 seconds,
 * after which Docker kills a container by default.
 */
const requestTimeout = 2_000;
const deliveryTimeout = 6_000;

/**
 * Handles SIGTERM and Ctrl+C: stops accepting connections, waits for open requests and running deliveries, and exits with
 * 0. Other messages stay in the outbox. Ignores further signals, so that a process manager does not interrupt the
 * shutdown.
 */
export function stopOnSignal(listening: Listening, mail: Pick<MailService, 'close'>): void {
  let stopping: Promise<void> | undefined;
  const stop = async (): Promise<void> => {
    await listening.close(requestTimeout);
    await mail.close(deliveryTimeout);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      stopping ??= stop();
      stopping.then(() => process.exit(0)).catch(() => process.exit(1));
    });
  }
}
