import { createElement } from 'react';
import type { IconDrawing } from '../schema/resolved.ts';
import { classNames } from './class-names.ts';

/** An icon named in YAML, hidden from assistive technology. */
export function Icon({ drawing, className }: { drawing: IconDrawing; className?: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={classNames('line-icon', className)}>
      {drawing.map(([element, attributes], index) => createElement(element, { ...attributes, key: index }))}
    </svg>
  );
}
