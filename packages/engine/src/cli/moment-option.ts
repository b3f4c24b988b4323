import { momentSchema, toTime } from '../schema/fields/moment.ts';

/** The clock that pages with publish dates go by: stopped at `--now`, or else that of the machine. Throws on what is no moment. */
export function clockOf(now: string | undefined): () => Date {
  if (now === undefined) return () => new Date();
  const moment = momentSchema.safeParse(now);
  if (!moment.success)
    throw new Error(`--now is "${now}"; it must be a day such as 2025-05-01, or a day and a time such as 2025-05-01T09:00.`);
  const time = toTime(moment.data);
  return () => new Date(time);
}
