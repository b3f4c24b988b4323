import type { TextPart } from '../../yaml/yaml-file.ts';

/** Finds the source of an element of HTML in the text of the author. `start` is where the element's tag starts in the HTML. */
export type TextOrigin = {
  /** Returns the part of the text that starts the tag, such as `<iframe`. */
  tagPart: (start: number, tagName: string) => TextPart | undefined;
  /** Returns the part of the text that is the URL of a link or picture. */
  urlPart: (start: number, url: string) => TextPart | undefined;
  /** Returns the last part of the text that gives a heading an id in Markdown, such as `{#cookies}`: an earlier heading may have the same one. */
  idPart: (id: string) => TextPart | undefined;
  /** True when the author wrote Markdown and no tag. */
  isMarkdown: (start: number) => boolean;
};

/** Returns the part of a text from `start` to `end`. */
export const partOfText = (text: string, start: number, end: number): TextPart => {
  const words = text.slice(start, end);
  return { words, before: text.slice(0, start).split(words).length - 1 };
};

/** The origin of elements in a text that is HTML itself. */
export const htmlOrigin = (html: string): TextOrigin => ({
  tagPart: (start, tagName) => partOfText(html, start, start + 1 + tagName.length),
  urlPart: (start, url) => quotedPart(html, start, url),
  idPart: () => undefined,
  isMarkdown: () => false,
});

/** Returns the first URL in quotes after `start`. One with character references is not found. */
export function quotedPart(text: string, start: number, url: string): TextPart | undefined {
  const found = [`"${url}"`, `'${url}'`].map((words) => text.indexOf(words, start)).filter((index) => index >= 0);
  return found.length > 0 ? partOfText(text, Math.min(...found), Math.min(...found) + url.length + 2) : undefined;
}
