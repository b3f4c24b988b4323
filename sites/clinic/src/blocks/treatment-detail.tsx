import { Picture, readyHtml } from 'pagewright/react';
import type { PropsOf } from 'pagewright/schema';
import { ButtonLink } from '../../../../src/ui/links/button-link.tsx';
import { OptionalLink } from '../../../../src/ui/links/optional-link.tsx';
import { PageHeading } from '../../../../src/ui/text/page-heading.tsx';
import type { blocks } from '../../schemas/blocks/index.ts';
import { Prices } from '../ui/prices.tsx';

type Props = PropsOf<(typeof blocks)['treatment-detail']>;

export default function TreatmentDetail({ id, blockKey, treatment, doctors, appointment, site, strings }: Props) {
  const headingId = `${blockKey}-heading`;
  const { title, summary, duration, appointments, insurance, prices, text } = treatment;
  const facts = [
    { label: strings.clinic.duration, text: duration },
    { label: strings.clinic.appointments, text: appointments },
    { label: strings.clinic.insurance, text: insurance },
  ];
  return (
    <article id={id} aria-labelledby={headingId} className="bg-light text-dark">
      <PageHeading headingId={headingId} heading={title} text={summary} />
      <div className="column section grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,7fr)_minmax(0,4fr)]">
        <div>
          <div className="prose max-w-measure" dangerouslySetInnerHTML={{ __html: readyHtml(text.html, blockKey, strings.richText) }} />
          <h2 className="mt-14 mb-6 font-display text-2xl font-title">{strings.clinic.prices}</h2>
          <Prices prices={prices} language={site.language} from={strings.clinic.from} />
        </div>
        <aside className="lg:sticky lg:top-28 lg:self-start">
          <div className="rounded-panel bg-paper p-6 shadow-lift sm:p-8">
            <dl className="grid gap-5">
              {facts.map((fact) => (
                <div key={fact.label}>
                  <dt className="font-semibold">{fact.label}</dt>
                  <dd className="mt-1 opacity-85">{fact.text}</dd>
                </div>
              ))}
            </dl>
            <ButtonLink to={appointment.to} newTab={strings.links.newTab} className="mt-8 w-full">
              {appointment.label}
            </ButtonLink>
          </div>
          <h2 className="mt-10 mb-5 font-display text-xl font-title">{strings.clinic.doctors}</h2>
          <Doctors doctors={doctors} />
        </aside>
      </div>
    </article>
  );
}

function Doctors({ doctors }: Pick<Props, 'doctors'>) {
  return (
    <ul className="grid gap-5">
      {doctors.map(({ id, name, role, portrait, href }) => (
        <li key={id} className="relative grid grid-cols-[4.5rem_minmax(0,1fr)] items-center gap-4">
          <Picture image={{ ...portrait, alt: '' }} sizes="72px" className="arch-frame aspect-4/5 w-full bg-secondary/15 object-cover" />
          <p>
            <OptionalLink to={href} className="hover-line stretched-link font-semibold">
              {name}
            </OptionalLink>
            <span className="block text-small opacity-85">{role}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}
