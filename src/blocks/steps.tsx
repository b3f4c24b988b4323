import { classNames, Picture } from 'pagewright/react';
import type { PropsOf } from 'pagewright/schema';
import type { blocks } from '../../schemas/blocks/index.ts';
import { useLook } from '../looks/look-context.tsx';
import { TextLink } from '../ui/links/text-link.tsx';
import { Section } from '../ui/section.tsx';
import { Heading } from '../ui/text/heading.tsx';

type Props = PropsOf<typeof blocks.steps>;

export default function Steps({ id, blockKey, background, heading, text, steps, strings }: Props) {
  const headingId = `${blockKey}-heading`;
  const { parts } = useLook();
  const { columns, sizes } = layouts[columnsFor(steps.length)];
  return (
    <Section id={id} background={background} labelledBy={headingId}>
      <Heading id={headingId} text={text}>
        {heading}
      </Heading>
      <ol className={classNames('mt-14 grid gap-x-10 gap-y-12', columns)}>
        {steps.map((step, index) => (
          <li key={index} className={classNames(parts.card, 'relative border-t-2 border-current/15 pt-6')}>
            <span className="absolute -top-0.5 start-0 h-0.5 w-16 bg-highlight" />
            {/* The list is numbered for screen readers already. */}
            <p aria-hidden="true" className="accent text-figure font-display font-heading [font-variant-numeric:tabular-nums]">
              {index + 1}
            </p>
            {step.image && (
              <Picture image={step.image} sizes={sizes} className="mt-4 aspect-3/2 w-full rounded-panel bg-current/10 object-cover" />
            )}
            <h3 className="mt-4 font-display text-xl leading-snug font-title">{step.title}</h3>
            {step.duration && <p className="mt-1 text-small font-semibold opacity-85">{step.duration}</p>}
            {step.text && <p className="mt-3 max-w-measure opacity-85">{step.text}</p>}
            {step.link && (
              <TextLink to={step.link.to} newTab={strings.links.newTab} className="mt-3 inline-block py-1">
                {step.link.label}
              </TextLink>
            )}
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** For each number of columns on wide screens, the classes and the widths of pictures. */
const layouts = {
  2: { columns: 'sm:grid-cols-2', sizes: '(min-width: 82rem) 572px, (min-width: 40rem) 45vw, 92vw' },
  3: {
    columns: 'sm:grid-cols-2 lg:grid-cols-3',
    sizes: '(min-width: 82rem) 368px, (min-width: 64rem) 29vw, (min-width: 40rem) 45vw, 92vw',
  },
  4: {
    columns: 'sm:grid-cols-2 lg:grid-cols-4',
    sizes: '(min-width: 82rem) 266px, (min-width: 64rem) 21vw, (min-width: 40rem) 45vw, 92vw',
  },
};

/** The columns in which no row has one step alone, if possible. */
function columnsFor(count: number): keyof typeof layouts {
  if (count === 2) return 2;
  return count % 3 === 0 || count === 5 ? 3 : 4;
}
