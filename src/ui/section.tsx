import { classNames } from 'pagewright/react';
import type { ReactNode } from 'react';

export type Background = 'light' | 'paper' | 'dark';

/** The classes of a ground; text colours follow it. */
export const backgrounds: Record<Background, string> = {
  light: 'bg-cotton text-ink',
  paper: 'bg-paper text-ink',
  dark: 'dark bg-ink text-cotton',
};

type SectionProps = {
  id?: string | undefined;
  background?: Background;
  /** Id of the heading that names the section. */
  labelledBy: string;
  className?: string;
  children: ReactNode;
};

/** The ground of a block: full width, its content in the page's column, named by its heading. */
export function Section({ id, background = 'light', labelledBy, className, children }: SectionProps) {
  return (
    <section id={id} aria-labelledby={labelledBy} className={classNames(backgrounds[background], 'section relative', className)}>
      <div className="column">{children}</div>
    </section>
  );
}
