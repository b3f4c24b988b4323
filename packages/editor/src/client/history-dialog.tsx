import { fillIn } from '@pagewright/core/browser';
import type { EditResult, FileDiff, PastChange } from 'pagewright/editing';
import { type ReactNode, useEffect, useState } from 'react';
import type { Language, Texts } from '../texts/index.ts';
import { ChangedValues } from './changed-values.tsx';
import { dateFormat } from './date-format.ts';
import { EditorDialog } from './editor-dialog.tsx';
import type { EditorParts } from './editor-parts.ts';
import { may } from './may.ts';
import { placeInWords } from './shown-fields.ts';
import type { VersionRequests } from './version-requests.ts';
import { inWords } from './words-of-change.ts';

type HistoryProps = EditorParts & { language: Language; versions: VersionRequests };

/** How many changes are read at a time. */
const atATime = 30;

/** The button that opens the list of changes. */
export function HistoryDialog(parts: HistoryProps): ReactNode {
  const { texts } = parts;
  return (
    <EditorDialog label={texts.history} title={texts.history} close={texts.close}>
      {() => <ChangeList {...parts} />}
    </EditorDialog>
  );
}

/** The last changes in plain words, with old and new values, each to be taken back. */
function ChangeList({ session, state, versions, texts, language }: HistoryProps): ReactNode {
  const [changes, setChanges] = useState<readonly PastChange[]>();
  const [count, setCount] = useState(atATime);
  const [answer, setAnswer] = useState<EditResult>();
  useEffect(() => {
    void versions.changes(count).then(setChanges);
  }, [versions, count]);
  const revert = async (id: number): Promise<void> => {
    setAnswer(await session.make(() => session.requests.revert(id)));
    setChanges(await versions.changes(count));
  };
  const time = dateFormat(language, state.outline?.languages[0], { dateStyle: 'short', timeStyle: 'short' });
  return (
    <>
      <p className="about">{texts.takenBackHint}</p>
      <div role="alert">
        {answer?.outcome === 'conflict' && (
          <p className="problem">{fillIn(texts.undoConflict, { file: placeInWords(answer.file, state, texts) })}</p>
        )}
        {answer?.outcome === 'refused' && (
          <p className="problem">
            {texts.wouldCause} {answer.caused.map(({ message }) => message).join(' ')}
          </p>
        )}
      </div>
      {changes?.length === 0 && <p>{texts.noHistory}</p>}
      <ol className="changes">
        {changes?.map(({ id, what, files, time: made, isDone, name, values }) => {
          const words = fillIn(texts[`deed-${what.deed}`], inWords(what, state.outline, texts));
          return (
            <li key={id}>
              <div>
                <strong>{words}</strong>
                <span className="about">
                  {[...new Set(files.map((file) => placeInWords(file, state, texts)))].join(', ')} · {time.format(made)}
                  {name && ` · ${name}`}
                </span>
                <ChangedValues file={files[0] ?? ''} values={values} texts={texts} outline={state.outline} />
                <Lines texts={texts} what={words} read={() => versions.linesOf(id)} />
              </div>
              {isDone && may('text', state) ? (
                <button type="button" aria-label={`${texts.revert}: ${words}`} onClick={() => void revert(id)}>
                  {texts.revert}
                </button>
              ) : (
                !isDone && <span className="about">{texts.undone}</span>
              )}
            </li>
          );
        })}
      </ol>
      {changes?.length === count && (
        <button type="button" onClick={() => setCount(count + atATime)}>
          {texts.earlierChanges}
        </button>
      )}
    </>
  );
}

/** The lines of the files that a change has changed. They are read when somebody opens them. */
function Lines({ texts, what, read }: { texts: Texts; what: string; read: () => Promise<FileDiff[]> }): ReactNode {
  const [files, setFiles] = useState<readonly FileDiff[]>();
  return (
    <details
      className="lines"
      onToggle={({ currentTarget }) => {
        if (currentTarget.open && !files) void read().then(setFiles);
      }}
    >
      <summary aria-label={`${texts.fileLines}: ${what}`}>{texts.fileLines}</summary>
      {files?.map(({ file, hunks }) => (
        <div key={file}>
          <code>{file}</code>
          {hunks.map(({ start, lines }) => (
            <pre key={start}>
              {`${fillIn(texts.lineNumber, { line: start })}\n`}
              {lines.map((line, index) => (
                <span key={index} className={line.startsWith('+') ? 'added' : line.startsWith('-') ? 'removed' : undefined}>
                  {`${line}\n`}
                </span>
              ))}
            </pre>
          ))}
        </div>
      ))}
    </details>
  );
}
