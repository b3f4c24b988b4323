import { readConfig } from '../../mail/config.ts';
import { requeueDead } from '../../mail/outbox/recover.ts';
import { print } from '../print.ts';

/** `npm run mail -- retry`: queues messages again that could not be delivered. Works with and without a running service. */
export async function retryDead(siteDir: string): Promise<number> {
  const { outbox } = readConfig(process.env, siteDir);
  const count = await requeueDead(outbox);
  if (count === 0) print(`Every message in ${outbox} was delivered or still waits.`);
  else print(`Messages queued again: ${count}. A running service delivers them within a minute, any other when it starts.`);
  return 0;
}
