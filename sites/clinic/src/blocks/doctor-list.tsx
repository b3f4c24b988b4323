import { classNames, fillIn, Picture } from 'pagewright/react';
import type { PropsOf } from 'pagewright/schema';
import { OptionalLink } from '../../../../src/ui/links/optional-link.tsx';
import { Section } from '../../../../src/ui/section.tsx';
import { Heading } from '../../../../src/ui/text/heading.tsx';
import type { blocks } from '../../schemas/blocks/index.ts';

export default function DoctorList(props: PropsOf<(typeof blocks)['doctor-list']>) {
  const { id, blockKey, background, heading, text, doctors, strings } = props;
  const headingId = `${blockKey}-heading`;
  return (
    <Section id={id} background={background} labelledBy={headingId}>
      <Heading id={headingId} text={text}>
        {heading}
      </Heading>
      <ul
        className={classNames('mt-14 grid gap-x-8 gap-y-10 sm:grid-cols-2', doctors.length % 3 === 0 ? 'lg:grid-cols-3' : 'lg:grid-cols-4')}
      >
        {doctors.map(({ id: key, name, role, summary, languages, portrait, href }) => (
          <li
            key={key}
            className="relative grid grid-cols-[7rem_minmax(0,1fr)] content-start items-start gap-x-5 gap-y-5 sm:grid-cols-[minmax(0,1fr)]"
          >
            <Picture
              image={portrait}
              sizes="(min-width: 64rem) 300px, (min-width: 40rem) 45vw, 112px"
              className="arch-frame aspect-4/5 w-full bg-secondary/15 object-cover"
            />
            <div>
              <h3 className="font-display text-xl leading-snug font-title">
                <OptionalLink to={href} className="hover-line stretched-link">
                  {name}
                </OptionalLink>
              </h3>
              <p className="mt-1 font-semibold accent">{role}</p>
              <p className="mt-3 opacity-85">{summary}</p>
              <p className="mt-3 text-small opacity-85">{fillIn(strings.clinic.speaks, { languages })}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
