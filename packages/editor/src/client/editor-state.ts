import type { CausedError, FieldProblem, Offer, WrittenPage } from 'pagewright/editing';

/** What the editor says about the last change. */
export type Notice =
  | { kind: 'saving' }
  | { kind: 'saved'; file: string }
  | { kind: 'refused'; caused: readonly CausedError[] }
  | { kind: 'conflict'; file: string }
  | { kind: 'undo-conflict'; file: string }
  | { kind: 'nothing' }
  | { kind: 'failed'; reason: string };

/** What the editor shows. */
export type EditorState = {
  offer: Offer | undefined;
  /** The path of the page that is open. */
  path: string;
  /** The page in its file. Undefined while it is loaded, and for a page that no file has. */
  page: WrittenPage | undefined;
  isLoaded: boolean;
  /** The index of the selected block. */
  selected: number | undefined;
  /** The selected block as it was typed, while it is not in the file. */
  draft: unknown;
  /** The problems that the page would have with a change that was refused. */
  draftProblems: readonly FieldProblem[] | undefined;
  notice: Notice | undefined;
};

export const firstState: EditorState = {
  offer: undefined,
  path: '/',
  page: undefined,
  isLoaded: false,
  selected: undefined,
  draft: undefined,
  draftProblems: undefined,
  notice: undefined,
};

/** Returns the selected block: as it was typed, else as it stands in the file. */
export const shownBlock = ({ page, selected, draft }: EditorState): unknown =>
  draft ?? (selected === undefined ? undefined : page?.blocks[selected]?.value);

/** Returns the problems of the block at an index, with their paths in it. */
export function problemsOfBlock({ page, draftProblems }: EditorState, index: number): FieldProblem[] {
  return (draftProblems ?? page?.problems ?? []).flatMap((problem) =>
    problem.path[0] === 'blocks' && problem.path[1] === index ? [{ ...problem, path: problem.path.slice(2) }] : [],
  );
}

/** Returns the problems of the page that are not in a block. */
export const problemsOfPage = ({ page, draftProblems }: EditorState): FieldProblem[] =>
  (draftProblems ?? page?.problems ?? []).filter(({ path }) => path[0] !== 'blocks' || path.length < 2);
