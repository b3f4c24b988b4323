import { type MouseEvent, type ReactNode, useRef, useState } from 'react';
import type { Texts } from '../texts/index.ts';
import type { View } from './editor-state.ts';

/** The parts of the editor by their selectors. A narrow window shows one of them over the others. */
const parts = { list: '.outline', page: '.canvas, .records', fields: '.panel' } as const;

type Part = keyof typeof parts;

const names: readonly Part[] = ['list', 'page', 'fields'];

/** What chooses something whose fields are in the panel, or whose records are in the middle. */
const choosing = '.outline ol > li > button, .page-itself, .records th button';

/** The parts of the editor: beside each other, or in a narrow window one of them, with buttons to choose it. The page is shown first. */
export function MainParts({ view, texts, children }: { view: View; texts: Texts; children: ReactNode }): ReactNode {
  const [part, setPart] = useState<Part>('page');
  const [lastView, setLastView] = useState(view);
  const main = useRef<HTMLElement>(null);
  const bar = useRef<HTMLElement>(null);
  if (view !== lastView) {
    setLastView(view);
    setPart(view === 'page' ? 'page' : 'list');
  }
  /** Keys go on in what is shown. */
  const show = (next: Part): void => {
    setPart(next);
    const shown = main.current?.querySelector<HTMLElement>(parts[next]);
    shown?.setAttribute('tabindex', '-1');
    shown?.focus();
  };
  const onClick = ({ target }: MouseEvent): void => {
    const isNarrow = bar.current?.offsetParent instanceof Element;
    if (!isNarrow || !(target instanceof Element) || !target.closest(choosing)) return;
    show(view === 'collections' && target.closest(parts.list) ? 'page' : 'fields');
  };
  return (
    <>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: what is clicked are buttons in it. */}
      <main
        ref={main}
        data-part={part}
        // What gets the focus is never covered.
        onFocus={({ target }) => setPart(names.find((name) => target.closest(parts[name])) ?? part)}
        onClick={onClick}
      >
        {children}
      </main>
      <nav ref={bar} className="parts views" aria-label={texts.shownPart}>
        {names.map((name) => (
          <button key={name} type="button" aria-current={part === name} onClick={() => show(name)}>
            {texts[name]}
          </button>
        ))}
      </nav>
    </>
  );
}
