import { SaxesParser, type SaxesTagNS } from 'saxes';
import { type MediaFault, UnusableMediaError } from '../unusable-media-error.ts';
import { attributeFault } from './attribute-fault.ts';
import { cssFault } from './css-fault.ts';
import { isEditorNamespace, svgElements, svgNamespace } from './svg-names.ts';

/** Elements within elements. An estimate: drawing programs nest a few dozen groups at most. */
const maxDepth = 100;

/**
 * Returns the first reason why an `.svg` is not published, with its line and column; undefined for a plain drawing.
 * The file must be well-formed XML in UTF-8, and every element and attribute must be in the allow-list: a browser that
 * opens the file by its address runs whatever it finds there.
 */
export function findSvgFault(name: string, bytes: Uint8Array): MediaFault | undefined {
  const text = decode(bytes);
  if (text === undefined) return broken(`${name} is not saved as UTF-8 text.`, 'Save or export it again with the encoding UTF-8.');
  try {
    checkDrawing(name, text);
    return undefined;
  } catch (error) {
    if (error instanceof UnusableMediaError) return error.fault;
    throw error;
  }
}

/** The text of UTF-8 bytes, without a byte order mark; undefined for bytes of another encoding. */
function decode(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

function checkDrawing(name: string, text: string): void {
  const parser = new SaxesParser({ xmlns: true });
  const styles: string[] = [];
  let depth = 0;
  /** The tag that was just read. No attribute value of well-formed XML contains "<". */
  const tagStart = (): number => text.lastIndexOf('<', parser.position - 1);
  const refuse = (what: string, at = tagStart()): never => {
    throw new UnusableMediaError({ ...unsafe(`${name} has ${what}, which no drawing needs.`), ...placeOf(text, at) });
  };
  parser.on('error', () => {
    const fault = broken(`${name} cannot be read from here on: it is not well-formed XML.`, 'Export it again as plain SVG or as .png.');
    throw new UnusableMediaError({ ...fault, ...placeOf(text, parser.position - 1) });
  });
  parser.on('xmldecl', ({ encoding = 'UTF-8', version }) => {
    if (encoding.toUpperCase() !== 'UTF-8') refuse(`the encoding ${encoding} in its first line`, 0);
    if (version !== '1.0') refuse(`the XML version ${String(version)} in its first line`, 0);
  });
  parser.on('doctype', () => refuse('a document type (<!DOCTYPE …>)'));
  parser.on('processinginstruction', ({ target }) =>
    refuse(`an instruction to the reader (<?${target} …?>)`, text.lastIndexOf('<?', parser.position)),
  );
  parser.on('opentag', (tag) => {
    depth += 1;
    if (depth === 1) checkRoot(name, tag);
    if (depth > maxDepth) refuse(`elements nested more than ${maxDepth} levels deep`);
    checkTag(tag, (what, part) => refuse(what, partOfTag(text, tagStart(), parser.position, part)));
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
    if (part !== undefined) refuse(`${part} in its <style>`);
  });
  parser.write(text).close();
}

function checkRoot(name: string, { local, uri }: SaxesTagNS): void {
  if (local === 'svg' && uri === svgNamespace) return;
  const hint = `The first element must be <svg xmlns="${svgNamespace}">. Export the drawing again.`;
  throw new UnusableMediaError(broken(`${name} is not an SVG drawing.`, hint));
}

/** Calls `refuse` for the first thing in a tag that is not in the allow-list, with the name to point at. */
function checkTag({ name, local, uri, attributes }: SaxesTagNS, refuse: (what: string, part: string) => void): void {
  const isAccepted = uri === svgNamespace ? svgElements.has(local) : isEditorNamespace(uri);
  if (!isAccepted) refuse(`the element <${name}>`, name);
  for (const attribute of Object.values(attributes)) {
    const fault = attributeFault(attribute, { uri, local });
    if (fault !== undefined) refuse(`${fault} of <${name}>`, attribute.name);
  }
}

/** The index of a name in the tag from `start` to `end`; the tag itself when it is the element's own name. */
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
  hint: 'Remove it, or export the picture again as plain SVG or as .png.',
});

const broken = (message: string, hint: string): MediaFault => ({ code: 'broken-picture', message, hint });
