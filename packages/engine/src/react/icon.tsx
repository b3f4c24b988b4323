import { createElement } from 'react';
import type { IconShapes } from '../schema/resolved.ts';
import { classNames } from './class-names.ts';

/** An icon named in YAML, hidden from assistive technology. */
export function Icon({ shapes, className }: { shapes: IconShapes; className?: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={classNames('line-icon', className)}>
      {shapes.map(([element, attributes], index) => createElement(element, { ...attributes, key: index }))}
    </svg>
  );
}
