import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Weave } from '../../../src/ui/weave.tsx';
import { palette } from '../palette.ts';

const colours = [
  `.cloth-ground{color:${palette.ink}}.cloth-warp{color:${palette.peacock}}`,
  `.text-marigold{color:${palette.marigold}}.text-madder{color:${palette.madder}}`,
  `.text-peacock-light{color:${palette.peacockLight}}.text-cotton{color:${palette.cotton}}`,
  '.text-cotton\\/35{color:rgba(251,248,242,.35)}',
].join('');

/** The cloth that a page with this heading shows, as a drawing of its own. */
export function clothOf(heading: string, { width, height }: { width: number; height: number }): string {
  const cloth = renderToStaticMarkup(createElement(Weave, { seed: heading }));
  const attributes = `xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"`;
  return cloth.replace('<svg', `<svg ${attributes}`).replace('>', `><style>${colours}</style>`);
}
