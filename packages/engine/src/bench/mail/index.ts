import { crashRuns } from './crash-runs.ts';
import { inTempFolder, measureAcceptance, measureFsync } from './speed.ts';

type BenchOptions = { root: string; print: (line: string) => void };

/** How many times the service is killed. */
const runs = 200;

/** Measures the mail service: messages lost or stored twice in crashes, mails that are repeated, and the speed of accepting messages. Throws when one is lost or stored twice. */
export async function benchMail({ root, print }: BenchOptions): Promise<void> {
  await inTempFolder(async (parent) => {
    const fsyncs = await measureFsync(parent, 2_000);
    print(`disk: ${fsyncs.toFixed(0)} flushes of a small file per second`);
    for (const visitors of [1, 8]) {
      const { messages, perSecond, p50, p95 } = await measureAcceptance({ root, parent, messages: 1_000, visitors });
      print(
        `${messages} messages, ${visitors} at a time: ${perSecond.toFixed(0)} accepted per second, half within ${p50.toFixed(1)} ms, 95 % within ${p95.toFixed(1)} ms`,
      );
    }
  });
  const started = performance.now();
  const { answered, lost, duplicated, rawRepeats, delivered, quarantined } = await crashRuns({ root, runs, random: Math.random });
  const seconds = (performance.now() - started) / 1000;
  print(
    `killed ${runs} times in ${seconds.toFixed(0)} s: ${answered} messages accepted, ${delivered} delivered, ${lost} lost, ${duplicated} stored twice`,
  );
  print(`on the wire: ${rawRepeats} repeated mails with the same Message-ID; incomplete files in quarantine: ${quarantined}`);
  if (lost + duplicated > 0) throw new Error('Messages were lost or stored twice.');
}
