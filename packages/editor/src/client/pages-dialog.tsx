import { fillIn } from '@pagewright/core/browser';
import { type ReactNode, useState } from 'react';
import { EditorDialog } from './editor-dialog.tsx';
import type { EditorParts } from './editor-parts.ts';
import { NewPage } from './new-page.tsx';
import { isInState, PageState, type PageStateName, pageStates } from './page-states.tsx';

/** The button with the title of the open page, the list of all pages, and the form for a new one. */
export function PagesDialog(parts: EditorParts): ReactNode {
  const { session, state, texts } = parts;
  const { page, path } = state;
  const [isNew, setNew] = useState(false);
  const open = (): void => {
    setNew(false);
    void session.readOffer();
  };
  return (
    <EditorDialog
      label={
        <>
          {texts.page}: <strong>{page?.title ?? path}</strong>
        </>
      }
      title={isNew ? texts.newPage : texts.pages}
      close={texts.close}
      onOpen={open}
    >
      {(close) =>
        isNew ? (
          <NewPage {...parts} onDone={close} onBack={() => setNew(false)} />
        ) : (
          <PageList {...parts} onChosen={close} onNew={() => setNew(true)} />
        )
      }
    </EditorDialog>
  );
}

/** All pages, to be searched and chosen. Those that are made from records have no file of their own. */
function PageList({ session, state, texts, onChosen, onNew }: EditorParts & { onChosen: () => void; onNew: () => void }): ReactNode {
  const pages = state.offer?.pages ?? [];
  const languages = [...new Set(pages.map(({ language }) => language))];
  const [search, setSearch] = useState('');
  const [only, setOnly] = useState<PageStateName>('all');
  const [language, setLanguage] = useState('');
  const words = search.toLowerCase().split(/\s+/);
  const found = pages.filter(
    (page) =>
      isInState(page, only) &&
      (language === '' || page.language === language) &&
      words.every((word) => `${page.title} ${page.path}`.toLowerCase().includes(word)),
  );
  const open = (path: string): void => {
    onChosen();
    void session.open(path);
  };
  return (
    <>
      <div className="filters">
        <label>
          {texts.search} <input type="search" autoComplete="off" value={search} onChange={({ target }) => setSearch(target.value)} />
        </label>
        <label>
          {texts.state}{' '}
          <select value={only} onChange={({ target }) => setOnly(pageStates.find((one) => one === target.value) ?? 'all')}>
            {pageStates.map((one) => (
              <option key={one} value={one}>
                {texts[one]}
              </option>
            ))}
          </select>
        </label>
        {languages.length > 1 && (
          <label>
            {texts.language}{' '}
            <select value={language} onChange={({ target }) => setLanguage(target.value)}>
              <option value="">{texts.all}</option>
              {languages.map((one) => (
                <option key={one}>{one}</option>
              ))}
            </select>
          </label>
        )}
        <button type="button" className="main" disabled={state.offer?.presets.length === 0} onClick={onNew}>
          {texts.newPage}
        </button>
      </div>
      <p role="status">{fillIn(texts.found, { count: found.length, all: pages.length })}</p>
      <ul className="pages">
        {found.map((page) => (
          <li key={page.path}>
            <button type="button" aria-current={page.path === state.path} onClick={() => open(page.path)}>
              <strong>{page.title}</strong>
              <PageState page={page} texts={texts} />
              <span className="address">
                {page.address}
                {languages.length > 1 && ` · ${page.language}`}
                {page.file === undefined && ` · ${texts.fromRecords}`}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
