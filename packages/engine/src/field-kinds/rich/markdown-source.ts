import type { Token } from 'markdown-it';
import type { TextPart } from '../../yaml/yaml-file.ts';
import { partOfText, quotedPart, type TextOrigin } from './text-origin.ts';

/** A piece of the rendered HTML: a tag as written, or the element of a link or picture, whose URL is at `offset` in the text. */
type Piece = { start: number; end: number; offset: number; isTag: boolean; url?: string };

/** Follows the tokens of a Markdown text and finds them in the text, because tokens within a paragraph have no position. */
export class MarkdownSource implements TextOrigin {
  readonly #pieces: Piece[] = [];
  readonly #lineStarts: number[] = [0];
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
    if (url !== null) this.#addUrl(String(url), start);
    else if (token.type === 'html_inline') this.#addTag(token.content, start);
    else if (token.type !== 'link_close') this.#skip(token.content);
    if (token.type === 'link_close' || token.type === 'image') this.#cursor = Math.max(this.#cursor, this.#urlEnd);
  }

  /** Moves behind the words of a token, if they are in the text as they are. */
  #skip(words: string): void {
    const found = words === '' ? -1 : this.text.indexOf(words, this.#cursor);
    if (found >= 0) this.#cursor = found + words.length;
  }

  #addTag(content: string, start: number): void {
    const offset = this.text.indexOf(content, this.#cursor);
    if (offset < 0) return;
    this.#pieces.push({ start, end: start + content.length, offset, isTag: true });
    this.#cursor = offset + content.length;
  }

  /** Records a block of HTML, line by line: in quotes and lists, its lines are indented in the text. */
  addBlock({ content, map }: Token, start: number): void {
    let before = start;
    for (const [index, line] of content.split('\n').entries()) {
      const offset = this.text.indexOf(line, this.#lineStart((map?.[0] ?? 0) + index));
      if (offset >= 0) this.#pieces.push({ start: before, end: before + line.length + 1, offset, isTag: true });
      before += line.length + 1;
    }
  }

  /** Records a link, whose text follows, or a picture. */
  #addUrl(url: string, start: number): void {
    const leads = ['](', '](<', '<'];
    const inPlace = leads.map((lead) => ({ lead, index: this.text.indexOf(lead + url, this.#cursor) })).filter(({ index }) => index >= 0);
    const nearest = inPlace.sort((one, other) => one.index - other.index)[0];
    const { lead, index } = nearest ?? this.#definition(url);
    if (url === '' || index < 0) return;
    const offset = index + lead.length;
    this.#pieces.push({ start, end: start + 1, offset, isTag: false, url });
    if (nearest) this.#urlEnd = offset + url.length;
  }

  /** Returns the first line of a token, without spaces around it. */
  linePart({ map }: Token): TextPart {
    const start = this.#lineStart(map?.[0] ?? 0);
    const line = this.text.slice(start, this.#lineStart((map?.[0] ?? 0) + 1)).replace(/[\r\n]+$/, '');
    return partOfText(this.text, start + line.length - line.trimStart().length, start + line.trimEnd().length);
  }

  /** Returns the first occurrence of words, and nothing when the text does not contain them. */
  wordsPart(words: string): { part?: TextPart } {
    return this.text.includes(words) ? { part: { words, before: 0 } } : {};
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

  /** Returns where the URL of a link such as `[text][name]` is defined. */
  #definition(url: string): { lead: string; index: number } {
    const leads = [']: ', ']: <', ']:'];
    const found = leads.map((lead) => ({ lead, index: this.text.indexOf(lead + url) }));
    return found.find(({ index }) => index >= 0) ?? { lead: '', index: -1 };
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
