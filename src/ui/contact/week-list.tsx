import type { HoursRow } from './opening-hours.ts';

/** Opening hours by day. Several times of a day are below each other. */
export function WeekList({ rows, className }: { rows: readonly HoursRow[]; className?: string }) {
  return (
    <dl className={className}>
      {rows.map(({ days, hours, note }) => (
        <div key={days} className="flex justify-between gap-4 border-b border-current/15 py-3">
          <dt>
            {days}
            {note && <span className="block text-small opacity-80">{note}</span>}
          </dt>
          <dd className="text-end font-semibold">
            {hours.map((time) => (
              <span key={time} className="block whitespace-nowrap">
                {time}
              </span>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
