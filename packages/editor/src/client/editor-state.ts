import type { FieldProblem, Outline, SampleText, What, WrittenFile, WrittenPage, WrittenRecord } from 'pagewright/editing';
import type { KeptChange } from './kept-change.ts';
import type { Question } from './pending-changes.ts';
import type { Thing } from './things.ts';

/** What the editor shows: a page, the settings of the site, or the records of its collections. */
export type View = 'page' | 'site' | 'collections';

/** A part of a file that is edited in the panel: a field of `site.yaml`, or a record. */
export type OpenForm = WrittenFile & { thing: Thing; at: readonly (string | number)[] };

/** What the editor says about the last change. A question about one that is not written comes before everything else. */
export type Notice =
  | { kind: 'saving' }
  | { kind: 'saved' | 'replaced'; file: string }
  | Question
  | { kind: 'undone' | 'redone'; what: What }
  | { kind: 'undo-conflict'; file: string; what: What | undefined }
  | { kind: 'nothing' | 'nothing-again' | 'dropped' }
  | { kind: 'page-problem'; file: string; reason: string }
  | { kind: 'page-gone'; file: string }
  | { kind: 'unreadable'; file: string; reason: string }
  | { kind: 'away' | 'signed-out' | 'restored' | 'gone' }
  | { kind: 'failed'; reason: string; language?: string | undefined };

/** What the editor shows. */
export type EditorState = {
  outline: Outline | undefined;
  /** The path of the page that is open. */
  path: string;
  /** The page in its file. Undefined while it is loaded, and for a page that no file has. */
  page: WrittenPage | undefined;
  isLoaded: boolean;
  /** What the panel edits: the form in place of the page, the selected block, or the page itself. */
  chosen: Thing | undefined;
  /** The selected block. */
  block: Thing | undefined;
  /** The index of the selected block by now. */
  selected: number | undefined;
  /** How often a block was selected. The page scrolls to one that is selected again. */
  picks: number;
  view: View;
  /** What is edited in place of the page. */
  form: OpenForm | undefined;
  /** The collection whose records are shown. */
  collection: string | undefined;
  records: readonly WrittenRecord[];
  /** How many things that were chosen are still loaded. Until then, the fields of the one before take no keys. */
  loading: number;
  /** What is chosen as it was typed, while it is not in the file. */
  draft: unknown;
  /** The problems that the page would have with a change that was refused. */
  draftProblems: readonly FieldProblem[] | undefined;
  /** The place of what a person has to decide about. Undefined while it is shown. */
  elsewhere: { file: string; path: readonly PropertyKey[] } | undefined;
  notice: Notice | undefined;
  /** What was typed before the page was loaded, and is not in the files. */
  kept: readonly KeptChange[];
  /** What was typed and no text has taken. */
  leftWords: readonly string[];
  /** True while a change of blocks, pages or records takes a while. */
  isBusy: boolean;
};

export const firstState: EditorState = {
  outline: undefined,
  path: '/',
  page: undefined,
  isLoaded: false,
  chosen: undefined,
  block: undefined,
  selected: undefined,
  picks: 0,
  view: 'page',
  form: undefined,
  collection: undefined,
  records: [],
  loading: 0,
  draft: undefined,
  draftProblems: undefined,
  elsewhere: undefined,
  notice: undefined,
  kept: [],
  leftWords: [],
  isBusy: false,
};

/** True while a person has to decide what to do with a change that is not written. */
export const isQuestion = ({ notice }: Pick<EditorState, 'notice'>): boolean =>
  notice?.kind === 'refused' || notice?.kind === 'conflict' || notice?.kind === 'impossible';

/** Returns the selected block: as it was typed, else as it stands in the file. */
export const shownBlock = ({ page, selected, draft, form }: EditorState): unknown =>
  selected === undefined || form ? undefined : (draft ?? page?.blocks[selected]?.value);

/** Returns the fields of the page itself: as they were typed, else as they stand in the file. */
export const shownPage = ({ page, selected, draft, form }: EditorState): unknown =>
  (selected === undefined && !form ? draft : undefined) ?? page?.value;

/** Returns what is edited in place of the page: as it was typed, else as it stands in the file. */
export const shownForm = ({ form, draft }: EditorState): unknown => (form ? (draft ?? valueIn(form)) : undefined);

/** Returns the value of a form as it stands in its file. */
export const valueIn = ({ value, at }: OpenForm): unknown => at.reduce<unknown>((inner, step) => Object(inner)[step], value);

/** Returns what the panel edits: as it was typed, else as it stands in the file. */
export const shownValue = (state: EditorState): unknown =>
  state.form ? shownForm(state) : state.selected === undefined ? shownPage(state) : shownBlock(state);

const problemsIn = ({ page, draftProblems, form }: EditorState): readonly FieldProblem[] =>
  (form ? undefined : draftProblems) ?? page?.problems ?? [];

/** Returns the problems of the block at an index, with their paths in it. */
export const problemsOfBlock = (state: EditorState, index: number): FieldProblem[] =>
  problemsIn(state).flatMap((problem) =>
    problem.path[0] === 'blocks' && problem.path[1] === index ? [{ ...problem, path: problem.path.slice(2) }] : [],
  );

/** Returns the problems of the page that are not in a block. */
export const problemsOfPage = (state: EditorState): FieldProblem[] =>
  problemsIn(state).filter(({ path }) => path[0] !== 'blocks' || path.length < 2);

/** Returns the path in the file of what the panel edits. That of a field of `site.yaml` ends before its name, which the paths of its values have. */
export const editedPath = ({ form, selected }: EditorState): readonly (string | number)[] =>
  form
    ? form.at.slice(0, form.at.length - (typeof form.at.at(-1) === 'string' ? 1 : 0))
    : selected === undefined
      ? []
      : ['blocks', selected];

/** Returns the problems of what is edited in place of the page, with their paths in it. The form of the languages lists what is left to translate itself. */
export const problemsOfForm = (state: EditorState): FieldProblem[] => {
  const { form, draftProblems } = state;
  const { at, problems } = form ?? { at: [], problems: [] };
  const start = editedPath(state).length;
  return (draftProblems ?? problems).flatMap((problem) =>
    !(at[0] === 'languages' && /^missing-(?:translation|glyph)$/.test(problem.code)) &&
    at.every((step, index) => problem.path[index] === step)
      ? [{ ...problem, path: problem.path.slice(start) }]
      : [],
  );
};

/** Returns the texts of what the panel edits that are marked as samples, with their paths in it. */
export function samplesOf(state: EditorState): readonly SampleText[] {
  const around = editedPath(state);
  const { samples = [] } = state.form ?? state.page ?? {};
  return samples.flatMap(({ path, text }) =>
    around.every((step, index) => path[index] === step) ? [{ path: path.slice(around.length), text }] : [],
  );
}
