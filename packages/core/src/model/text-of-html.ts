import { htmlTag } from './html-tag.ts';

const characters: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };

/** Returns the text of sanitised HTML on one line. */
export const textOfHtml = (html: string): string =>
  html
    .replaceAll(htmlTag, ' ')
    .replaceAll(/&(?:#x([\da-f]+)|#(\d+)|(amp|lt|gt|quot|nbsp));/gi, (_, hex?: string, decimal?: string, name?: string) =>
      name === undefined ? String.fromCodePoint(hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)) : (characters[name] ?? ''),
    )
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ (?=[.,;:!?])/g, '')
    .trim();
