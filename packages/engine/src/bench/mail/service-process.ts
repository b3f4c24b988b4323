import { readConfig } from '../../mail/config.ts';
import { jsonLog } from '../../mail/log.ts';
import { createMailService } from '../../mail/service.ts';
import type { MailFacts } from '../../model/mail-facts.ts';
import { endOnSignal } from '../../server/end-on-signal.ts';
import { listen } from '../../server/listen.ts';

/** The site that the measured service works for. */
const facts: MailFacts = {
  brand: 'Bench',
  owner: { name: 'Bench Desk', email: 'desk@bench.example' },
  contact: { phone: '+91 20 5550 0142', email: 'desk@bench.example' },
  origin: 'https://bench.example',
  thankYou: '/sent',
  forms: [],
};

/** Entry of the service as a process of its own, which may be killed. Prints its address once it listens. */
const service = createMailService({
  config: readConfig(process.env, process.cwd()),
  facts: () => facts,
  pages: async () => undefined,
  log: jsonLog(() => undefined),
  // A run lasts a second; the waits of a real service would outlast it.
  waits: [20, 40, 80, 160, 320, 640, 1_280],
  pauses: [20, 40],
});
await service.open();
const listening = await listen(service, 0);
endOnSignal(listening, service);
console.log(listening.address);
