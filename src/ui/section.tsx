import { classNames } from 'pagewright/react';
import type { ReactNode } from 'react';

export type Tone = 'light' | 'paper' | 'dark';

/** The classes of a ground; text colours follow it. */
export const tones: Record<Tone, string> = {
  light: 'bg-cotton text-ink',
  paper: 'bg-paper text-ink',
  dark: 'dark bg-ink text-cotton',
};

type SectionProps = {
  id?: string | undefined;
  tone?: Tone;
  /** Id of the heading that names the section. */
  labelledBy: string;
  className?: string;
  children: ReactNode;
};

/** The ground of a block: full width, its content in the page's column, named by its heading. */
export function Section({ id, tone = 'light', labelledBy, className, children }: SectionProps) {
  return (
    <section id={id} aria-labelledby={labelledBy} className={classNames(tones[tone], 'section relative', className)}>
      <div className="column">{children}</div>
    </section>
  );
}
