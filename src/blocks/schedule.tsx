import { classNames, fillIn, formatTime } from 'pagewright/react';
import type { PropsOf } from 'pagewright/schema';
import type { blocks } from '../../schemas/blocks/index.ts';
import { ButtonLink } from '../ui/links/button-link.tsx';
import { TextLink } from '../ui/links/text-link.tsx';
import { Section } from '../ui/section.tsx';
import { formatDay } from '../ui/text/format-day.ts';
import { Heading } from '../ui/text/heading.tsx';

type Props = PropsOf<typeof blocks.schedule>;
type Session = Props['days'][number]['sessions'][number];

export default function Schedule(props: Props) {
  const { id, blockKey, background, heading, text, event, place, address, online, onlineLabel, timeZone, days, site, strings } = props;
  const headingId = `${blockKey}-heading`;
  const where = [place, ...address].filter(Boolean).join(', ');
  return (
    <Section id={id} background={background} labelledBy={headingId}>
      <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-6">
        <Heading id={headingId} badge={event} text={text}>
          {heading}
        </Heading>
        {online && (
          <ButtonLink to={online} newTab={strings.links.newTab}>
            {onlineLabel ?? strings.schedule.online}
          </ButtonLink>
        )}
      </div>
      <p className="mt-8 flex flex-wrap gap-x-8 gap-y-1 opacity-85">
        {where && <span>{where}</span>}
        <span>{fillIn(strings.schedule.timeZone, { zone: timeZone })}</span>
      </p>
      {days.map(({ date, title, sessions }) => (
        <div key={date} className="mt-14 grid gap-x-16 gap-y-6 *:min-w-0 lg:grid-cols-[1fr_3fr]">
          <h3 className="self-start lg:sticky lg:top-28">
            {title && <span className="block font-display text-2xl leading-tight font-title">{title}</span>}
            <time dateTime={date} className={title ? 'mt-2 block opacity-85' : 'font-display text-2xl leading-tight font-title'}>
              {formatDay(date, site.language, { weekday: true })}
            </time>
          </h3>
          <ol className="border-t-2 border-current/15">
            {slotsOf(sessions).map((slot, index) => (
              <li
                key={index}
                className="grid gap-x-8 gap-y-3 border-b border-current/15 py-6 *:min-w-0 sm:grid-cols-[11.5rem_minmax(0,1fr)]"
              >
                <Times sessions={slot} language={site.language} />
                <ul className={classNames('grid gap-x-8 gap-y-6 *:min-w-0', slot.length > 1 && 'lg:grid-cols-2')}>
                  {slot.map((session) => (
                    <li key={session.title}>
                      <Details session={session} newTab={strings.links.newTab} />
                    </li>
                  ))}
                </ul>
              </li>
            ))}
          </ol>
        </div>
      ))}
    </Section>
  );
}

/** Groups sessions that start and end at the same time. */
function slotsOf(sessions: readonly Session[]): Session[][] {
  const slots: Session[][] = [];
  for (const session of sessions) {
    const [first] = slots.at(-1) ?? [];
    if (first?.from === session.from && first.to === session.to) slots.at(-1)?.push(session);
    else slots.push([session]);
  }
  return slots;
}

function Times({ sessions: [first], language }: { sessions: readonly Session[]; language: string }) {
  if (!first) return null;
  const { from, to } = first;
  return (
    <p className="font-semibold accent [font-variant-numeric:tabular-nums]">
      <time dateTime={from}>{formatTime(from, language)}</time>
      {to && (
        <>
          {' – '}
          <time dateTime={to}>{formatTime(to, language)}</time>
        </>
      )}
    </p>
  );
}

function Details({ session: { title, text, speakers, track, link }, newTab }: { session: Session; newTab: string }) {
  return (
    <>
      {track && <p className="mb-2 text-small font-semibold opacity-85">{track}</p>}
      <h4 className="font-display text-xl leading-snug font-title">{title}</h4>
      {speakers.length > 0 && <p className="mt-1 font-semibold">{speakers.join(', ')}</p>}
      {text && <p className="mt-2 max-w-measure opacity-85">{text}</p>}
      {link && (
        <p className="mt-2">
          <TextLink to={link.to} newTab={newTab} className="inline-block py-1">
            {link.label}
          </TextLink>
        </p>
      )}
    </>
  );
}
