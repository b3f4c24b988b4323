import { fillIn } from '@pagewright/core/browser';
import type { ListedPage } from 'pagewright/editing';
import { moveFocus } from 'pagewright/fields';
import { memo, type ReactNode, useDeferredValue, useMemo, useState } from 'react';
import { EditorDialog } from './editor-dialog.tsx';
import type { EditorParts } from './editor-parts.ts';
import { may } from './may.ts';
import { NewPage } from './new-page.tsx';
import { isInState, PageState, type PageStateName, pageStates } from './page-states.tsx';

/** The button with the title of the open page, the list of all pages, and the form for a new one. */
export function PagesDialog(parts: EditorParts): ReactNode {
  const { session, state, texts } = parts;
  const { page, path } = state;
  const [isNew, setNew] = useState(false);
  const open = (): void => {
    setNew(false);
    void session.readOutline();
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
      onKeyDown={moveFocus}
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

const noPages: readonly ListedPage[] = [];

/** How many pages are shown at once. The others follow when these are painted. */
const firstShown = 50;

/** All pages, to be searched and chosen. Those that are made from records have no file of their own. */
function PageList({ session, state, texts, onChosen, onNew }: EditorParts & { onChosen: () => void; onNew: () => void }): ReactNode {
  const pages = state.outline?.pages ?? noPages;
  const languages = [...new Set(pages.map(({ language }) => language))];
  const [search, setSearch] = useState('');
  const [only, setOnly] = useState<PageStateName>('all');
  const [language, setLanguage] = useState('');
  const found = useMemo(() => {
    const words = search.toLowerCase().split(/\s+/);
    return pages.filter(
      (page) =>
        isInState(page, only) &&
        (language === '' || page.language === language) &&
        words.every((word) => `${page.title} ${page.path}`.toLowerCase().includes(word)),
    );
  }, [pages, search, only, language]);
  const shown = useDeferredValue(found, found.slice(0, firstShown));
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
        {may('page', state) && (
          <button type="button" className="main" disabled={state.outline?.presets.length === 0} onClick={onNew}>
            {texts.newPage}
          </button>
        )}
      </div>
      <p role="status">{fillIn(texts.found, { count: found.length, all: pages.length })}</p>
      <PageRows session={session} texts={texts} path={state.path} pages={shown} hasLanguages={languages.length > 1} onChosen={onChosen} />
    </>
  );
}

type RowsProps = Pick<EditorParts, 'session' | 'texts'> & {
  /** The path of the open page. */
  path: string;
  pages: readonly ListedPage[];
  hasLanguages: boolean;
  onChosen: () => void;
};

/** The pages of the list. They are rendered again only for other pages: a site may have thousands. */
const PageRows = memo(function PageRows({ session, texts, path, pages, hasLanguages, onChosen }: RowsProps): ReactNode {
  const open = (chosen: string): void => {
    onChosen();
    void session.open(chosen);
  };
  return (
    <ul className="pages">
      {pages.map((page) => (
        <li key={page.path}>
          <button type="button" aria-current={page.path === path} onClick={() => open(page.path)}>
            <strong>{page.title}</strong>
            <PageState page={page} texts={texts} />
            <span className="address">
              {page.address}
              {hasLanguages && ` · ${page.language}`}
              {page.isFallback ? ` · ${texts.notTranslated}` : page.file === undefined && ` · ${texts.fromRecords}`}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
});
