import { classNames, Glyph, Icon } from 'pagewright/react';
import type { PropsOf } from 'pagewright/schema';
import type { blocks } from '../../schemas/blocks/index.ts';
import { useLook } from '../looks/look-context.tsx';
import { columnsFor } from '../ui/cards/card-columns.ts';
import { Section } from '../ui/section.tsx';
import { Heading } from '../ui/text/heading.tsx';

export default function CardGrid({ id, blockKey, background, heading, text, cards }: PropsOf<(typeof blocks)['card-grid']>) {
  const headingId = `${blockKey}-heading`;
  const { parts } = useLook();
  return (
    <Section id={id} background={background} labelledBy={headingId}>
      <Heading id={headingId} text={text}>
        {heading}
      </Heading>
      <ul className={classNames('mt-14 grid gap-x-10 gap-y-12 sm:grid-cols-2', columnsFor(cards.length))}>
        {cards.map(({ icon, title, text: cardText, link }) => (
          <li key={title} className={classNames(parts.card, 'relative border-t-2 border-current/15 pt-6')}>
            <span className="absolute -top-0.5 start-0 h-0.5 w-16 bg-highlight" />
            {icon && <Icon shapes={icon} className="mb-5 size-8 accent" />}
            <h3 className="font-display text-xl font-title">{title}</h3>
            <p className="mt-3 opacity-85">{cardText}</p>
            {link && (
              <a href={link.to} className="text-link mt-4 inline-flex items-center gap-2 py-1">
                {link.label}
                <Glyph name="arrow-right" className="size-4" />
              </a>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
