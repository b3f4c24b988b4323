import type { BlockProps } from '../model/block-props.ts';
import { ContactList } from '../ui/contact-list.tsx';
import { Heading } from '../ui/heading.tsx';
import { HoursList } from '../ui/hours-list.tsx';
import { Section } from '../ui/section.tsx';

export default function ContactDetails({ id, blockKey, heading, text, hours, site }: BlockProps<'contact-details'>) {
  const headingId = `${blockKey}-heading`;
  return (
    <Section id={id} labelledBy={headingId}>
      <div className="grid gap-12 lg:grid-cols-[7fr_5fr] lg:gap-20">
        <div>
          <Heading id={headingId} text={text}>
            {heading}
          </Heading>
          <ContactList company={site} className="mt-10 text-lg" />
        </div>
        {hours.length > 0 && (
          <div className="self-start rounded-panel bg-paper p-8 shadow-lift">
            <h3 className="font-display text-xl font-semibold">Working hours</h3>
            <HoursList hours={hours} className="mt-5" />
          </div>
        )}
      </div>
    </Section>
  );
}
