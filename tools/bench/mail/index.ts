import { crashRuns } from '../../../packages/mail/tests/support/mail/crash-runs.ts';
import type { BenchPart } from '../figure.ts';
import { inTempFolder, measureAcceptance, measureFsync } from './speed.ts';

/** How many times the service is killed. */
const runs = 200;

/**
 * Measures the mail service: the speed of accepting messages, and what is lost, stored twice or repeated in crashes. Notes its own
 * lines instead of figures. Throws an `Error` when a message is lost or stored twice.
 */
export const mail: BenchPart = async function* ({ note }) {
  await inTempFolder(async (parent) => {
    const fsyncs = await measureFsync(parent, 2_000);
    note(`disk: ${fsyncs.toFixed(0)} flushes of a small file per second`);
    for (const visitors of [1, 8]) {
      const { messages, perSecond, p50, p95 } = await measureAcceptance({ parent, messages: 1_000, visitors });
      note(
        `${messages} messages, ${visitors} at a time: ${perSecond.toFixed(0)} accepted per second, half within ${p50.toFixed(1)} ms, 95 % within ${p95.toFixed(1)} ms`,
      );
    }
  });
  const started = performance.now();
  const { answered, lost, duplicated, rawRepeats, delivered, quarantined } = await crashRuns({ runs, random: Math.random });
  const seconds = (performance.now() - started) / 1000;
  note(
    `killed ${runs} times in ${seconds.toFixed(0)} s: ${answered} messages accepted, ${delivered} delivered, ${lost} lost, ${duplicated} stored twice`,
  );
  note(`on the wire: ${rawRepeats} repeated mails with the same Message-ID; incomplete files in quarantine: ${quarantined}`);
  if (lost + duplicated > 0) throw new Error('Messages were lost or stored twice.');
};
