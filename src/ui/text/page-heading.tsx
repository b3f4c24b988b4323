import { classNames } from 'pagewright/react';
import type { ReactNode } from 'react';
import { useLook } from '../../looks/look-context.tsx';

type PageHeadingProps = {
  headingId: string;
  eyebrow?: string | undefined;
  heading: string;
  text?: string | undefined;
  /** True when the page has no other content. */
  isAlone?: boolean;
  /** True when the pattern shows a flaw. */
  isPatternBroken?: boolean;
  /** Content after the text. */
  children?: ReactNode;
};

/** The heading of the page, on a dark background unless the look has a light one, with the pattern of the brand, which follows from the heading. */
export function PageHeading({ headingId, eyebrow, heading, text, isAlone = false, isPatternBroken = false, children }: PageHeadingProps) {
  const { pattern, parts, light } = useLook();
  return (
    <div
      className={classNames(
        parts.hero,
        !light?.hero && 'dark',
        'relative isolate flex flex-col overflow-hidden',
        light?.hero ? 'bg-light text-dark' : 'bg-dark text-light',
        isAlone && 'min-h-[min(85svh,60rem)] *:last:grow',
      )}
    >
      <div className={classNames('column pt-32 pb-12 lg:pt-44 lg:pb-24', isAlone && 'lg:my-auto')}>
        {eyebrow && <p className="badge mb-6">{eyebrow}</p>}
        <h1 id={headingId} className="max-w-3xl text-display font-display font-heading text-balance">
          {heading}
        </h1>
        {text && <p className="mt-6 max-w-xl text-lead text-balance opacity-90">{text}</p>}
        {children}
      </div>
      <pattern.Panel seed={heading} isBroken={isPatternBroken} />
    </div>
  );
}
