import type { PropsOf } from 'pagewright/schema';
import type { blocks } from '../../schemas/blocks/index.ts';
import { ContactNote } from '../ui/contact/contact-note.tsx';
import { HoursList } from '../ui/contact/hours-list.tsx';
import { FormField } from '../ui/form/form-field.tsx';
import { SendingForm } from '../ui/form/sending-form.tsx';
import { ButtonLink } from '../ui/links/button-link.tsx';
import { TextLink } from '../ui/links/text-link.tsx';
import { Section } from '../ui/section.tsx';
import { Heading } from '../ui/text/heading.tsx';

export default function EnquiryForm(props: PropsOf<(typeof blocks)['enquiry-form']>) {
  const { id, blockKey, heading, submit, hours, appointment, strings, submitLabel = strings.enquiryForm.submit } = props;
  const headingId = `${blockKey}-heading`;
  return (
    <Section id={id} background="paper" labelledBy={headingId}>
      <div className="grid gap-12 lg:grid-cols-[4fr_8fr] lg:gap-20">
        <div>
          <Heading id={headingId}>{heading}</Heading>
          <OpeningHours hours={hours} appointment={appointment} strings={strings} />
        </div>
        {submit === 'send' ? (
          <SendingForm spec={props} submitLabel={submitLabel} labelledBy={headingId} hasNativeChecks />
        ) : (
          <DraftForm {...props} submitLabel={submitLabel} labelledBy={headingId} />
        )}
      </div>
    </Section>
  );
}

/** `method="dialog"` outside of a dialog: the browser checks what is required, then nothing is sent and nothing navigates. */
function DraftForm({
  labelledBy,
  submitLabel,
  ...props
}: PropsOf<(typeof blocks)['enquiry-form']> & { labelledBy: string; submitLabel: string }) {
  const { blockKey, fields, text, contact, site, strings } = props;
  const noteId = `${blockKey}-note`;
  return (
    <form method="dialog" aria-labelledby={labelledBy} className="grid content-start gap-x-6 gap-y-4 sm:flex sm:flex-wrap">
      {fields.map((field) => (
        <FormField key={field.name} id={`${blockKey}-field-${field.name}`} field={field} strings={strings.form} />
      ))}
      <div className="grid items-start gap-x-10 gap-y-6 sm:w-full md:grid-cols-[auto_1fr]">
        <button type="submit" className="button button-primary justify-self-start" aria-describedby={noteId}>
          {submitLabel}
        </button>
        <ContactNote
          id={noteId}
          site={site}
          text={<span className="font-normal">{text}</span>}
          link={
            <TextLink to={contact.to} newTab={strings.links.newTab}>
              {contact.label}
            </TextLink>
          }
          className="border-highlight"
        />
      </div>
    </form>
  );
}

/** Working hours and the link to book an appointment, on small screens. */
function OpeningHours({
  hours,
  appointment,
  strings,
}: Pick<PropsOf<(typeof blocks)['enquiry-form']>, 'hours' | 'appointment' | 'strings'>) {
  return (
    <div className="lg:hidden">
      {hours.length > 0 && (
        <div className="mt-8 max-w-md">
          <h3 className="font-display text-xl font-title">{strings.contact.hours}</h3>
          <HoursList hours={hours} className="mt-3" />
        </div>
      )}
      {appointment && (
        <ButtonLink to={appointment.to} newTab={strings.links.newTab} look="quiet" className="mt-6">
          {appointment.label}
        </ButtonLink>
      )}
    </div>
  );
}
