import type { MappedNode } from 'pagewright/editing';
import { withText } from '../changes-at.ts';
import type { EditorSession } from '../editor-session.ts';
import { editedPath } from '../editor-state.ts';
import { shownValue } from '../select-block.ts';

type Field = MappedNode['fields'][number];

/** A field that is open in the panel: its path there, its value, and what gives it another text. */
export type OpenField = { path: Field['path']; value: unknown; changeText: (text: string, group: string) => void };

/**
 * Opens the form with a field in the panel. `block` is the index of the block that shows it, if it is in one. Undefined when it
 * cannot be opened now, because a change waits for a decision.
 */
export async function openField(
  session: EditorSession,
  { file, path, start }: Field,
  block: number | undefined,
): Promise<OpenField | undefined> {
  const { page, form } = session.read();
  const at = path.slice(0, start).map(asStep);
  const isOfPage = file === page?.file;
  const isOpen = form?.file === file && form.at.join() === at.join() && session.read().selected === block;
  if (isOfPage) await session.select(typeof path[1] === 'number' ? path[1] : undefined);
  else if (!isOpen) await session.openForm(file, at, block);
  const state = session.read();
  if (isOfPage ? state.form || state.page?.file !== file : state.form?.file !== file) return undefined;
  const inside = path.slice(start);
  return {
    path: path.slice(editedPath(state).length),
    value: inside.reduce<unknown>((found, step) => Object(found)[step], shownValue(state)),
    changeText: (text, group) => session.change(withText(shownValue(session.read()), inside, text), group),
  };
}

const asStep = (step: PropertyKey): string | number => (typeof step === 'number' ? step : String(step));

/** Resolves when the panel shows the fields of what was opened, at the latest after two seconds. */
export async function fieldsShown([first]: readonly PropertyKey[]): Promise<void> {
  const isShown = (): boolean => document.querySelector(`[data-path="${CSS.escape(String(first))}"]`) !== null;
  // React renders after this.
  await new Promise((done) => setTimeout(done));
  for (const start = Date.now(); !isShown() && Date.now() - start < 2000; ) await new Promise((done) => setTimeout(done, 20));
}
