import { type MediaFault, UnusableMediaError } from '@pagewright/core';
import { type SaxesAttributeNS, SaxesParser, type SaxesTagNS } from 'saxes';
import { decodeUtf8 } from '../../files/decode-utf8.ts';
import {
  drawingAttributes,
  isEditorNamespace,
  otherAttributes,
  svgElements,
  svgNamespace,
  textAttributes,
  xlinkNamespace,
  xmlNamespace,
  xmlnsNamespace,
} from './svg-names.ts';

/** The maximum depth of elements. An estimate: drawing programs nest a few dozen groups at most. */
const maxDepth = 100;

/**
 * Returns the first reason why an `.svg` file is not published, with its line and column; undefined for an accepted file.
 * The file must be well-formed XML in UTF-8, and every element and attribute must be in the allow-list, because a browser
 * that opens the file by its URL runs its scripts.
 */
export function findSvgFault(name: string, bytes: Uint8Array): MediaFault | undefined {
  const text = decodeUtf8(bytes);
  if (text === undefined) return broken(`${name} is not saved as UTF-8 text.`, 'Save or export it again with the encoding UTF-8.');
  try {
    checkDrawing(name, text);
    return undefined;
  } catch (error) {
    if (error instanceof UnusableMediaError) return error.fault;
    throw error;
  }
}

