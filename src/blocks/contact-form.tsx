import { phoneHref } from 'pagewright/react';
import type { PropsOf } from 'pagewright/schema';
import type { blocks } from '../../schemas/blocks/index.ts';
import { SendingForm } from '../ui/form/sending-form.tsx';
import { Section } from '../ui/section.tsx';
import { fillWith } from '../ui/text/fill-with.tsx';
import { Heading } from '../ui/text/heading.tsx';

export default function ContactForm(props: PropsOf<(typeof blocks)['contact-form']>) {
  const { id, blockKey, heading, text, site, strings, submitLabel = strings.contactForm.submit } = props;
  const headingId = `${blockKey}-heading`;
  return (
    <Section id={id} background="paper" labelledBy={headingId}>
      <div className="grid gap-12 lg:grid-cols-[5fr_7fr] lg:gap-20">
        <div>
          <Heading id={headingId} text={text}>
            {heading}
          </Heading>
          <p className="mt-6">
            {fillWith(strings.contactForm[site.phone ? 'directContact' : 'directContactByMail'], {
              email: (
                <a className="text-link" href={`mailto:${site.email}`}>
                  {site.email}
                </a>
              ),
              phone: site.phone && (
                <a className="text-link whitespace-nowrap" href={phoneHref(site.phone)}>
                  {site.phone}
                </a>
              ),
            })}
          </p>
        </div>
        <SendingForm spec={props} submitLabel={submitLabel} labelledBy={headingId} />
      </div>
    </Section>
  );
}
