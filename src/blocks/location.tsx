import { classNames, Picture } from 'pagewright/react';
import type { PropsOf } from 'pagewright/schema';
import type { blocks } from '../../schemas/blocks/index.ts';
import { ContactList } from '../ui/contact/contact-list.tsx';
import { directionsTo } from '../ui/contact/directions.ts';
import { exceptionRows, weekRows } from '../ui/contact/opening-hours.ts';
import { WeekList } from '../ui/contact/week-list.tsx';
import { ButtonLink } from '../ui/links/button-link.tsx';
import { Section } from '../ui/section.tsx';
import { Heading } from '../ui/text/heading.tsx';

type Props = PropsOf<typeof blocks.location>;

export default function Location(props: Props) {
  const { id, blockKey, background, heading, text, name, address, phone, email, image, directions, strings } = props;
  const headingId = `${blockKey}-heading`;
  const hasHours = props.hours.length + props.exceptions.length > 0;
  const hasSide = hasHours || image !== undefined;
  return (
    <Section id={id} background={background} labelledBy={headingId}>
      <div className={classNames('grid gap-12', hasSide && 'lg:grid-cols-[5fr_7fr] lg:gap-20')}>
        <div>
          <Heading id={headingId} text={text}>
            {heading}
          </Heading>
          {name && <h3 className="mt-10 font-display text-xl font-title">{name}</h3>}
          <ContactList company={{ phone, email, address }} className={classNames('text-lg', name ? 'mt-4' : 'mt-10')} />
          <ButtonLink to={directions ?? directionsTo(address)} newTab={strings.links.newTab} className="mt-8">
            {strings.places.directions}
          </ButtonLink>
        </div>
        {hasSide && (
          <div className="self-start">
            {image && (
              <Picture
                image={image}
                sizes="(min-width: 82rem) 40rem, (min-width: 64rem) 52vw, 92vw"
                className="w-full rounded-panel bg-current/10"
              />
            )}
            {hasHours && <Hours {...props} />}
          </div>
        )}
      </div>
    </Section>
  );
}

function Hours({ image, hours, exceptions, site: { language }, strings: { openingHours } }: Props) {
  const words = { language, ...openingHours };
  return (
    <div
      className={classNames(
        'relative rounded-panel bg-paper p-6 text-dark shadow-lift sm:p-8',
        image && 'mx-4 -mt-8 max-w-md sm:-mt-16 lg:-ms-10',
      )}
    >
      <h3 className="font-display text-xl font-title">{openingHours.heading}</h3>
      {hours.length > 0 && <WeekList rows={weekRows({ hours }, words)} className="mt-3 max-[24rem]:*:flex-wrap" />}
      {exceptions.length > 0 && (
        <WeekList rows={exceptionRows({ exceptions }, words)} className="mt-6 text-small max-[24rem]:*:flex-wrap" />
      )}
    </div>
  );
}
