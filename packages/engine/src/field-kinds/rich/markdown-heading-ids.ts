import type { StateCore } from 'markdown-it';

/** The id of a heading behind its words, as other tools write it: `## Cookies {#cookie-policy}`. */
const writtenId = /(?:^|[ \t])\{#([^{}\n]*)\}$/;

/** Takes the ids that authors write behind the words of headings. The sanitizer checks them. */
export function takeHeadingIds(state: StateCore): void {
  for (const [index, heading] of state.tokens.entries()) {
    const inline = state.tokens[index + 1];
    const [found, id] = (heading.type === 'heading_open' && inline && writtenId.exec(inline.content)) || [];
    if (!inline || found === undefined || id === undefined) continue;
    heading.attrSet('id', id);
    inline.content = inline.content.slice(0, -found.length);
  }
}
