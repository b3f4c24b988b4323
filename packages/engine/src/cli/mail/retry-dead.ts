import { readConfig } from '../../mail/config.ts';
import { requeueDead } from '../../mail/outbox/requeue-dead.ts';

/** `npm run mail -- retry`: queues the messages again that were given up. Works while the service runs and while it does not. */
export async function retryDead(siteDir: string): Promise<number> {
  const { outbox } = readConfig(process.env, siteDir);
  const count = await requeueDead(outbox);
  if (count === 0) console.log(`No message in ${outbox} was given up.`);
  else console.log(`Messages queued again: ${count}. A running service delivers them within a minute, any other when it starts.`);
  return 0;
}
