import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { WeavePanel } from '../../../src/looks/weave/weave-panel.tsx';
import { palette } from '../palette.ts';

const colours = [
  `.weave-gap{color:${palette.ink}}.weave-vertical{color:${palette.peacock}}`,
  `.text-highlight{color:${palette.marigold}}.text-primary{color:${palette.madder}}`,
  `.text-secondary-light{color:${palette.peacockLight}}.text-light{color:${palette.cotton}}`,
  '.text-light\\/35{color:rgba(251,248,242,.35)}',
].join('');

/** The fabric that a page with this heading shows, as a drawing of its own. */
export function fabricOf(heading: string, { width, height }: { width: number; height: number }): string {
  const fabric = renderToStaticMarkup(createElement(WeavePanel, { seed: heading }));
  const attributes = `xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"`;
  return fabric.replace('<svg', `<svg ${attributes}`).replace('>', `><style>${colours}</style>`);
}
