import type { Token } from 'markdown-it';
import type { TextPart } from '../../yaml/yaml-file.ts';
import { partOfText, quotedPart, type TextOrigin } from './text-origin.ts';
import { WrittenUrls } from './written-urls.ts';

/** A piece of the rendered HTML: a tag as written, or the element of a link or picture, whose URL is at `offset` in the text. */
type Piece = { start: number; end: number; offset: number; isTag: boolean; url?: string };

/**
 * How far behind the last token the next one is searched for, in characters: there are only marks and titles of links between
 * them. Without a limit, each of thousands that are not in the text as they are would cost a pass over the whole text.
 */
const reach = 10_000;

/** Follows the tokens of a Markdown text and finds them in the text, because tokens within a paragraph have no position. */
export class MarkdownSource implements TextOrigin {
  readonly #pieces: Piece[] = [];
  readonly #lineStarts: number[] = [0];
  #urls: WrittenUrls | undefined;
  #cursor = 0;
  #urlEnd = 0;

  constructor(private readonly text: string) {
    for (const { index, 0: end } of text.matchAll(/\r\n?|\n/g)) this.#lineStarts.push(index + end.length);
  }

  /** Moves to the first line of a token. */
  startAt({ map }: Token): void {
    if (map) this.#cursor = this.#lineStart(map[0]);
  }

  /** Records a token within a paragraph. `start` is the index of its HTML in the rendered HTML. */
  add(token: Token, start: number): void {
    const url = token.attrGet(token.type === 'image' ? 'src' : 'href');
    if (url !== null && token.markup === 'linkify') this.#addAddress(String(url), start);
    else if (url !== null) this.#addUrl(String(url), start);
    else if (token.type === 'html_inline') this.#addTag(token.content, start);
    else if (token.type !== 'link_close') this.#skip(token.content);
    if (token.type === 'link_close' || token.type === 'image') this.#cursor = Math.max(this.#cursor, this.#urlEnd);
  }

  /** Moves behind the words of a token, if they are in the text as they are. */
  #skip(words: string): void {
    const found = words === '' ? -1 : this.#find(words);
    if (found >= 0) this.#cursor = found + words.length;
  }

  #addTag(content: string, start: number): void {
    const offset = this.#find(content);
    if (offset < 0) return;
    this.#pieces.push({ start, end: start + content.length, offset, isTag: true });
    this.#cursor = offset + content.length;
  }

  /** Returns the index of words behind the last token; negative when they are not there. */
  #find(words: string): number {
    const found = this.text.slice(this.#cursor, this.#cursor + reach + words.length).indexOf(words);
    return found < 0 ? found : this.#cursor + found;
  }

  /** Records a block of HTML, line by line: in quotes and lists, its lines are indented in the text. */
  addBlock({ content, map }: Token, start: number): void {
    let before = start;
    for (const [index, line] of content.split('\n').entries()) {
      const number = (map?.[0] ?? 0) + index;
      const from = this.#lineStart(number);
      const offset = this.text.slice(from, this.#lineStart(number + 1)).indexOf(line);
      if (offset >= 0) this.#pieces.push({ start: before, end: before + line.length + 1, offset: from + offset, isTag: true });
      before += line.length + 1;
    }
  }

  /** Records a link, whose text follows, or a picture. The URL of a link such as `[text][name]` is in its definition. */
  #addUrl(url: string, start: number): void {
    this.#urls ??= new WrittenUrls(this.text);
    const inPlace = this.#urls.next(url, this.#cursor);
    const offset = inPlace ?? this.#urls.definition(url);
    if (url === '' || offset === undefined) return;
    this.#pieces.push({ start, end: start + 1, offset, isTag: false, url });
    if (inPlace !== undefined) this.#urlEnd = offset + url.length;
  }

  /** Records a link that was made from an address in the text, where its scheme may be missing. */
  #addAddress(url: string, start: number): void {
    const written = [url, url.replace(/^(?:https:\/\/|mailto:)/, '')].find((words) => this.#find(words) >= 0);
    if (written !== undefined) this.#pieces.push({ start, end: start + 1, offset: this.#find(written), isTag: false, url: written });
  }

  /** Returns the first line of a token, without spaces around it. */
  linePart({ map }: Token): TextPart {
    const start = this.#lineStart(map?.[0] ?? 0);
    const line = this.text.slice(start, this.#lineStart((map?.[0] ?? 0) + 1)).trimEnd();
    return partOfText(this.text, start + line.length - line.trimStart().length, start + line.length);
  }

  /** Returns the first occurrence of words, and nothing when the text does not contain them. */
  wordsPart(words: string): { part?: TextPart } {
    return this.text.includes(words) ? { part: { words, before: 0 } } : {};
  }

  idPart(id: string): TextPart | undefined {
    const words = `{#${id}}`;
    const start = this.text.lastIndexOf(words);
    return start < 0 ? undefined : partOfText(this.text, start, start + words.length);
  }

  tagPart(start: number, tagName: string): TextPart | undefined {
    const piece = this.#pieceAt(start);
    if (!piece) return undefined;
    if (piece.url !== undefined) return partOfText(this.text, piece.offset, piece.offset + piece.url.length);
    const offset = piece.offset + start - piece.start;
    return partOfText(this.text, offset, offset + 1 + tagName.length);
  }

  urlPart(start: number, url: string): TextPart | undefined {
    const piece = this.#pieceAt(start);
    if (piece?.url !== undefined) return partOfText(this.text, piece.offset, piece.offset + piece.url.length);
    return piece && quotedPart(this.text, piece.offset + start - piece.start, url);
  }

  isMarkdown(start: number): boolean {
    return this.#pieceAt(start)?.isTag !== true;
  }

  #lineStart(line: number): number {
    return this.#lineStarts[line] ?? this.text.length;
  }

  /** The pieces are in the order of the HTML. */
  #pieceAt(start: number): Piece | undefined {
    let [low, high] = [0, this.#pieces.length - 1];
    while (low <= high) {
      const middle = (low + high) >> 1;
      const piece = this.#pieces[middle];
      if (!piece) return undefined;
      if (start < piece.start) high = middle - 1;
      else if (start >= piece.end) low = middle + 1;
      else return piece;
    }
    return undefined;
  }
}
