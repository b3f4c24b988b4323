import { classNames, Glyph } from 'pagewright/react';
import { OptionalLink } from './optional-link.tsx';

/** What links to the pages before and after one show: a title, the path of the page if there is one, and the language of the title on a page of another one. */
export type Neighbour = { title: string; href?: string; lang?: string };

type NeighboursProps = {
  previous: readonly Neighbour[];
  next: readonly Neighbour[];
  labels: { previous: string; next: string };
  className?: string;
};

/** The titles of what comes before and after a page, on the left and on the right. */
export function Neighbours({ previous, next, labels, className }: NeighboursProps) {
  if (previous.length + next.length === 0) return null;
  return (
    <ul className={classNames('grid gap-x-10 border-t-2 border-current/15 sm:grid-cols-2', className)}>
      {previous.map((one, index) => (
        <li key={index} className="relative py-6">
          <p className="flex items-center gap-2 text-small opacity-85">
            <Glyph name="arrow-left" className="size-4" />
            {labels.previous}
          </p>
          <Title of={one} />
        </li>
      ))}
      {next.map((one, index) => (
        <li key={index} className="relative py-6 max-sm:border-t max-sm:border-current/15 max-sm:first:border-0 sm:col-start-2 sm:text-end">
          <p className="flex items-center gap-2 text-small opacity-85 sm:justify-end">
            {labels.next}
            <Glyph name="arrow-right" className="size-4" />
          </p>
          <Title of={one} />
        </li>
      ))}
    </ul>
  );
}

const Title = ({ of: { title, href, lang } }: { of: Neighbour }) => (
  <p lang={lang} className="mt-2 font-display text-xl leading-snug font-title text-balance">
    <OptionalLink to={href} className="stretched-link hover-line">
      {title}
    </OptionalLink>
  </p>
);
