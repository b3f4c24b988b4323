import { classNames, Icon } from 'pagewright/react';
import type { PropsOf } from 'pagewright/schema';
import type { blocks } from '../../schemas/blocks/index.ts';
import { Section } from '../ui/section.tsx';
import { Heading } from '../ui/text/heading.tsx';

/** A longer figure, such as "1,000,000", does not fit into one of four columns, or of two on a phone. */
const longFigure = 7;

export default function Counters(props: PropsOf<typeof blocks.counters>) {
  const { id, blockKey, background, heading, text, cards, counters, site } = props;
  const headingId = `${blockKey}-heading`;
  const figures = counters.map(({ target, suffix = '' }) => target.toLocaleString(site.language) + suffix);
  return (
    <Section id={id} background={background} labelledBy={headingId}>
      <Heading id={headingId} text={text}>
        {heading}
      </Heading>
      {cards.length > 0 && (
        <ul className="mt-14 grid gap-x-10 gap-y-12 sm:grid-cols-2 lg:grid-cols-4">
          {cards.map(({ icon, title, text: cardText }) => (
            <li key={title} className="border-t-2 border-highlight pt-6">
              <Icon shapes={icon} className="accent mb-5 size-8" />
              <h3 className="font-display text-xl font-title">{title}</h3>
              <p className="mt-3 opacity-85">{cardText}</p>
            </li>
          ))}
        </ul>
      )}
      <dl
        className={classNames(
          'mt-20 grid gap-x-6 gap-y-10 lg:gap-x-10',
          figures.some((figure) => figure.length > longFigure) ? 'lg:grid-cols-2' : 'grid-cols-2 lg:grid-cols-4',
        )}
      >
        {counters.map(({ label }, index) => (
          <Figure key={label} label={label} figure={figures[index] ?? ''} />
        ))}
      </dl>
    </Section>
  );
}

/** Assistive technology reads the final number. The other one, which counters.enhance.ts animates, is hidden from it. */
function Figure({ label, figure }: { label: string; figure: string }) {
  return (
    <div className="flex flex-col-reverse">
      <dt className="mt-2 opacity-85">{label}</dt>
      <dd className="accent text-figure font-display font-heading">
        <span className="sr-only">{figure}</span>
        <span aria-hidden="true" className="inline-grid [font-variant-numeric:tabular-nums] *:[grid-area:1/1]">
          <span className="invisible">{figure}</span>
          <span data-figure>{figure}</span>
        </span>
      </dd>
    </div>
  );
}
