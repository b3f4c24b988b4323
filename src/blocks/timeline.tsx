import { classNames } from 'pagewright/react';
import type { PropsOf } from 'pagewright/schema';
import type { blocks } from '../../schemas/blocks/index.ts';
import { useLook } from '../looks/look-context.tsx';
import { TextLink } from '../ui/links/text-link.tsx';
import { Section } from '../ui/section.tsx';
import { Heading } from '../ui/text/heading.tsx';

export default function Timeline({ id, blockKey, background, heading, text, entries, strings }: PropsOf<typeof blocks.timeline>) {
  const headingId = `${blockKey}-heading`;
  const { parts } = useLook();
  return (
    <Section id={id} background={background} labelledBy={headingId}>
      <Heading id={headingId} text={text}>
        {heading}
      </Heading>
      <ol className="mt-14 max-w-4xl border-s-2 border-current/15">
        {entries.map((entry, index) => (
          <li
            key={index}
            className={classNames(
              parts.row,
              'relative grid gap-x-10 gap-y-2 pb-12 ps-8 *:min-w-0 last:pb-0 sm:grid-cols-[9rem_minmax(0,1fr)] lg:ps-12',
            )}
          >
            <span aria-hidden="true" className="absolute top-2 -start-2.25 size-4 rounded-full bg-highlight" />
            <p className="accent font-semibold [font-variant-numeric:tabular-nums]">{entry.date}</p>
            <div>
              <h3 className="font-display text-xl leading-snug font-title">{entry.title}</h3>
              {entry.text && <p className="mt-2 max-w-measure opacity-85">{entry.text}</p>}
              {entry.link && (
                <TextLink to={entry.link.to} newTab={strings.links.newTab} className="mt-2 inline-block py-1">
                  {entry.link.label}
                </TextLink>
              )}
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
