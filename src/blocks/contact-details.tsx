import { classNames, Picture } from 'pagewright/react';
import type { PropsOf } from 'pagewright/schema';
import type { blocks } from '../../schemas/blocks/index.ts';
import { ContactList } from '../ui/contact/contact-list.tsx';
import { HoursList } from '../ui/contact/hours-list.tsx';
import { Section } from '../ui/section.tsx';
import { Heading } from '../ui/text/heading.tsx';

export default function ContactDetails({
  id,
  blockKey,
  background,
  heading,
  text,
  hours,
  image,
  site,
  strings,
}: PropsOf<(typeof blocks)['contact-details']>) {
  const headingId = `${blockKey}-heading`;
  return (
    <Section id={id} background={background} labelledBy={headingId}>
      <div className="grid gap-12 lg:grid-cols-[5fr_7fr] lg:gap-20">
        <div>
          <Heading id={headingId} text={text}>
            {heading}
          </Heading>
          <ContactList company={site} className="mt-10 text-lg" />
        </div>
        <div className="self-start">
          {image && (
            <Picture
              image={image}
              sizes="(min-width: 82rem) 40rem, (min-width: 64rem) 52vw, 92vw"
              className="w-full rounded-panel bg-current/10"
            />
          )}
          {hours.length > 0 && (
            <div
              className={classNames(
                'relative rounded-panel bg-paper p-6 text-dark shadow-lift sm:p-8',
                image && 'mx-4 -mt-8 max-w-md sm:-mt-16 lg:-ms-10',
              )}
            >
              <h3 className="font-display text-xl font-title">{strings.contact.hours}</h3>
              <HoursList hours={hours} className="mt-3" />
            </div>
          )}
        </div>
      </div>
    </Section>
  );
}
