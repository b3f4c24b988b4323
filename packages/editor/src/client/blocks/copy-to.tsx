import { fillIn } from '@pagewright/core/browser';
import type { BlockPlace, WrittenPage } from 'pagewright/editing';
import { type ReactNode, useEffect, useState } from 'react';
import type { EditorParts } from '../editor-parts.ts';
import { TaskForm } from '../task-form.tsx';
import { blockName } from './block-name.ts';

/** Copies a block to a place of another page. */
export function CopyTo({ place, onDone, ...parts }: EditorParts & { place: BlockPlace; onDone: () => void }): ReactNode {
  const { session, state, texts } = parts;
  const pages = state.outline?.pages.filter(({ file, path }) => file !== undefined && path !== place.path) ?? [];
  const [path, setPath] = useState(pages[0]?.path ?? '');
  const [page, setPage] = useState<WrittenPage>();
  const [at, setAt] = useState(0);
  const [text, setText] = useState('');
  const { path: from, index } = place;
  useEffect(() => {
    void session.requests.block({ path: from, index }).then((read) => setText(read?.text ?? ''));
  }, [session, from, index]);
  useEffect(() => {
    let isCurrent = true;
    void session.requests.page(path).then((read) => {
      if (!isCurrent) return;
      setPage(read);
      setAt(read?.blocks.length ?? 0);
    });
    return () => {
      isCurrent = false;
    };
  }, [session, path]);
  return (
    <TaskForm {...parts} label={texts.copy} task={() => ({ kind: 'paste-block', path, at, text })} onDone={onDone}>
      <label className="field">
        <strong>{texts.targetPage}</strong>
        <select value={path} onChange={({ target }) => setPath(target.value)}>
          {pages.map((one) => (
            <option key={one.path} value={one.path}>
              {one.title} – {one.address}
            </option>
          ))}
        </select>
      </label>
      <label className="field">
        <strong>{texts.targetPlace}</strong>
        <select value={at} onChange={({ target }) => setAt(Number(target.value))}>
          <option value={0}>{texts.atStart}</option>
          {page?.blocks.map((block, number) => (
            <option key={number} value={number + 1}>
              {fillIn(texts.afterBlock, { number: number + 1, name: blockName(block, number, parts) })}
            </option>
          ))}
        </select>
      </label>
    </TaskForm>
  );
}
