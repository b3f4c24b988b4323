import type { MappedNode } from 'pagewright/editing';
import type { EditorSession } from '../editor-session.ts';
import { editedPath, shownValue } from '../editor-state.ts';
import { may } from '../may.ts';
import type { Thing } from '../things.ts';

type Field = MappedNode['fields'][number];

/**
 * A field that is open in the panel: its path there, its value, what gives it another text, and whether nothing was chosen or typed into it since.
 */
export type OpenField = {
  path: Field['path'];
  value: unknown;
  changeText: (text: string, group: string) => void;
  isChosen: () => boolean;
};

/** Opens the form with a field in the panel. `block` shows it, if it is in one. Undefined when the block is gone, or something else was chosen since. */
export async function openField(
  session: EditorSession,
  { file, path, start }: Field,
  block: Thing | undefined,
): Promise<OpenField | undefined> {
  if (block?.isGone || !may('text', session.read())) return undefined;
  const index = block && Number(block.place.at[1]);
  const { page, form } = session.read();
  const at = path.slice(0, start);
  const isOfPage = file === page?.file;
  const isOpen = form?.file === file && form.at.join() === at.join() && session.read().selected === index;
  // The map may be of another version of the page, in which blocks have other places: the block that was clicked says which one it is.
  // At once, so that nothing else can be chosen in between.
  if (isOfPage) void session.select(typeof path[1] === 'number' ? (index ?? path[1]) : undefined);
  else if (!isOpen) await session.openForm(file, at, index);
  const state = session.read();
  if (isOfPage ? state.form || state.page?.file !== file : state.form?.file !== file || state.form.at.join() !== at.join())
    return undefined;
  const inside = path.slice(start);
  const value = inside.reduce<unknown>((found, step) => Object(found)[step], shownValue(state));
  const thing = state.chosen;
  const choice = session.choice();
  return {
    path: path.slice(editedPath(state).length),
    value,
    changeText: session.textChanger(inside),
    isChosen: () => session.choice() === choice && thing !== undefined && session.valueAt(thing, inside) === value,
  };
}

/** Resolves when the panel shows the fields of what was opened, at the latest after two seconds. */
export async function fieldsShown([first]: readonly PropertyKey[]): Promise<void> {
  const isShown = (): boolean => document.querySelector(`[data-path="${CSS.escape(String(first))}"]`) !== null;
  // React renders after this.
  await new Promise((done) => setTimeout(done));
  for (const start = Date.now(); !isShown() && Date.now() - start < 2000; ) await new Promise((done) => setTimeout(done, 20));
}
