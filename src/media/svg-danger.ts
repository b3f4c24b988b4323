import type { MediaFault } from './unfit-media.ts';

/** What a drawing never needs. An .svg is served as a file of its own, so whatever runs in it would run on the site. */
const dangers: [what: string, pattern: RegExp][] = [
  ['<script>', /<(?:[\w-]+:)?script\b/i],
  ['<foreignObject>', /<(?:[\w-]+:)?foreignObject\b/i],
  ['an element of a web page', /<(?:[\w-]+:)?(?:iframe|embed|object|audio|video|form|input|link|meta|base|body|html)\b/i],
  ['something that runs on an event', /<[^>]*[\s"'/](?:[\w-]+:)?on[a-z]+\s*=/i],
  ['an address that runs a program', /(?:j\s*a\s*v\s*a|v\s*b)\s*s\s*c\s*r\s*i\s*p\s*t\s*:/i],
  ['an address that holds a document', /data:(?!image\/(?:png|jpe?g|webp|gif)[;,])[\w.+-]*\/?[\w.+-]*[;,]/i],
  ['a definition of its own signs', /<!(?:ENTITY|DOCTYPE[^>]*\[)/i],
  ['an order to the reader', /<\?(?!xml\s)[\w-]+/i],
  ['something that is loaded from elsewhere', /(?:\b(?:href|src)\s*=\s*["']?\s*|url\(\s*["']?|@import\s+["']?)(?:https?:)?\/\//i],
];

/** The first thing in an .svg that is not let through; undefined when it holds shapes only. */
export function findSvgDanger(name: string, svg: string): MediaFault | undefined {
  const decoded = decodeSigns(svg);
  for (const [what, pattern] of dangers) {
    const index = pattern.exec(svg)?.index ?? (pattern.test(decoded) ? 0 : undefined);
    if (index === undefined) continue;
    const before = svg.slice(0, index);
    return {
      code: 'unsafe-svg',
      message: `${name} holds ${what}, which no drawing needs.`,
      hint: 'Export it again as a plain drawing, or save it as .png.',
      line: before.split('\n').length,
      column: index - before.lastIndexOf('\n'),
    };
  }
  return undefined;
}

/** Signs that are written by their numbers, and signs that readers pass over, as a reader sees them. */
function decodeSigns(svg: string): string {
  const sign = (code: number): string => (code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '');
  return svg
    .replaceAll(/&#x([0-9a-f]+);?/gi, (_, code: string) => sign(Number.parseInt(code, 16)))
    .replaceAll(/&#(\d+);?/g, (_, code: string) => sign(Number(code)))
    .replaceAll(/&(?:Tab|NewLine);/g, '')
    .replaceAll(/&colon;/g, ':');
}
