import type { MailService } from '../mail/service.ts';
import type { Listening } from './listen.ts';

/** Open requests get this long to be answered, then deliveries under way this long to finish, in milliseconds. Together less than 10 s. */
const requestPatience = 2_000;
const deliveryPatience = 6_000;

/**
 * Handles SIGTERM and Ctrl+C: stops accepting connections, gives open requests and deliveries time to finish, leaves the
 * rest in the outbox, and exits with 0. A second signal changes nothing: an impatient process manager must not cut off
 * what the first one lets finish.
 */
export function endOnSignal(listening: Listening, mail: Pick<MailService, 'close'>): void {
  let ending: Promise<void> | undefined;
  const end = async (): Promise<void> => {
    await listening.close(requestPatience);
    await mail.close(deliveryPatience);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      ending ??= end();
      ending.then(() => process.exit(0)).catch(() => process.exit(1));
    });
  }
}
