import { Parser } from 'htmlparser2';
import type { SearchablePage } from '../../search/search-index.ts';

/** What a page says, for the search. */
export type PageText = Omit<SearchablePage, 'path' | 'title'>;

/** Elements whose text is no content of the page: code, controls, and what only browsers without script show. */
const skippedElements = new Set('audio button dialog form iframe nav noscript script select style svg template textarea video'.split(' '));
const headingElements = new Set(['h1', 'h2', 'h3']);
/** Elements that do not end a word. All others separate the text before them from the text after them. */
const inlineElements = new Set(
  'a abbr b bdi bdo cite code del em i ins kbd mark q s samp small span strong sub sup time u var wbr'.split(' '),
);

/** Returns the description of a page, and the headings and the other text of its main part. Leaves out what visitors or screen readers never get. */
export function extractText(html: string): PageText {
  const found = { description: '', headings: '', text: '' };
  let isInMain = false;
  let skipped = 0;
  let inHeading = 0;
  const write = (text: string): void => {
    if (isInMain) found[inHeading > 0 ? 'headings' : 'text'] += text;
  };
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === 'meta' && attributes.name === 'description') found.description = attributes.content ?? '';
      if (name === 'main') isInMain = true;
      if (skipped > 0 || isSkipped(name, attributes)) skipped += 1;
      if (skipped > 0) return;
      if (headingElements.has(name)) inHeading += 1;
      if (!inlineElements.has(name)) write(' ');
    },
    ontext(text) {
      if (skipped === 0) write(text);
    },
    onclosetag(name) {
      if (skipped > 0) {
        skipped -= 1;
        return;
      }
      if (!inlineElements.has(name)) write(' ');
      if (headingElements.has(name)) inHeading -= 1;
      if (name === 'main') isInMain = false;
    },
  });
  parser.end(html);
  return { description: found.description, headings: onOneLine(found.headings), text: onOneLine(found.text) };
}

const isSkipped = (name: string, { hidden, ...attributes }: Readonly<Record<string, string>>): boolean =>
  skippedElements.has(name) || (hidden !== undefined && hidden !== 'until-found') || attributes['aria-hidden'] === 'true';

const onOneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();
