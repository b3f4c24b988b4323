import type { IconShapes } from '@pagewright/core';
import { createElement } from 'react';
import { classNames } from './class-names.ts';

/** Path data of the Lucide icons (ISC licence) that components use directly. */
const glyphs = {
  'arrow-left': 'm12 19-7-7 7-7M19 12H5',
  'arrow-right': 'M5 12h14M12 5l7 7-7 7',
  menu: 'M4 7h16M4 12h16M4 17h16',
  pause: 'M9 5v14M15 5v14',
  play: 'M7 5v14l12-7z',
  plus: 'M5 12h14M12 5v14',
  x: 'M18 6 6 18M6 6l12 12',
} as const;

export type GlyphName = keyof typeof glyphs;

/** A small line icon, hidden from assistive technology because the text beside it has the same meaning. */
export function Glyph({ name, className }: { name: GlyphName; className?: string }) {
  return <LineIcon path={glyphs[name]} className={classNames(name.startsWith('arrow') && 'mirrored', className)} />;
}

/** A line icon with one path, from its path data. */
export function LineIcon({ path, className }: { path: string; className: string | undefined }) {
  return <Icon shapes={[['path', { d: path }]]} className={className} />;
}

/** An icon named in YAML, hidden from assistive technology. */
export function Icon({ shapes, className }: { shapes: IconShapes; className?: string | undefined }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={classNames('line-icon', className)}>
      {shapes.map(([element, attributes], index) => createElement(element, { ...attributes, key: index }))}
    </svg>
  );
}
