import { endOf, formatMoment, withOffset } from 'pagewright/react';
import type { PropsOf } from 'pagewright/schema';
import type { blocks } from '../../schemas/blocks/index.ts';
import { ButtonLink } from '../ui/links/button-link.tsx';
import { Section } from '../ui/section.tsx';
import { Heading } from '../ui/text/heading.tsx';

const units = ['days', 'hours', 'minutes'] as const;

/** The numbers have their place as soon as there is script, so that nothing moves when countdown.enhance.ts fills them in. */
export default function Countdown(props: PropsOf<typeof blocks.countdown>) {
  const { id, blockKey, background, heading, text, until, ended, link, site, strings } = props;
  const { language, timeZone } = site;
  const headingId = `${blockKey}-heading`;
  return (
    <Section id={id} background={background} labelledBy={headingId}>
      <Heading id={headingId} text={text}>
        {heading}
      </Heading>
      <div role="timer" aria-labelledby={headingId} className="mt-10 hidden script:block script:unhydrated:invisible" data-units>
        <dl className="flex flex-wrap gap-x-10 gap-y-6 lg:gap-x-16">
          {units.map((unit) => (
            <div key={unit} className="flex flex-col-reverse">
              <dt className="mt-2 opacity-85" data-forms={JSON.stringify(strings.countdown[unit])}>
                {strings.countdown[unit].other}
              </dt>
              <dd data-unit={unit} className="accent text-figure font-display font-heading [font-variant-numeric:tabular-nums]">
                0
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <p data-ended hidden className="mt-10 font-display text-2xl font-title">
        {ended}
      </p>
      <p className="mt-6 text-lead">
        <time dateTime={withOffset(until, timeZone)} data-end={new Date(endOf(until, timeZone)).toISOString()}>
          {formatMoment(until, { language, timeZone })}
        </time>
      </p>
      {link && (
        <ButtonLink to={link.to} newTab={strings.links.newTab} className="mt-8">
          {link.label}
        </ButtonLink>
      )}
    </Section>
  );
}
