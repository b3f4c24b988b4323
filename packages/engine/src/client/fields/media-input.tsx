import { fillIn } from '@pagewright/core/browser';
import { type ReactNode, useContext, useRef, useState } from 'react';
import type { MediaChoice } from '../../editor-schema/controls.ts';
import { type Choice, ChoiceButton, steps } from './choice-dialog.tsx';
import type { FieldTexts } from './field-texts.ts';
import { type FieldSources, FieldsContext } from './fields-context.ts';
import { LineInput, type LineInputProps } from './inputs.tsx';

type MediaInputProps = LineInputProps & { sources: FieldSources; names: 'pictures' | 'videos' | 'files' };

/** The endings of the files that pages show. A phone turns its own photos into one of these types. */
const shown = {
  pictures: {
    endings: ['.png', '.jpg', '.jpeg', '.webp', '.avif', '.gif', '.svg'],
    types: 'image/png,image/jpeg,image/webp,image/avif,image/gif,image/svg+xml',
  },
  videos: { endings: ['.mp4'], types: 'video/mp4' },
  files: { endings: undefined, types: undefined },
} as const;

/** True for a file that a field cannot take, so that it need not be sent. The preview says what is wrong with a picture or video of another type. */
function isOfOtherKind({ name, type }: File, names: MediaInputProps['names'], endings: readonly string[] | undefined): boolean {
  if (!endings || endings.some((ending) => name.toLowerCase().endsWith(ending))) return false;
  if (names === 'files') return true;
  return type !== '' && !type.startsWith(names === 'pictures' ? 'image/' : 'video/');
}

/** The path of a file in `media/`, with its picture, the library, and an upload by a button or by dropping a file. */
export function MediaInput({ sources, names, ...input }: MediaInputProps): ReactNode {
  const { value, onChange, label } = input;
  const { texts } = useContext(FieldsContext);
  const chooser = useRef<HTMLInputElement>(null);
  const [note, setNote] = useState<{ text: string; isError: boolean; language?: string | undefined }>({ text: '', isError: false });
  const [isOver, setOver] = useState(false);
  const endings = input.field.endings ?? shown[names].endings;
  const path = typeof value === 'string' ? value : '';
  const add = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    if (isOfOtherKind(file, names, endings))
      return setNote({ text: fillIn(texts.wrongFile, { name: file.name, endings: endings?.join(', ') ?? '' }), isError: true });
    setNote({ text: fillIn(texts.adding, { name: file.name }), isError: false });
    const added = await sources.addMedia(file, path, endings).catch((error: unknown) => String(error));
    if (typeof added === 'string') return setNote({ text: added, isError: true });
    if (added.outcome === 'refused')
      return setNote({ text: `${added.message} ${added.hint ?? ''}`.trim(), isError: true, language: added.language });
    const known = added.outcome === 'known' ? fillIn(texts.known, { name: added.path }) : '';
    setNote({ text: [known, added.message, added.hint].filter(Boolean).join(' '), isError: false, language: added.language });
    onChange(added.path);
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
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        void add(event.dataTransfer.files[0]);
      }}
    >
      {names === 'pictures' && <Thumbnail key={path} source={path === '' ? '' : sources.thumbnail(path)} focus={input.focus} />}
      <LineInput {...input} />
      <div className="pick">
        <ChoiceButton
          name={label}
          layout={names === 'pictures' ? 'pictures' : 'rows'}
          load={async () =>
            (await sources.media()).filter((file) => isFor(file, names, endings)).map((file) => choiceOf(file, sources, texts))
          }
          onChoose={onChange}
        />
        <button type="button" onClick={() => chooser.current?.click()}>
          {texts.upload} <span className="unseen">{label}</span>
        </button>
        <input
          ref={chooser}
          type="file"
          hidden
          accept={shown[names].types ?? endings?.join(',')}
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

function isFor({ kind, path }: MediaChoice, names: MediaInputProps['names'], endings: readonly string[] | undefined): boolean {
  if (names !== 'files') return kind === (names === 'pictures' ? 'picture' : 'video');
  return endings === undefined || endings.some((ending) => path.toLowerCase().endsWith(ending));
}

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

/** A small picture of a file, with its focal point if it has a field for that. Nothing for one that cannot be shown. */
function Thumbnail({ source, focus }: { source: string; focus?: LineInputProps['focus'] }): ReactNode {
  const [isBroken, setBroken] = useState(source === '');
  if (isBroken) return null;
  const picture = <img src={source} alt="" loading="lazy" onError={() => setBroken(true)} />;
  return focus ? <FocalPoint {...focus}>{picture}</FocalPoint> : picture;
}

/** A picture on which a click or the arrow keys set the focal point. Delete removes it. */
function FocalPoint({ value, onChange, children }: Required<LineInputProps>['focus'] & { children: ReactNode }): ReactNode {
  const { texts } = useContext(FieldsContext);
  const [x = 50, y = 50] = String(value)
    .split(' ')
    .map((part) => Number.parseInt(part, 10))
    .filter(Number.isFinite);
  const set = (...point: readonly number[]): void =>
    onChange(point.map((part) => `${Math.round(Math.min(Math.max(part, 0), 100))}%`).join(' '));
  return (
    <div className="focus">
      <button
        type="button"
        role="slider"
        aria-label={texts.focus}
        aria-valuenow={x}
        aria-valuetext={`${x}% ${y}%`}
        onClick={({ currentTarget: { clientWidth, clientHeight }, nativeEvent: { offsetX, offsetY }, detail }) => {
          // Enter has no place.
          if (detail > 0) set((offsetX / clientWidth) * 100, (offsetY / clientHeight) * 100);
        }}
        onKeyDown={(event) => {
          const { key, altKey } = event;
          const step = altKey ? undefined : steps[key];
          if (key === 'Delete') onChange(undefined);
          if (step === undefined) return;
          event.preventDefault();
          set(key.endsWith('t') ? x + step : x, key.endsWith('t') ? y : y + step);
        }}
      >
        {children}
        {value !== undefined && (
          <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
            <path d={`M${x} ${y}h0`} />
          </svg>
        )}
      </button>
      {value === undefined ? (
        <span className="about">{texts.setFocus}</span>
      ) : (
        <button type="button" onClick={() => onChange(undefined)}>
          {texts.noFocus}
        </button>
      )}
    </div>
  );
}
