import { fieldsOfSteps, formSteps, withCountry } from 'pagewright/forms/fields';
import { classNames } from 'pagewright/react';
import type { PropsOf } from 'pagewright/schema';
import { useMemo } from 'react';
import type { blocks } from '../../schemas/blocks/index.ts';
import { FieldForm } from '../ui/fields/field-form.tsx';
import { TargetForm } from '../ui/fields/target-form.tsx';
import { Section } from '../ui/section.tsx';
import { Heading } from '../ui/text/heading.tsx';

type FormProps = PropsOf<(typeof blocks)['form']>;

/** The class names of the fields. Here, and not where they are used, so that only sites with this block have them in their stylesheet. */
const looks = {
  form: 'grid content-start gap-6',
  grid: 'grid content-start items-end gap-x-6 gap-y-4',
  group: 'min-w-0',
  groupTitle: 'mb-4 w-full border-b-2 border-dark/15 pb-2 font-display text-xl font-title',
  stepTitle: 'mb-4',
  hint: 'mb-2 block text-small opacity-85',
  label: 'mb-2 block font-semibold',
  choices: 'grid gap-x-6 sm:grid-cols-2',
  choice: 'flex min-h-11 items-start gap-3 py-2 cursor-pointer',
  check: 'mt-0.5 size-6 shrink-0 accent-primary',
  file: 'form-box file:me-4 file:cursor-pointer file:border-0 file:bg-transparent file:font-semibold file:text-primary file:underline',
  inactive: 'island:hidden',
  withScript: 'hidden island:inline-flex',
  buttons: 'grid gap-6',
};

/** What differs by layout: where the heading stands, and how fields and button are placed. */
const layouts: Record<FormProps['layout'], { frame: string; looks: Partial<typeof looks> }> = {
  'two-columns': { frame: 'grid gap-12 lg:grid-cols-[4fr_8fr] lg:gap-20', looks: { grid: `${looks.grid} sm:flex sm:flex-wrap` } },
  'one-column': { frame: 'mx-auto grid max-w-measure gap-10', looks: { choices: 'grid' } },
  inline: {
    frame: 'grid items-start gap-8 lg:grid-cols-2',
    looks: { form: 'grid content-start gap-x-4 sm:grid-cols-[1fr_auto]', buttons: 'grid content-start gap-6 sm:pt-8' },
  },
};

export default function Form(props: FormProps) {
  const { id, blockKey, heading, text, layout, leadsTo } = props;
  const headingId = `${blockKey}-heading`;
  const { frame, looks: ownLooks } = layouts[layout];
  const shared = { labelledBy: headingId, looks: { ...looks, ...ownLooks } };
  return (
    <Section id={id} background="paper" labelledBy={headingId}>
      <div className={classNames(frame)}>
        <Heading id={headingId} text={text}>
          {heading}
        </Heading>
        {leadsTo === undefined ? <MessageForm {...props} {...shared} /> : <TargetForm {...props} {...shared} to={leadsTo} />}
      </div>
    </Section>
  );
}

type SharedProps = Pick<Parameters<typeof FieldForm>[0], 'labelledBy' | 'looks'>;

/** A form that sends its answers to the mail service. */
function MessageForm({ labelledBy, looks: ofLayout, ...props }: FormProps & SharedProps) {
  const { heading, site, thankYou, confirmation, sent, strings, fields: listed, steps: listedSteps } = props;
  const steps = useMemo(() => formSteps({ fields: listed, steps: listedSteps }), [listed, listedSteps]);
  const fields = useMemo(() => fieldsOfSteps(steps).map((field) => withCountry(field, site.country)), [steps, site.country]);
  const spec = {
    ...props,
    title: heading,
    steps,
    fields,
    // A message that must be confirmed is not complete yet, so the site's page of thanks does not follow.
    thankYou: thankYou?.href ?? (confirmation ? site.page : site.mail.thankYou),
    sent: sent ?? (confirmation ? strings.formFields.checkMail : site.mail.messages.sent),
  };
  return <FieldForm spec={spec} labelledBy={labelledBy} looks={ofLayout} />;
}
