import type { ListPlace } from './pasted-blocks.ts';
import { styleOf } from './pasted-marks.ts';

/** A number or a letter in front of an entry, such as "1.", "a)" or "(iv)". */
const numbered = /^\(?(?:(\d{1,4})|[a-z]{1,2}|[ivxlc]{1,5})[.)]/i;

/** A marker that Word has written as words: a bullet, a hyphen or an "o", or a number, and spaces behind it. */
const writtenMarker =
  /^[\s\u00A0]*(?:[·•●○◦▪■‣⁃§\uF0B7\uF0A7\uF0D8-]|o(?=\u00A0|\s{2})|\(?(?:\d{1,4}|[a-z]{1,2}|[ivxlc]{1,5})[.)])[\s\u00A0]+/i;

/**
 * Returns the place in a list of a paragraph of Word, and removes what Word writes as its marker. Undefined for another paragraph. Outlook
 * and others leave the class and remove the style.
 */
export function takeListPlace(paragraph: Element): ListPlace | undefined {
  const list = styleOf(paragraph, 'mso-list');
  const level = Number(/level(\d)/.exec(list)?.[1] ?? 1);
  const markers = [...paragraph.querySelectorAll('[style*="mso-list" i]')].filter((one) => /ignore/i.test(styleOf(one, 'mso-list')));
  const marker = markers.map(({ textContent }) => textContent).join('');
  for (const one of markers) one.remove();
  if (/level\d/.test(list) || markers.length > 0) return placeOf(marker, level);
  if (!/^MsoListParagraph/i.test(paragraph.className) || list === 'none') return undefined;
  const written = writtenMarker.exec(paragraph.textContent ?? '')?.[0];
  if (written === undefined) return undefined;
  removeStart(paragraph, written.length);
  return placeOf(written, 1);
}

function placeOf(marker: string, level: number): ListPlace {
  const found = numbered.exec(marker.replaceAll(/[\s\u00A0]+/g, ''));
  // The font Courier New has the bullet "o", without a dot behind it.
  return { level, isOrdered: found !== null, start: Number(found?.[1] ?? 1) };
}

/** Removes characters from the start of the text of an element. */
function removeStart(element: Element, count: number): void {
  const walker = element.ownerDocument.createTreeWalker(element, 4);
  let left = count;
  for (let node = walker.nextNode(); node && left > 0; node = walker.nextNode()) {
    const text = node.nodeValue ?? '';
    node.nodeValue = text.slice(left);
    left -= Math.min(left, text.length);
  }
}
