import type { MailFacts } from '../../../../core/src/model/mail-facts.ts';
import { english, englishLanguage } from '../../../../core/src/strings/en.ts';
import { readConfig } from '../../../src/config.ts';
import { listen, stopOnSignal } from '../../../src/http/listen.ts';
import { jsonLog } from '../../../src/log.ts';
import { createMailService } from '../../../src/service.ts';

/** The site of the measured service. */
const facts: MailFacts = {
  brand: 'Bench',
  owner: { name: 'Bench Desk', email: 'desk@bench.example' },
  contact: { phone: '+91 20 5550 0142', email: 'desk@bench.example' },
  origin: 'https://bench.example',
  thankYou: '/sent',
  webhooks: [],
  forms: [
    {
      page: '/upload',
      key: 'form-1',
      title: 'Upload',
      emailRule: 'wide',
      fields: [{ name: 'file', label: 'File', kind: 'file', accept: ['pdf'], maxSize: 12 * 1024 * 1024, maxCount: 1 }],
    },
  ],
  language: englishLanguage,
  strings: english,
};

/** The entry of the service in its own process, which the benchmark can kill. Prints its URL when it listens. */
const service = createMailService({
  config: readConfig(process.env, process.cwd()),
  facts: () => facts,
  pages: async () => undefined,
  log: jsonLog(() => undefined),
  // A run takes a second; the delays of a real service are longer.
  retryDelays: [20, 40, 80, 160, 320, 640, 1_280],
  pauseDurations: [20, 40],
});
await service.open();
const listening = await listen(service, 0);
stopOnSignal(listening, service);
console.log(listening.address);
