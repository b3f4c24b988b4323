import type { Node } from 'prosemirror-model';
import { Plugin } from 'prosemirror-state';

/** Keeps the first level of headings the largest one, as pages show Markdown. */
export function largestFirst(before: Node): Plugin {
  const isLargest = (doc: Node): boolean => [2, undefined].includes(largestLevel(doc));
  return new Plugin({
    appendTransaction: (_, __, state) => {
      const largest = largestLevel(state.doc);
      if (largest === undefined || largest === 2 || !isLargest(before)) return null;
      const { tr } = state;
      state.doc.descendants((node, at) => {
        if (node.type.name === 'heading') tr.setNodeMarkup(at, null, { ...node.attrs, level: node.attrs.level - largest + 2 });
      });
      return tr;
    },
  });
}

function largestLevel(doc: Node): number | undefined {
  const levels: number[] = [];
  doc.descendants((node) => {
    if (node.type.name === 'heading') levels.push(node.attrs.level);
  });
  return levels.length > 0 ? Math.min(...levels) : undefined;
}
