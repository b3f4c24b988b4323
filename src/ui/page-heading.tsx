import { classNames } from 'pagewright/react';
import type { ReactNode } from 'react';
import { Weave } from './weave.tsx';

type PageHeadingProps = {
  headingId: string;
  eyebrow?: string | undefined;
  heading: string;
  text?: string | undefined;
  /** Whether it is all that the page has to show. */
  isAlone?: boolean;
  /** Whether one thread has come out of the cloth beside it. */
  isLoose?: boolean;
  /** What follows the text. */
  children?: ReactNode;
};

/** The dark, woven ground at the top of a page, with the heading of the page. Its cloth follows from the heading. */
export function PageHeading({ headingId, eyebrow, heading, text, isAlone = false, isLoose, children }: PageHeadingProps) {
  return (
    <div
      className={classNames(
        'dark relative isolate flex flex-col overflow-hidden bg-dark text-light',
        isAlone && 'min-h-[min(85svh,60rem)] *:last:grow',
      )}
    >
      <div className={classNames('column pt-32 pb-12 lg:pt-44 lg:pb-24', isAlone && 'lg:my-auto')}>
        {eyebrow && <p className="badge mb-6">{eyebrow}</p>}
        <h1 id={headingId} className="max-w-3xl text-display font-display font-bold text-balance">
          {heading}
        </h1>
        {text && <p className="mt-6 max-w-xl text-lead text-balance opacity-90">{text}</p>}
        {children}
      </div>
      <Weave seed={heading} isLoose={isLoose} />
    </div>
  );
}
