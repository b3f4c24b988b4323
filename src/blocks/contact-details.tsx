import type { BlockProps } from '../model/block-props.ts';
import { ContactList } from '../ui/contact-list.tsx';
import { Heading } from '../ui/heading.tsx';
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
            <dl className="mt-5 divide-y divide-ink/10">
              {hours.map(({ days, hours: open }) => (
                <div key={days} className="flex justify-between gap-4 py-3">
                  <dt>{days}</dt>
                  <dd className="font-semibold">{open}</dd>
                </div>
              ))}
            </dl>
          </div>
        )}
      </div>
    </Section>
  );
}