function checkDrawing(name: string, text: string): void {
  const parser = new SaxesParser({ xmlns: true });
  const styles: string[] = [];
  let depth = 0;
  /** The tag that was just read. No attribute value of well-formed XML contains "<". */
  const tagStart = (): number => text.lastIndexOf('<', parser.position - 1);
  const report = (what: string, at = tagStart()): never => {
    throw new UnusableMediaError({ ...unsafe(`${name} contains ${what}, which is not allowed in an .svg file.`), ...placeOf(text, at) });
  };
  parser.on('error', () => {
    const fault = broken(
      `${name} cannot be read from here on, because it is not well-formed XML.`,
      'Export it again as plain SVG or as .png.',
    );
    throw new UnusableMediaError({ ...fault, ...placeOf(text, parser.position - 1) });
  });
  parser.on('xmldecl', ({ encoding = 'UTF-8', version }) => {
    if (encoding.toUpperCase() !== 'UTF-8') report(`the encoding ${encoding} in its first line`, 0);
    if (version !== '1.0') report(`the XML version ${String(version)} in its first line`, 0);
  });
  parser.on('doctype', () => report('a document type (<!DOCTYPE …>)'));
  parser.on('processinginstruction', ({ target }) =>
    report(`an instruction to the reader (<?${target} …?>)`, text.lastIndexOf('<?', parser.position)),
  );
  parser.on('opentag', (tag) => {
    depth += 1;
    if (depth === 1) checkRoot(name, tag);
    if (depth > maxDepth) report(`elements nested more than ${maxDepth} levels deep`);
    checkTag(tag, (what, part) => report(what, partOfTag(text, tagStart(), parser.position, part)));
    styles.push('');
  });
  const addText = (part: string): void => {
    styles.push(`${styles.pop() ?? ''}${part}`);
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('closetag', ({ local, uri }) => {
    depth -= 1;
    const content = styles.pop() ?? '';
    const part = uri === svgNamespace && local === 'style' ? cssFault(content) : undefined;
    if (part !== undefined) report(`${part} in its <style>`);
  });
  parser.write(text).close();
}

function checkRoot(name: string, { local, uri }: SaxesTagNS): void {
  if (local === 'svg' && uri === svgNamespace) return;
  const hint = `The first element must be <svg xmlns="${svgNamespace}">. Export the file again.`;
  throw new UnusableMediaError(broken(`${name} is not an SVG image.`, hint));
}

/** Calls `report` with the first element or attribute of a tag that is not in the allow-list. */
function checkTag({ name, local, uri, attributes }: SaxesTagNS, report: (what: string, part: string) => void): void {
  const isAccepted = uri === svgNamespace ? svgElements.has(local) : isEditorNamespace(uri);
  if (!isAccepted) report(`the element <${name}>`, name);
  for (const attribute of Object.values(attributes)) {
    const fault = attributeFault(attribute, { uri, local });
    if (fault !== undefined) report(`${fault} of <${name}>`, attribute.name);
  }
}

/** Returns the index of a name in the tag from `start` to `end`; the tag's own index for the element name. */
function partOfTag(text: string, start: number, end: number, name: string): number {
  for (let at = text.indexOf(name, start + 2); at >= 0 && at < end; at = text.indexOf(name, at + 1))
    if (/\s/.test(text.charAt(at - 1)) && /[\s=]/.test(text.charAt(at + name.length))) return at;
  return start;
}

function placeOf(text: string, index: number): { line: number; column: number } {
  const before = text.slice(0, Math.max(0, index));
  return { line: before.split('\n').length, column: before.length - before.lastIndexOf('\n') };
}

const unsafe = (message: string): MediaFault => ({
  code: 'unsafe-svg',
  message,
  hint: 'Remove it, or export the image again as plain SVG or as .png.',
});

const broken = (message: string, hint: string): MediaFault => ({ code: 'broken-picture', message, hint });

type Owner = { uri: string; local: string };

const xlinkAttributes = new Set(['actuate', 'arcrole', 'role', 'show', 'title', 'type']);
const xmlAttributes = new Set(['id', 'lang', 'space']);
const embeddedPicture = /^data:image\/(?:png|jpe?g|webp|gif)[;,]/i;

/** Describes a rejected attribute, such as "the attribute onclick". Returns undefined for an accepted one. */
function attributeFault({ uri, local, name, value }: SaxesAttributeNS, owner: Owner): string | undefined {
  if (uri === xmlnsNamespace || isEditorNamespace(uri)) return undefined;
  const isAccepted = `the attribute "${name}"`;
  if (uri === xmlNamespace) return xmlAttributes.has(local) ? undefined : isAccepted;
  if (uri === xlinkNamespace && local !== 'href') return xlinkAttributes.has(local) ? undefined : isAccepted;
  if (uri !== '' && uri !== xlinkNamespace) return isAccepted;
  if (local === 'href') return isLocalReference(value, owner) ? undefined : `the address "${shorten(value)}" in "${name}"`;
  if (owner.uri !== svgNamespace) return isEditorAttribute(local) ? undefined : isAccepted;
  if (/^(?:data|aria)-/.test(local) || textAttributes.has(local)) return undefined;
  if (!drawingAttributes.has(local) && !otherAttributes.has(local)) return isAccepted;
  if (local === 'attributeName' && !drawingAttributes.has(value)) return `an animation of "${value}"`;
  const part = cssFault(value);
  return part === undefined ? undefined : `${part} in the attribute "${name}"`;
}

/** Accepts a reference to a part of the same file, and for `image` a `data:` URL. */
function isLocalReference(value: string, { local }: Owner): boolean {
  if (/^#\S+$/.test(value)) return true;
  return (local === 'image' || local === 'feImage') && embeddedPicture.test(value);
}

const isEditorAttribute = (local: string): boolean => !/^(?:on|style$|src)/i.test(local);

const shorten = (text: string): string => (text.length > 60 ? `${text.slice(0, 60)}…` : text);

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
function cssFault(css: string): string | undefined {
  if (css.includes('\\')) return 'a backslash';
  for (const [, name = ''] of css.matchAll(/@([\w-]*)/g)) if (!atRules.has(name.toLowerCase())) return `@${name}`;
  for (const { 1: name = '', index } of css.matchAll(/(?<![\w-])([\w-]*)\(/g)) {
    const isAccepted =
      name.toLowerCase() === 'url' ? ownReference.test(css.slice(index)) : name === '' || functions.has(name.toLowerCase());
    if (!isAccepted) return `${name}()`;
  }
  return undefined;
}
