import { classNames } from 'pagewright/react';
import { useLook } from '../../looks/look-context.tsx';

type Item = { id: string; title: string; description: string };

type MarkedListProps = {
  items: readonly Item[];
  /** True: the texts are beside each other on wide screens. */
  isRow?: boolean;
  className?: string | undefined;
};

/** A list of short texts, each with a mark of the brand's pattern. */
export function MarkedList({ items, isRow = false, className }: MarkedListProps) {
  const { pattern } = useLook();
  return (
    <ul
      className={classNames(
        'isolate',
        isRow ? 'grid overflow-x-clip gap-x-10 gap-y-12 sm:grid-cols-2 xl:grid-cols-4' : 'grid gap-8',
        className,
      )}
    >
      {items.map(({ id, title, description }, index) => (
        <li key={id} className={classNames('relative', isRow ? 'pt-10 ps-8' : 'ps-10')}>
          <pattern.Mark index={index} isRow={isRow} />
          <h3 className={classNames('font-display leading-snug font-title text-balance', isRow ? 'text-2xl' : 'text-xl')}>{title}</h3>
          <p className="mt-2 max-w-measure opacity-85">{description}</p>
        </li>
      ))}
    </ul>
  );
}
