import { type MouseEvent, type ReactNode, useState } from 'react';
import type { Texts } from '../texts/index.ts';
import type { View } from './editor-state.ts';

/** The parts of the editor by their selectors. A narrow window shows one of them over the others. */
const parts = { list: '.outline', page: '.canvas, .records', fields: '.panel' } as const;

type Part = keyof typeof parts;

const names: readonly Part[] = ['list', 'page', 'fields'];

/** What chooses something whose fields are in the panel, or whose records are in the middle. */
const choosing = '.outline ol > li > button, .page-itself, .records th button';

/** True in a narrow window, where one part lies over the others. */
export const showsOnePart = (): boolean => document.querySelector<HTMLElement>('.parts')?.offsetParent instanceof Element;

/** Leads keys to a part, which comes up. */
export function focusPart(part: Part): void {
  const shown = document.querySelector<HTMLElement>(`main > :is(${parts[part]})`);
  shown?.setAttribute('tabindex', '-1');
  shown?.focus();
}

/** `block`: what the selected block is called, whose fields are there. */
type PartsProps = { view: View; texts: Texts; block: string | undefined; children: ReactNode };

/** The parts of the editor: beside each other, or in a narrow window one of them, with buttons to choose it. The page is shown first. */
export function MainParts({ view, texts, block, children }: PartsProps): ReactNode {
  const [part, setPart] = useState<Part>('page');
  const [lastView, setLastView] = useState(view);
  if (view !== lastView) {
    setLastView(view);
    setPart(view === 'page' ? 'page' : 'list');
  }
  const show = (next: Part): void => {
    setPart(next);
    focusPart(next);
  };
  const onClick = ({ target }: MouseEvent): void => {
    if (!showsOnePart() || !(target instanceof Element) || !target.closest(choosing)) return;
    show(view === 'collections' && target.closest(parts.list) ? 'page' : 'fields');
  };
  return (
    <>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: what is clicked are buttons in it. */}
      <main
        data-part={part}
        // What gets the focus is never covered.
        onFocus={({ target }) => setPart(names.find((name) => target.closest(parts[name])) ?? part)}
        onClick={onClick}
      >
        {children}
      </main>
      <nav className="parts views" aria-label={texts.shownPart}>
        {names.map((name) => (
          <button key={name} type="button" aria-current={part === name} onClick={() => show(name)}>
            {texts[name]}
            {name === 'fields' && block !== undefined && <span> {block}</span>}
          </button>
        ))}
      </nav>
    </>
  );
}
