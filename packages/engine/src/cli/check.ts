import { cacheOutcome, outcomeFile, readCachedOutcome } from './check/outcome.ts';
import { formatNamed, hasErrors, problemFormats } from './check/problem-formats.ts';
import type { Command } from './command.ts';

/**
 * `npm run check`: every problem of the content, or what was found to be good. `--fix` first mends what is safe to
 * mend. A site that is as it was at the last check is not read again.
 */
export const check: Command = {
  flags: { format: { type: 'string' }, fix: { type: 'boolean' } },
  run: async (context) => {
    const started = performance.now();
    const format = formatNamed(context.flags.format);
    const isFixing = context.flags.fix === true;
    const file = isFixing ? undefined : await outcomeFile(context);
    const kept = readCachedOutcome(file);
    // The code that reads and checks takes longer to load than to look up what it said.
    const outcome = kept ?? (await (await import('./check/check-site.ts')).checkSite(context, isFixing));
    const { problems, proven } = outcome;
    problemFormats[format](outcome);
    // A cache that cannot be written costs time at the next check and no result of this one.
    if (!kept) await cacheOutcome(file, outcome).catch(() => undefined);
    if (format === 'text' && !hasErrors(problems)) {
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      console.log(`${proven}: ${problems.length === 0 ? 'all good' : 'no errors'} (${seconds} s)`);
    }
    return hasErrors(problems) ? 1 : 0;
  },
};
