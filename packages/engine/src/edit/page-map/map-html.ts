import { digitsOf } from '@pagewright/core';
import type { Nodes } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { alignHtml, type MappedNode } from './align-html.ts';
import type { Marks, NotedValue } from './marks.ts';

/** Returns the nodes in the HTML of a part of a page that show fields. `marked` is the same part, rendered with marks. */
export function mapHtml(plain: string, marked: string, marks: Marks): MappedNode[] {
  const mapped = alignHtml(plain, marked, marks);
  return [...mapped, ...findNoted(fromHtml(plain, { fragment: true }), mapped, marks.noted)];
}

/**
 * Finds the texts that show a value without a mark, such as a price with its currency. When several values fit, it is the one that is
 * written nearest to the fields around the text. `mapped`: the nodes that show marked values.
 */
function findNoted(html: Nodes, mapped: readonly MappedNode[], noted: readonly NotedValue[]): MappedNode[] {
  const known = new Set(mapped.flatMap(({ at, text }) => (text === undefined ? [] : at.join())));
  return textsIn(html, []).flatMap(({ at, text }): MappedNode[] => {
    if (known.has(at.join())) return [];
    const fitting = noted.filter(({ value }) => shows(text, value));
    const around = nearest(at, mapped).flatMap(({ fields }) => fields);
    const closeness = ({ place }: NotedValue): number =>
      Math.max(-1, ...around.map(({ file, path }) => (file === place.file ? sharedSteps(path, place.path) : -1)));
    const [best] = fitting.toSorted((one, other) => closeness(other) - closeness(one));
    return best
      ? [{ at, text, fields: [{ ...best.place, ...(text.trim() === best.value && { text: 'plain' as const }), from: 0, to: text.length }] }]
      : [];
  });
}

type TextNode = { at: number[]; text: string };

function textsIn(node: Nodes, at: number[]): TextNode[] {
  if (node.type === 'text') return node.value.trim() === '' ? [] : [{ at, text: node.value }];
  return 'children' in node ? node.children.flatMap((child, index) => textsIn(child, [...at, index])) : [];
}

/** Returns the mapped nodes that are nearest to a place in the HTML. */
function nearest(at: readonly number[], mapped: readonly MappedNode[]): MappedNode[] {
  const closeness = mapped.map((node) => sharedSteps(node.at, at));
  const most = Math.max(0, ...closeness);
  return mapped.filter((_, index) => closeness[index] === most);
}

function sharedSteps(one: readonly PropertyKey[], other: readonly PropertyKey[]): number {
  const index = one.findIndex((step, at) => step !== other[at]);
  return index < 0 ? one.length : index;
}

const isoDate = /^\d{4}-(\d{2})-(\d{2})/;

/** True when a text shows a value: a number in any format, the day and the month of a date, or a text as it is. */
function shows(text: string, value: string | number): boolean {
  if (typeof value === 'number') {
    const numbers = (text.match(/\p{Nd}(?:[.,'’\s]?\p{Nd})*/gu) ?? []).map(onlyDigits);
    return [String(value), value.toFixed(2)].some((one) => numbers.includes(onlyDigits(one)));
  }
  if (text.trim() === value.trim()) return true;
  const [, month = '', day = ''] = isoDate.exec(value) ?? [];
  const numbers = (text.match(/\p{Nd}+/gu) ?? []).map((one) => Number(onlyDigits(one)));
  return day !== '' && numbers.includes(Number(day)) && (/\p{L}/u.test(text) || numbers.includes(Number(month)));
}

const onlyDigits = (number: string): string => digitsOf(number).replaceAll(/\D/g, '');
