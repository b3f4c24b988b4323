import type { WrittenBlock } from 'pagewright/editing';
import type { EditorState } from './editor-state.ts';

type Selected = Pick<EditorState, 'page' | 'selected' | 'draft'>;

const textOf = ({ value }: Pick<WrittenBlock, 'value'>): string => JSON.stringify(value);

/**
 * Returns the index of the selected block in the blocks that the file has now: it may have been moved, and others added or deleted. Of blocks
 * with the same values, it is the same one in their order.
 */
export function indexAfter({ page, selected, draft }: Selected, after: readonly WrittenBlock[] = []): number | undefined {
  if (selected === undefined) return undefined;
  const [before, now] = [(page?.blocks ?? []).map(textOf), after.map(textOf)];
  const placesIn = (texts: readonly string[]): number[] => texts.flatMap((text, index) => (text === before[selected] ? [index] : []));
  const [old, found] = [placesIn(before), placesIn(now)];
  const typed = draft === undefined ? -1 : now.indexOf(JSON.stringify(draft), now[selected] === JSON.stringify(draft) ? selected : 0);
  const inPlace = now.length === before.length ? selected : undefined;
  const index = old.length === found.length ? found[old.indexOf(selected)] : typed >= 0 ? typed : (inPlace ?? found[0]);
  return (index ?? selected) < now.length ? (index ?? selected) : undefined;
}
