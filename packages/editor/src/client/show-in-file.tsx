import { type ReactNode, useEffect, useState } from 'react';
import type { EditorParts } from './editor-parts.ts';
import { editedPath } from './editor-state.ts';

/** A place in a file, as people write it. */
type Shown = { of: string; place: string };

/**
 * Opens the text editor of the machine where the preview runs, at the line of what is selected: the field with the focus, else the
 * block, the record or the page. Shows the place too, to be copied where no text editor opens.
 */
export function ShowInFile({ session, state, texts }: EditorParts): ReactNode {
  const { form, page, selected } = state;
  const file = (form ?? page)?.file;
  const edited = editedPath(state);
  const of = JSON.stringify([file, ...(form?.at ?? edited)]);
  const [field, setField] = useState<{ of: string; path: readonly (string | number)[] }>();
  const [shown, setShown] = useState<Shown>();
  useEffect(() => {
    const note = ({ target }: FocusEvent): void => {
      const path = target instanceof Element ? target.closest('.panel [data-path]')?.getAttribute('data-path') : undefined;
      if (path) setField({ of, path: path.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step)) });
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, [of]);
  if (file === undefined) return null;
  const type = form || selected === undefined ? undefined : page?.blocks[selected]?.type;
  const show = async (): Promise<void> => {
    const inner = field?.of === of ? field.path : [];
    const place = await session.requests.place(file, [...edited, ...inner]);
    if (!place) return;
    const written = `${place.path}:${place.line}:${place.column}`;
    setShown({ of, place: written });
    // The preview refuses it to browsers of other machines, and nothing answers where there is no text editor.
    await fetch(`/__open-in-editor?file=${encodeURIComponent(written)}`).catch(() => undefined);
  };
  return (
    <div className="show-in-file">
      <button type="button" onClick={() => void show()}>
        {texts.showInFile}
      </button>
      <div role="status">
        {shown?.of === of && (
          <>
            <code>{shown.place}</code> {type !== undefined && <code>type: {type}</code>}{' '}
            <button type="button" onClick={() => void navigator.clipboard?.writeText(shown.place)}>
              {texts.copyPlace}
            </button>
            <p className="about">{texts.showInFileHint}</p>
          </>
        )}
      </div>
    </div>
  );
}
