import { classNames, Glyph } from 'pagewright/react';
import type { PropsOf } from 'pagewright/schema';
import type { blocks } from '../../schemas/blocks/index.ts';
import { useLook } from '../looks/look-context.tsx';
import { Section } from '../ui/section.tsx';
import { Heading } from '../ui/text/heading.tsx';

type Props = PropsOf<(typeof blocks)['related-pages']>;

export default function RelatedPages({ id, blockKey, background, heading, text, pages }: Props) {
  const headingId = `${blockKey}-heading`;
  const { parts } = useLook();
  return (
    <Section id={id} background={background} labelledBy={headingId}>
      <Heading id={headingId} text={text}>
        {heading}
      </Heading>
      <ul className={classNames('mt-12 grid gap-x-10 *:min-w-0 lg:gap-x-16', pages.length > 1 && 'md:grid-cols-2')}>
        {pages.map(({ to, title = to.title, text: about = to.description }, index) => (
          <li key={index} className={classNames(parts.row, 'group relative border-t-2 border-current/15 py-6')}>
            <h3 className="font-display text-xl leading-snug font-title text-balance">
              <a href={to.href} className="stretched-link hover-line inline-flex items-center gap-2 py-1">
                {title}
                <Glyph name="arrow-right" className="size-4 shrink-0 nudging group-hover:nudge-forward" />
              </a>
            </h3>
            <p className="mt-1 max-w-measure opacity-85">{about}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
