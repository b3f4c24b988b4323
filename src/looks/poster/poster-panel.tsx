import { classNames } from 'pagewright/react';
import type { PatternPanelProps } from '../pattern.ts';

/** The first two letters or figures of a heading as blocks of wood, one printed over the other. On a page that reports an error, one lies on its side. */
export function PosterPanel({ seed, isBroken = false, className }: PatternPanelProps) {
  const [first = '', second = ''] = seed.match(/[\p{L}\p{N}]\p{M}*/gu) ?? [];
  return (
    <div aria-hidden="true" className={classNames('poster-panel', isBroken && 'poster-panel-broken', className)}>
      <span data-letter={first} />
      <span data-letter={second} />
    </div>
  );
}
