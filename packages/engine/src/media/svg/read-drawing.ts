import { type Drawing, escapeHtml } from '@pagewright/core';
import { SaxesParser, type SaxesTagNS } from 'saxes';
import { drawingAttributes, isEditorNamespace, svgNamespace } from './svg-names.ts';

/** In characters. A choice: with about 200 bytes after compression, a drawing costs a page less than a request. */
const maxLength = 1024;

const shapes = new Set(['circle', 'ellipse', 'g', 'line', 'path', 'polygon', 'polyline', 'rect']);
const descriptions = new Set(['desc', 'metadata', 'title']);
/** Attributes without an effect in a drawing that has neither styles nor references. */
const withoutEffect = new Set(['class', 'id', 'version', 'baseProfile']);
const frame = new Set(['width', 'height', 'viewBox']);

/** What a page cannot contain: the text is not a simple drawing. */
class NotSimple extends Error {}

/**
 * Reads an accepted `.svg` file as a drawing that a page can contain: small, with shapes and colours only. Returns undefined for
 * any other, which needs a document of its own: with styles, references to its parts, texts, or the colour of the text around it.
 */
export function readDrawing(svg: string): Drawing | undefined {
  try {
    const drawing = parse(svg);
    return drawing.shapes.length <= maxLength ? drawing : undefined;
  } catch (error) {
    if (error instanceof NotSimple) return undefined;
    throw error;
  }
}

function parse(svg: string): Drawing {
  const parser = new SaxesParser({ xmlns: true });
  const parts: string[] = [];
  let viewBox = '';
  let depth = 0;
  /** The depth of the description that is being read. Pages do not contain descriptions. */
  let ignoredFrom: number | undefined;
  parser.on('opentag', (tag) => {
    depth += 1;
    if (ignoredFrom !== undefined) return;
    if (depth === 1) {
      viewBox = viewBoxOf(tag);
      parts.push(`<g${attributesOf(tag, frame)}>`);
    } else if (isDescription(tag)) ignoredFrom = depth;
    else parts.push(`<${shapeOf(tag)}${attributesOf(tag)}>`);
  });
  parser.on('closetag', (tag) => {
    if (ignoredFrom === undefined) parts.push(depth === 1 ? '</g>' : `</${tag.local}>`);
    if (ignoredFrom === depth) ignoredFrom = undefined;
    depth -= 1;
  });
  parser.write(svg).close();
  return { viewBox, shapes: parts.join('').replaceAll(/><\/(?!g>)\w+>/g, '/>') };
}

const isDescription = ({ uri, local }: SaxesTagNS): boolean => isEditorNamespace(uri) || (uri === svgNamespace && descriptions.has(local));

function shapeOf({ uri, local }: SaxesTagNS): string {
  if (uri !== svgNamespace || !shapes.has(local)) throw new NotSimple();
  return local;
}

function viewBoxOf({ attributes: { viewBox, preserveAspectRatio } }: SaxesTagNS): string {
  if (!viewBox || preserveAspectRatio) throw new NotSimple();
  return viewBox.value;
}

/** Returns the attributes of the appearance, without `others`. */
function attributesOf({ attributes }: SaxesTagNS, others: ReadonlySet<string> = new Set()): string {
  return Object.values(attributes)
    .filter(({ uri, name }) => uri === '' && !withoutEffect.has(name) && !others.has(name) && !/^(?:data|aria)-/.test(name))
    .map(({ name, value }) => {
      const isPath = name === 'd' || name === 'points';
      if ((!isPath && !drawingAttributes.has(name)) || /url\(|currentcolor|var\(/i.test(value)) throw new NotSimple();
      return ` ${name}="${escapeHtml(value)}"`;
    })
    .join('');
}
