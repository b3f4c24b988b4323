import { classNames } from 'pagewright/react';
import { Crossing } from './crossing.tsx';

type Item = { id: string; title: string; description: string };

type ThreadListProps = {
  items: readonly Item[];
  /** Beside each other on wide screens: each text hangs on a thread of its own from a common one. */
  isRow?: boolean;
  className?: string | undefined;
};

/** Short texts on threads; each begins where one thread crosses another, above and below by turns. */
export function ThreadList({ items, isRow = false, className }: ThreadListProps) {
  return (
    <ul
      className={classNames(
        'isolate',
        isRow ? 'grid overflow-x-clip gap-x-10 gap-y-12 sm:grid-cols-2 xl:grid-cols-4' : 'grid gap-8',
        className,
      )}
    >
      {items.map(({ id, title, description }, index) => (
        <li key={id} className={classNames('relative', isRow ? 'pt-10 pl-8' : 'pl-10')}>
          <Crossing
            isOver={index % 2 === 0}
            across={isRow ? 'top-3 left-0 -right-10.5' : 'top-3 left-0 w-7'}
            upright={isRow ? 'inset-y-0 left-3' : 'top-0 -bottom-8 left-3'}
          />
          <h3 className={classNames('font-display leading-snug font-semibold text-balance', isRow ? 'text-2xl' : 'text-xl')}>{title}</h3>
          <p className="mt-2 max-w-measure opacity-85">{description}</p>
        </li>
      ))}
    </ul>
  );
}
