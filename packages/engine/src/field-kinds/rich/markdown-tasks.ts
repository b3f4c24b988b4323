import type { StateCore } from 'markdown-it';

/** The box at the start of a task: `[ ]` for an open one, `[x]` for one that is done. */
const box = /^\[([ xX])\][ \t]+(?=\S)/;

/** Makes entries of lists that start with a box tasks, as GitHub does. Their state is an attribute, because its name has words of a language. */
export function markTasks(state: StateCore): void {
  for (const [index, item] of state.tokens.entries()) {
    const inline = state.tokens[index + 2];
    const isText = item.type === 'list_item_open' && state.tokens[index + 1]?.type === 'paragraph_open' && inline?.type === 'inline';
    const [found, mark] = (isText && box.exec(inline.content)) || [];
    if (!inline || found === undefined) continue;
    item.attrSet('data-task', mark === ' ' ? 'open' : 'done');
    inline.content = inline.content.slice(found.length);
  }
}
