import { startOf } from '../../time/moment.ts';
import type { Clock } from '../../time/site-clock.ts';
import { parsedOption } from './option.ts';

/** `--now`: the clock for pages with publish dates. It stays at the given time. */
export const now = parsedOption({
  summary: 'use this time instead of the current one for pages with publish dates',
  value: { placeholder: 'TIME', example: '2025-05-01' },
  fallback: 'the current time',
  expected: 'a day such as 2025-05-01, or a day and a time such as 2025-05-01T09:00, in the time zone of the site',
  absent: (): Clock => () => new Date(),
  parse: async (written): Promise<Clock | undefined> => {
    // Imported here: the schemas take longer to load than the rest of the command line.
    const { momentSchema } = await import('../../schema/fields/moment.ts');
    const moment = momentSchema.safeParse(written);
    if (!moment.success) return undefined;
    return (timeZone) => new Date(startOf(moment.data, timeZone));
  },
});
