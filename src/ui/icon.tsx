import { createElement } from 'react';
import type { IconDrawing } from '../model/resolved.ts';

/** An icon named in YAML, hidden from assistive technology. */
export function Icon({ drawing, className }: { drawing: IconDrawing; className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={className}
    >
      {drawing.map(([element, attributes], index) => createElement(element, { ...attributes, key: index }))}
    </svg>
  );
}
