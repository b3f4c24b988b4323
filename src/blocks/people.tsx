import { classNames, Picture } from 'pagewright/react';
import type { PropsOf } from 'pagewright/schema';
import type { blocks } from '../../schemas/blocks/index.ts';
import { useLook } from '../looks/look-context.tsx';
import { OptionalLink } from '../ui/links/optional-link.tsx';
import { TextLink } from '../ui/links/text-link.tsx';
import { Section } from '../ui/section.tsx';
import { Heading } from '../ui/text/heading.tsx';
import { initialsOf } from '../ui/text/initials-of.ts';

type Props = PropsOf<typeof blocks.people>;
type Person = Props['people'][number];

export default function People({ id, blockKey, background, heading, text, people, strings }: Props) {
  const headingId = `${blockKey}-heading`;
  const { parts } = useLook();
  const hasPortraits = people.some(({ image }) => image);
  return (
    <Section id={id} background={background} labelledBy={headingId}>
      <Heading id={headingId} text={text}>
        {heading}
      </Heading>
      <ul className={classNames('mt-14 grid gap-x-8 gap-y-12 lg:gap-x-10', columnsFor(people.length))}>
        {people.map((person, index) => (
          <li
            key={index}
            className={classNames(
              parts.card,
              !hasPortraits && 'relative border-t-2 border-current/15 pt-6',
              hasPortraits && layoutFor(people.length),
            )}
          >
            {hasPortraits ? <Portrait person={person} /> : <span className="absolute -top-0.5 start-0 h-0.5 w-16 bg-highlight" />}
            <div className={people.length === 1 ? 'max-w-measure' : 'min-w-0'}>
              <h3 className="font-display text-xl leading-snug font-title">
                <OptionalLink to={person.to} className="hover-line">
                  {person.name}
                </OptionalLink>
              </h3>
              {person.role && <p className="mt-1 font-semibold accent">{person.role}</p>}
              {person.text && <p className="mt-3 opacity-85">{person.text}</p>}
              {person.links.length > 0 && (
                <ul className="mt-3 flex flex-wrap gap-x-5">
                  {person.links.map(({ label, to }) => (
                    <li key={label}>
                      <TextLink to={to} newTab={strings.links.newTab} className="inline-block py-1">
                        {label}
                      </TextLink>
                    </li>
                  ))}
                </ul>
              )}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The columns in which no row has one person alone, if possible. */
function columnsFor(count: number): string {
  if (count === 1) return '';
  if (count === 2) return 'sm:grid-cols-2 lg:max-w-4xl';
  if (count % 4 === 0 || count === 7 || count === 11) return 'sm:grid-cols-2 lg:grid-cols-4';
  return count % 3 === 0 ? 'sm:grid-cols-3' : 'sm:grid-cols-2 lg:grid-cols-3';
}

/** One person has a portrait of a fixed size beside the text. In a group, the portrait is beside the text on phones only. */
const layoutFor = (count: number): string =>
  count === 1
    ? 'grid grid-cols-[8rem_minmax(0,1fr)] items-center gap-5 sm:grid-cols-[14rem_minmax(0,1fr)] sm:gap-8 lg:gap-12'
    : 'grid grid-cols-[6rem_minmax(0,1fr)] content-start gap-x-5 gap-y-5 sm:grid-cols-1';

const frame = 'aspect-4/5 w-full rounded-panel bg-current/10 object-cover';

function Portrait({ person: { name, image } }: { person: Person }) {
  if (image) return <Picture image={image} sizes="(min-width: 64rem) 400px, (min-width: 40rem) 45vw, 96px" className={frame} />;
  return (
    <div aria-hidden="true" className={classNames(frame, 'grid place-items-center text-title font-display font-title')}>
      <span className="accent">{initialsOf(name)}</span>
    </div>
  );
}
