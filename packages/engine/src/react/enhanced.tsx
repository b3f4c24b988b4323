import type { ReactNode } from 'react';

type EnhancedProps<Props extends object> = {
  /** The name of the script: `toc` is `src/layout/toc.enhance.ts`. */
  script: string;
  /** What the script gets beside the element, as JSON in the HTML. */
  props?: Props;
  className?: string;
  children: ReactNode;
};

/**
 * A part of a layout with an enhance script: an element that the script gets when it is in the window. It works without script too. Pages
 * without the part load no such script.
 */
export function Enhanced<Props extends object>({ script, props, className, children }: EnhancedProps<Props>) {
  return (
    <div className={className} data-island="" data-script={script} data-enhance={JSON.stringify(props ?? {})}>
      {children}
    </div>
  );
}
