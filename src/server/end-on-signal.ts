import type { MailService } from '../mail/service.ts';
import type { Listening } from './listen.ts';

/** Open requests get this long to be answered, then deliveries under way this long to finish, in milliseconds. Together less than 10 s. */
const requestPatience = 2_000;
const deliveryPatience = 6_000;

/** On SIGTERM or Ctrl+C: no new connections, what is under way is finished or left in the outbox, and the process ends with 0. */
export function endOnSignal(listening: Listening, mail: Pick<MailService, 'close'>): void {
  let isEnding = false;
  const end = async (): Promise<void> => {
    if (isEnding) return;
    isEnding = true;
    await listening.close(requestPatience);
    await mail.close(deliveryPatience);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      end()
        .then(() => process.exit(0))
        .catch(() => process.exit(1));
    });
  }
}
