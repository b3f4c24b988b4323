const atRules = new Set(['charset', 'keyframes', '-webkit-keyframes', 'layer', 'media', 'supports']);

/** The accepted CSS functions. None of them loads a file; `url()` is checked separately. */
const functions = new Set([
  ...['abs', 'calc', 'clamp', 'max', 'min', 'mod', 'rem', 'round', 'sign', 'var', 'env'],
  ...['color', 'color-mix', 'hsl', 'hsla', 'hwb', 'lab', 'lch', 'oklab', 'oklch', 'rgb', 'rgba'],
  ...['matrix', 'matrix3d', 'perspective', 'rotate', 'rotate3d', 'rotatex', 'rotatey', 'rotatez', 'scale', 'scale3d', 'scalex'],
  ...['scaley', 'scalez', 'skew', 'skewx', 'skewy', 'translate', 'translate3d', 'translatex', 'translatey', 'translatez'],
  ...['cubic-bezier', 'linear', 'steps'],
  ...['blur', 'brightness', 'contrast', 'drop-shadow', 'grayscale', 'hue-rotate', 'invert', 'opacity', 'saturate', 'sepia'],
  ...['circle', 'ellipse', 'inset', 'path', 'polygon', 'rect', 'xywh'],
  ...['has', 'is', 'lang', 'not', 'nth-child', 'nth-last-child', 'nth-last-of-type', 'nth-of-type', 'where'],
  ...['and', 'not', 'or', 'only'],
]);

const ownReference = /^url\(\s*(?:#[^\s"'()]+|"#[^"\n]+"|'#[^'\n]+')\s*\)/i;

/**
 * Returns the first part of a style or presentation attribute that could load a resource, or that is hidden by an escape.
 * Returns undefined for accepted CSS. The only accepted URL is `url(#id)`.
 */
export function cssFault(css: string): string | undefined {
  if (css.includes('\\')) return 'a backslash';
  for (const [, name = ''] of css.matchAll(/@([\w-]*)/g)) if (!atRules.has(name.toLowerCase())) return `@${name}`;
  for (const { 1: name = '', index } of css.matchAll(/(?<![\w-])([\w-]*)\(/g)) {
    const isAccepted =
      name.toLowerCase() === 'url' ? ownReference.test(css.slice(index)) : name === '' || functions.has(name.toLowerCase());
    if (!isAccepted) return `${name}()`;
  }
  return undefined;
}
