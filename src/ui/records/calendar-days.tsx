import { dayOf } from 'pagewright/react';
import { Fragment } from 'react';

type CalendarDaysProps = { from: string; until: string; language: string };

/** The day of a date, large, or the first and the last day of a period. On phones, the last one is below the first one. */
export function CalendarDays({ from, until, language }: CalendarDaysProps) {
  const days = [...new Set([dayOf(from), dayOf(until)])];
  return (
    <p className="flex flex-col items-center gap-x-3 self-start text-center sm:flex-row">
      {days.map((day, index) => (
        <Fragment key={day}>
          {index > 0 && <span>–</span>}
          <time dateTime={day}>
            {parts.map(({ format, className }, part) => (
              <Fragment key={part}>
                {part > 0 && ' '}
                <span className={className}>
                  {new Intl.DateTimeFormat(language, { ...format, timeZone: 'UTC' }).format(Date.parse(day))}
                </span>
              </Fragment>
            ))}
          </time>
        </Fragment>
      ))}
    </p>
  );
}

/** The parts of a day, from top to bottom. */
const parts = [
  { format: { weekday: 'short' }, className: 'block text-small' },
  {
    format: { day: 'numeric' },
    className: 'block font-display text-3xl leading-none font-heading accent [font-variant-numeric:tabular-nums]',
  },
  { format: { month: 'short', year: 'numeric' }, className: 'block text-small' },
] as const;
