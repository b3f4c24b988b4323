import { fillIn } from '@pagewright/core/browser';
import { type ReactNode, useId, useRef, useState } from 'react';
import type { EditorParts } from './editor-parts.ts';

/** The button that adds a block, and the list of types to choose from. */
export function AddBlock({ session, state, texts }: EditorParts): ReactNode {
  const { offer, page, selected } = state;
  const dialog = useRef<HTMLDialogElement>(null);
  const [search, setSearch] = useState('');
  const title = useId();
  const blocks = page?.blocks ?? [];
  const index = selected ?? blocks.length - 1;
  const above = blocks[index];
  const words = search.toLowerCase().split(/\s+/);
  const types = offer?.types ?? [];
  const found = types.filter(({ type, description }) => words.every((word) => `${type} ${description}`.toLowerCase().includes(word)));
  const add = (type: string): void => {
    dialog.current?.close();
    void session.add(type);
  };
  return (
    <>
      <button type="button" className="main" aria-haspopup="dialog" disabled={!page} onClick={() => dialog.current?.showModal()}>
        {texts.add}
      </button>
      <dialog ref={dialog} aria-labelledby={title} onClose={() => setSearch('')}>
        <h2 id={title}>{texts.add}</h2>
        <p>{above ? fillIn(texts.addHere, { name: above.type ?? fillIn(texts.block, { number: index + 1 }) }) : texts.addFirst}</p>
        <label>
          {texts.search} <input type="search" autoComplete="off" value={search} onChange={({ target }) => setSearch(target.value)} />
        </label>
        <p role="status">{fillIn(texts.found, { count: found.length, all: types.length })}</p>
        <ul>
          {found.map(({ type, description }) => (
            <li key={type}>
              <button type="button" onClick={() => add(type)}>
                <strong>{type}</strong>
                <span>{description.replaceAll('`', '')}</span>
              </button>
            </li>
          ))}
        </ul>
        <button type="button" onClick={() => dialog.current?.close()}>
          {texts.close}
        </button>
      </dialog>
    </>
  );
}
