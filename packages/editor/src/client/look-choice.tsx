import { fillIn, wordsOfName } from '@pagewright/core/browser';
import { type Field, isGroup } from 'pagewright/fields';
import type { ReactNode } from 'react';
import type { Texts } from '../texts/index.ts';
import { EditorDialog } from './editor-dialog.tsx';

type Look = { name: string; label: string };

/** Returns the looks from which a part of the settings chooses one. None for another part than the theme, and for a theme without looks. */
function looksOf(section: Field): Look[] {
  const field = section.control === 'group' ? section.fields.find(({ name }) => name === 'look') : undefined;
  if (section.name !== 'theme' || field?.control !== 'choice') return [];
  return field.values.map(String).map((name) => ({ name, label: field.labels?.[name] ?? wordsOfName(name) }));
}

/** The home page as it would be in a look. The editor is at the address of its document. */
const homePageIn = (look: string): string => `${location.pathname}/look?${new URLSearchParams({ path: '/', name: look })}`;

type LookProps = { section: Field; value: unknown; onChange: (value: unknown) => void; texts: Texts };

/** A button that shows the home page of the site in each look, to choose one. Nothing for a part of the settings without looks. */
export function LookChoice({ section, value, onChange, texts }: LookProps): ReactNode {
  const looks = looksOf(section);
  if (looks.length === 0) return null;
  const theme = isGroup(value) ? value : {};
  return (
    <EditorDialog isWide label={texts.chooseLook} title={texts.chooseLook} close={texts.close}>
      {(close) => (
        <>
          <p className="about">{texts.lookHint}</p>
          <ul className="looks">
            {looks.map(({ name, label }) => (
              <li key={name}>
                <div>
                  <iframe src={homePageIn(name)} title={fillIn(texts.homePageIn, { name: label })} loading="lazy" inert />
                </div>
                <button
                  type="button"
                  aria-pressed={theme.look === name}
                  onClick={() => {
                    onChange({ ...theme, look: name });
                    close();
                  }}
                >
                  {label}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </EditorDialog>
  );
}
