import { fillIn } from '@pagewright/core/browser';
import type { LeftItem } from 'pagewright/editing';
import { type ReactNode, useState } from 'react';
import type { Texts } from '../texts/index.ts';
import type { EditorState } from './editor-state.ts';
import { goTo } from './go-to.ts';
import { messageInWords, placeInWords } from './shown-fields.ts';
import type { VersionParts } from './version-parts.ts';

/** How many entries are shown at first. */
const few = 8;

/** How many characters of a text are shown. A choice: it is about one line. */
const longest = 80;

/** Returns the title of the page with a place, or what people call its file. */
function placeOf({ file, line, page }: Pick<LeftItem, 'file' | 'line' | 'page'>, state: EditorState, texts: Texts): string {
  const title = page === undefined ? undefined : state.outline?.pages.find(({ path }) => path === page)?.title;
  return title ?? placeInWords(`${file}:${line}`, state, texts);
}

/** What is left before visitors should see the site. Each entry leads to its field. */
export function LeftList({ overview: { left }, session, state, texts, onLeave }: VersionParts & { onLeave: () => void }): ReactNode {
  const [isWhole, setWhole] = useState(false);
  // A warning may be about a file that no page uses.
  const sorted = left.toSorted((one, other) => Number(one.kind === 'warning') - Number(other.kind === 'warning'));
  const shown = isWhole ? sorted : sorted.slice(0, few);
  return (
    <section>
      <h3>{texts.whatIsLeft}</h3>
      {left.length === 0 ? <p>{texts.nothingLeft}</p> : <p className="about">{texts.leftHint}</p>}
      <ul className="left">
        {shown.map(({ kind, message, language, text, file, line, page, record, path }) => (
          <li key={`${kind} ${file} ${line} ${message}`}>
            <button
              type="button"
              onClick={() => {
                onLeave();
                void goTo(session, { file, page, path }, { focuses: true });
              }}
            >
              <b className={kind === 'error' ? 'problem' : undefined}>{texts[`left-${kind}`]}</b>{' '}
              <span lang={language}>{messageInWords({ message, path, file }, state)}</span>{' '}
              {text !== undefined && <q>{text.length > longest ? `${text.slice(0, longest)}…` : text}</q>}{' '}
              <span className="about">{[placeOf({ file, line, page }, state, texts), record].filter(Boolean).join(': ')}</span>
            </button>
          </li>
        ))}
      </ul>
      {shown.length < left.length && (
        <button type="button" onClick={() => setWhole(true)}>
          {fillIn(texts.moreChanges, { count: left.length - shown.length })}
        </button>
      )}
    </section>
  );
}
