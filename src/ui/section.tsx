import { classNames, useIsNested } from 'pagewright/react';
import type { ReactNode } from 'react';

export type Background = 'light' | 'paper' | 'dark';

/** The class names of each background and its text colour. */
export const backgrounds: Record<Background, string> = {
  light: 'bg-light text-dark',
  paper: 'bg-paper text-dark',
  dark: 'dark bg-dark text-light',
};

type SectionProps = {
  id?: string | undefined;
  background?: Background;
  /** Id of the heading that names the section. */
  labelledBy: string;
  className?: string;
  /** True for a section that has nothing to show now, and may have later. */
  isHidden?: boolean;
  children: ReactNode;
};

/**
 * The frame of a block: a full-width background with the content in the page's column. Its heading names it for screen readers.
 * A block inside another block has neither, because the block around it has both.
 */
export function Section({ id, background = 'light', labelledBy, className, isHidden, children }: SectionProps) {
  if (useIsNested())
    return (
      <section id={id} aria-labelledby={labelledBy} hidden={isHidden} className={className}>
        {children}
      </section>
    );
  return (
    <section
      id={id}
      aria-labelledby={labelledBy}
      hidden={isHidden}
      className={classNames(backgrounds[background], 'section relative', className)}
    >
      <div className="column">{children}</div>
    </section>
  );
}
