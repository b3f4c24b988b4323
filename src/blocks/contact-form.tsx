import type { BlockProps } from '../model/block-props.ts';
import { FormField } from '../ui/form/form-field.tsx';
import { useCheckedForm } from '../ui/form/use-checked-form.ts';
import { Heading } from '../ui/heading.tsx';
import { Section } from '../ui/section.tsx';

export default function ContactForm({ id, blockKey, heading, text, fields, submitLabel, site }: BlockProps<'contact-form'>) {
  const headingId = `${blockKey}-heading`;
  const { form, errors, check, clear } = useCheckedForm(fields);
  return (
    <Section id={id} tone="paper" labelledBy={headingId}>
      <div className="grid gap-12 lg:grid-cols-[5fr_7fr] lg:gap-20">
        <div>
          <Heading id={headingId} text={text}>
            {heading}
          </Heading>
          <p className="mt-6">
            Or write to{' '}
            <a className="text-link" href={`mailto:${site.email}`}>
              {site.email}
            </a>{' '}
            or call{' '}
            <a className="text-link whitespace-nowrap" href={`tel:${site.phone.replaceAll(/[^+\d]/g, '')}`}>
              {site.phone}
            </a>
            .
          </p>
        </div>
        <form
          ref={form}
          action="/send-email"
          method="post"
          onSubmit={check}
          onInput={clear}
          aria-labelledby={headingId}
          className="grid gap-6 sm:grid-cols-2"
        >
          {fields.map((field) => (
            <FormField key={field.name} id={`${blockKey}-field-${field.name}`} field={field} error={errors[field.name]} />
          ))}
          <div className="sm:col-span-2">
            <button type="submit" className="button button-primary">
              {submitLabel}
            </button>
          </div>
        </form>
      </div>
    </Section>
  );
}
