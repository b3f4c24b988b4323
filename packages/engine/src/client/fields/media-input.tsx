import { fillIn } from '@pagewright/core/browser';
import { type DragEvent, type ReactNode, useContext, useRef, useState } from 'react';
import type { MediaChoice } from '../../editor-schema/controls.ts';
import { type Choice, ChoiceButton } from './choice-dialog.tsx';
import type { FieldTexts } from './field-texts.ts';
import { type FieldSources, FieldsContext } from './fields-context.ts';
import { LineInput, type LineInputProps } from './inputs.tsx';

type MediaInputProps = LineInputProps & { sources: FieldSources; names: 'pictures' | 'videos' | 'files' };

const accepted = {
  pictures: 'image/png,image/jpeg,image/webp,image/avif,image/gif,image/svg+xml',
  videos: 'video/mp4',
  files: undefined,
} as const;

/** The path of a file in `media/`, with its picture, the library, and an upload by a button or by dropping a file. */
export function MediaInput({ sources, names, ...input }: MediaInputProps): ReactNode {
  const { value, onChange, label } = input;
  const { texts } = useContext(FieldsContext);
  const chooser = useRef<HTMLInputElement>(null);
  const [note, setNote] = useState<{ text: string; isError: boolean; language?: string | undefined }>({ text: '', isError: false });
  const [isOver, setOver] = useState(false);
  const path = typeof value === 'string' ? value : '';
  const add = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    setNote({ text: fillIn(texts.adding, { name: file.name }), isError: false });
    const added = await sources.addMedia(file, path).catch((error: unknown) => String(error));
    if (typeof added === 'string') return setNote({ text: added, isError: true });
    if (added.outcome === 'refused')
      return setNote({ text: `${added.message} ${added.hint ?? ''}`.trim(), isError: true, language: added.language });
    setNote({ text: added.outcome === 'known' ? fillIn(texts.known, { name: added.path }) : '', isError: false });
    onChange(added.path);
  };
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    void add(event.dataTransfer.files[0]);
  };
  return (
    <fieldset
      aria-label={texts.dropHere}
      className={isOver ? 'media over' : 'media'}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      {names === 'pictures' && <Thumbnail key={path} source={path === '' ? '' : sources.thumbnail(path)} />}
      <LineInput {...input} />
      <div className="pick">
        <ChoiceButton
          name={label}
          layout={names === 'pictures' ? 'pictures' : 'rows'}
          load={async () => (await sources.media()).filter(({ kind }) => isFor(kind, names)).map((file) => choiceOf(file, sources, texts))}
          onChoose={onChange}
        />
        <button type="button" onClick={() => chooser.current?.click()}>
          {texts.upload} <span className="unseen">{label}</span>
        </button>
        <input
          ref={chooser}
          type="file"
          hidden
          accept={accepted[names]}
          onChange={({ target }) => {
            void add(target.files?.[0]);
            // The same file can be chosen again after it was corrected.
            target.value = '';
          }}
        />
        <span className="about">{texts.dropHere}</span>
      </div>
      <p role="status" lang={note.language} className={note.isError ? 'problem' : 'about'}>
        {note.text}
      </p>
    </fieldset>
  );
}

const isFor = (kind: MediaChoice['kind'], names: MediaInputProps['names']): boolean =>
  names === 'files' || (names === 'pictures' ? kind === 'picture' : kind === 'video');

function choiceOf({ path, kind, bytes, pages, isInSettings }: MediaChoice, sources: FieldSources, texts: FieldTexts): Choice {
  const used = isInSettings ? texts.inSettings : pages.length > 0 ? fillIn(texts.onPages, { pages: firstOf(pages) }) : texts.unused;
  const size = `${Math.max(1, Math.round(bytes / 1024))} kB`;
  return {
    value: path,
    text: path.replace('/media/', ''),
    note: `${size}, ${used}`,
    ...(kind === 'picture' && { picture: <Thumbnail source={sources.thumbnail(path)} /> }),
  };
}

/** Returns the first names of a list, and how many more there are. */
const firstOf = (names: readonly string[]): string => names.slice(0, 3).join(', ') + (names.length > 3 ? ` +${names.length - 3}` : '');

/** A small picture of a file. Nothing for one that cannot be shown. */
function Thumbnail({ source }: { source: string }): ReactNode {
  const [isBroken, setBroken] = useState(source === '');
  return isBroken ? null : <img src={source} alt="" loading="lazy" onError={() => setBroken(true)} />;
}
