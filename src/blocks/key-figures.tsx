import { classNames, useIsNested } from 'pagewright/react';
import type { PropsOf } from 'pagewright/schema';
import type { blocks } from '../../schemas/blocks/index.ts';
import { Section } from '../ui/section.tsx';
import { Heading } from '../ui/text/heading.tsx';

type Props = PropsOf<(typeof blocks)['key-figures']>;
type Figure = Props['figures'][number];

/** A longer figure does not fit into a column at the full size. */
const longFigure = 8;
/** Figures of which none is longer are as large as a look likes. */
const shortFigure = 3;

export default function KeyFigures({ id, blockKey, background, heading, text, figures, site }: Props) {
  const headingId = `${blockKey}-heading`;
  const shown = figures.map((figure) => formatFigure(figure, site.language));
  const size = shown.some((text) => text.length > longFigure) ? 'text-title' : 'text-figure';
  return (
    <Section id={id} background={background} labelledBy={headingId}>
      <Heading id={headingId} text={text}>
        {heading}
      </Heading>
      <dl
        data-short={shown.every((text) => text.length <= shortFigure) ? '' : undefined}
        className={classNames(
          'mt-14 grid gap-x-10 gap-y-12 lg:gap-x-12',
          useIsNested() ? 'grid-cols-[repeat(auto-fit,minmax(min(100%,11rem),1fr))]' : columnsFor(figures.length),
        )}
      >
        {figures.map((figure, index) => (
          <div key={index} className="flex flex-col border-t-2 border-current/15 pt-6">
            <dt className="order-2 mt-2 font-semibold">{figure.label}</dt>
            <dd className={classNames('accent font-display font-heading break-words [font-variant-numeric:tabular-nums]', size)}>
              {shown[index]}
            </dd>
            {figure.text && <dd className="order-3 mt-2 max-w-measure opacity-85">{figure.text}</dd>}
          </div>
        ))}
      </dl>
    </Section>
  );
}

/** The columns in which no row has one figure alone, if possible. */
function columnsFor(count: number): string {
  if (count === 1) return '';
  if (count % 3 === 0 || count === 5 || count === 11) return 'sm:grid-cols-3';
  return count % 4 === 0 || count > 4 ? 'sm:grid-cols-2 lg:grid-cols-4' : 'sm:grid-cols-2';
}

/**
 * Formats with the separators of the language. Without `decimals`, the number has those that it was written with. A minus sign
 * is before a prefix such as "€", and after one of words, such as "up to".
 */
function formatFigure({ value, decimals, prefix = '', suffix = '' }: Figure, language: string): string {
  const digits =
    decimals === undefined ? { maximumFractionDigits: 4 } : { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  const parts = new Intl.NumberFormat(language, { ...digits, signDisplay: 'negative' }).formatToParts(value);
  const textOf = (isSign: boolean): string =>
    parts
      .filter(({ type }) => (type === 'minusSign') === isSign)
      .map((part) => part.value)
      .join('');
  const sign = textOf(true);
  const number = textOf(false);
  return /\p{Ll}/u.test(prefix) ? `${prefix}${sign}${number}${suffix}` : `${sign}${prefix}${number}${suffix}`;
}
