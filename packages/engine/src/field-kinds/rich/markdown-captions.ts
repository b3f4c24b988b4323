import type { StateCore, Token } from 'markdown-it';

/** Puts a picture that is a paragraph of its own and has a title into a figure, with the title as its caption. */
export function markCaptions(state: StateCore): void {
  for (const [index, paragraph] of state.tokens.entries()) {
    const inline = state.tokens[index + 1];
    const end = state.tokens[index + 2];
    const picture = onlyPicture(inline);
    if (paragraph.type !== 'paragraph_open' || paragraph.hidden || !inline || !end || !picture) continue;
    const caption = new state.Token('text', '', 0);
    caption.content = String(picture.attrGet('title'));
    picture.attrs = picture.attrs?.filter(([name]) => name !== 'title') ?? null;
    paragraph.tag = 'figure';
    end.tag = 'figure';
    const around = [new state.Token('figcaption_open', 'figcaption', 1), new state.Token('figcaption_close', 'figcaption', -1)] as const;
    inline.children = [picture, around[0], caption, around[1]];
  }
}

/** Returns the picture with a title that is all there is in a paragraph. */
function onlyPicture(inline: Token | undefined): Token | undefined {
  const [first, ...others] = inline?.children ?? [];
  return first?.type === 'image' && others.length === 0 && first.attrGet('title') ? first : undefined;
}
