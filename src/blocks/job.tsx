import { fillIn, phoneHref, readyHtml } from 'pagewright/react';
import type { PropsOf } from 'pagewright/schema';
import type { blocks } from '../../schemas/blocks/index.ts';
import { ButtonLink } from '../ui/links/button-link.tsx';
import { Section } from '../ui/section.tsx';
import { formatDay } from '../ui/text/format-day.ts';
import { Heading } from '../ui/text/heading.tsx';

type Props = PropsOf<typeof blocks.job>;

/** The names of the interface texts for each choice. */
const employments = {
  'full-time': 'fullTime',
  'part-time': 'partTime',
  contract: 'contract',
  temporary: 'temporary',
  internship: 'internship',
  volunteer: 'volunteer',
} as const satisfies Record<Props['employment'], keyof Props['strings']['job']>;
const periods = { hour: 'perHour', day: 'perDay', month: 'perMonth', year: 'perYear' } as const;

export default function Job(props: Props) {
  const { id, blockKey, background, heading, text, content, contact, apply, strings } = props;
  const headingId = `${blockKey}-heading`;
  return (
    <Section id={id} background={background} labelledBy={headingId}>
      <Heading id={headingId} text={text}>
        {heading}
      </Heading>
      <div className="mt-10 grid gap-12 lg:mt-14 lg:grid-cols-[minmax(0,7fr)_minmax(0,4fr)] lg:gap-20">
        <div className="rounded-panel bg-paper p-6 text-dark shadow-lift sm:p-8 lg:sticky lg:top-28 lg:order-last lg:self-start">
          <dl className="grid gap-x-8 gap-y-5 sm:grid-cols-2 lg:grid-cols-1">
            {factsOf(props).map(({ name, value }) => (
              <div key={name}>
                <dt className="text-small opacity-80">{name}</dt>
                <dd className="font-semibold">{value}</dd>
              </div>
            ))}
          </dl>
          <ButtonLink to={apply.to} newTab={strings.links.newTab} className="mt-8 w-full">
            {apply.label}
          </ButtonLink>
          {contact && <Contact contact={contact} title={strings.job.contact} />}
        </div>
        <div className="prose max-w-measure" dangerouslySetInnerHTML={{ __html: readyHtml(content.html, blockKey, strings.richText) }} />
      </div>
    </Section>
  );
}

function Contact({ contact: { name, role, email, phone }, title }: { contact: NonNullable<Props['contact']>; title: string }) {
  return (
    <div className="mt-8 border-t border-current/15 pt-6">
      <h3 className="text-small opacity-80">{title}</h3>
      <p className="font-semibold">{name}</p>
      {role && <p>{role}</p>}
      {email && (
        <p className="wrap-anywhere">
          <a href={`mailto:${email}`} className="text-link inline-block py-1">
            {email}
          </a>
        </p>
      )}
      {phone && (
        <p>
          <a href={phoneHref(phone)} className="text-link inline-block py-1">
            {phone}
          </a>
        </p>
      )}
    </div>
  );
}

type Fact = { name: string; value: string };

function factsOf({
  employment,
  place,
  remote,
  applicantCountries = [],
  salary,
  published,
  until,
  site: { language },
  strings: { job },
}: Props): Fact[] {
  const where = [remote && job.remote, place && formatPlace(place), applicantCountries.join(', ')];
  return [
    { name: job.type, value: job[employments[employment]] },
    { name: job.place, value: where.filter(Boolean).join(' · ') },
    ...(salary ? [{ name: job.salary, value: fillIn(job[periods[salary.per]], { amount: formatSalary(salary, language) }) }] : []),
    { name: job.published, value: formatDay(published, language) },
    ...(until ? [{ name: job.until, value: formatDay(until, language) }] : []),
  ];
}

/** Formats as `3 Canal Street, 411016 Pune, Maharashtra, India`. */
const formatPlace = ({ street, postalCode, city, region, country }: NonNullable<Props['place']>): string =>
  [street, [postalCode, city].filter(Boolean).join(' '), region, country].filter(Boolean).join(', ');

/** Formats with the code of the currency, because "$" alone means several currencies. */
function formatSalary({ currency, from, to }: NonNullable<Props['salary']>, language: string): string {
  const amounts = new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    currencyDisplay: 'code',
    trailingZeroDisplay: 'stripIfInteger',
  });
  return to === undefined ? amounts.format(from) : amounts.formatRange(from, to);
}
