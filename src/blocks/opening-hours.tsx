import { classNames, useIsNested } from 'pagewright/react';
import type { PropsOf } from 'pagewright/schema';
import type { blocks } from '../../schemas/blocks/index.ts';
import { exceptionRows, weekRows } from '../ui/contact/opening-hours.ts';
import { WeekList } from '../ui/contact/week-list.tsx';
import { Section } from '../ui/section.tsx';
import { Heading } from '../ui/text/heading.tsx';

export default function OpeningHours({
  id,
  blockKey,
  background,
  heading,
  text,
  hours,
  exceptions,
  note,
  site,
  strings,
}: PropsOf<(typeof blocks)['opening-hours']>) {
  const isNested = useIsNested();
  const headingId = `${blockKey}-heading`;
  const words = { language: site.language, ...strings.openingHours };
  return (
    <Section id={id} background={background} labelledBy={headingId}>
      <div className={classNames('grid gap-10', !isNested && 'lg:grid-cols-[5fr_7fr] lg:gap-20')}>
        <Heading id={headingId} text={text}>
          {heading}
        </Heading>
        <div className={classNames('self-start rounded-panel bg-paper p-6 text-dark shadow-lift', !isNested && 'sm:p-10')}>
          <WeekList rows={weekRows({ hours }, words)} className="text-lead max-[24rem]:*:flex-wrap" />
          {exceptions.length > 0 && (
            <>
              <h3 className="mt-10 font-display text-xl font-title">{strings.openingHours.exceptions}</h3>
              <WeekList rows={exceptionRows({ exceptions }, words)} className="mt-3 max-[24rem]:*:flex-wrap" />
            </>
          )}
          {note && <p className="mt-6 text-small opacity-80">{note}</p>}
        </div>
      </div>
    </Section>
  );
}
