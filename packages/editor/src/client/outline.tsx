import { fillIn } from '@pagewright/core/browser';
import { isGroup, titleOf } from 'pagewright/fields';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { AddBlock } from './add-block.tsx';
import type { EditorParts } from './editor-parts.ts';
import { problemsOfBlock } from './editor-state.ts';
import { selectBlock } from './select-block.ts';

/** The blocks of the page in their order, and what can be done with the selected one. */
export function Outline(parts: EditorParts): ReactNode {
  const { session, state, texts } = parts;
  const { page, selected } = state;
  const list = useRef<HTMLOListElement>(null);
  const focused = useRef(false);
  const blocks = page?.blocks ?? [];
  useEffect(() => {
    // A block that was moved or added by keys keeps the focus.
    if (focused.current && selected !== undefined) buttonsIn(list.current)[selected]?.focus();
  }, [selected]);
  const onKeyDown = (event: KeyboardEvent, index: number): void => {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : undefined;
    if (by !== undefined) {
      event.preventDefault();
      if (event.altKey) void session.move(by);
      else buttonsIn(list.current)[index + by]?.focus();
    } else if (event.key === 'Delete' && index === selected) void session.remove();
  };
  const isHidden = selected !== undefined && isHiddenBlock(blocks[selected]?.value);
  return (
    <nav aria-label={texts.blocks} className="outline">
      <button
        type="button"
        className="page-itself"
        aria-current={selected === undefined && !state.form}
        onClick={() => session.select(undefined)}
      >
        {texts.pageItself}
      </button>
      <h2>{texts.blocks}</h2>
      {page && blocks.length === 0 && <p>{texts.noBlocks}</p>}
      <ol
        ref={list}
        onFocus={() => {
          focused.current = true;
        }}
        onBlur={() => {
          focused.current = false;
        }}
      >
        {blocks.map((_, index) => (
          <li key={index}>
            <button
              type="button"
              aria-current={index === selected}
              onClick={() => void selectBlock(session, index)}
              onKeyDown={(event) => onKeyDown(event, index)}
            >
              <BlockName {...parts} index={index} />
            </button>
          </li>
        ))}
      </ol>
      <div className="tools">
        <AddBlock {...parts} />
        <button type="button" disabled={!selected} onClick={() => void session.move(-1)}>
          {texts.moveUp}
        </button>
        <button type="button" disabled={selected === undefined || selected === blocks.length - 1} onClick={() => void session.move(1)}>
          {texts.moveDown}
        </button>
        <button type="button" disabled={selected === undefined} onClick={() => void session.duplicate()}>
          {texts.duplicate}
        </button>
        <button type="button" disabled={selected === undefined} onClick={() => void session.toggleHidden()}>
          {isHidden ? texts.show : texts.hide}
        </button>
        <button type="button" disabled={selected === undefined} onClick={() => void session.remove()}>
          {texts.delete}
        </button>
      </div>
      <p className="hint">{texts.hintKeys}</p>
    </nav>
  );
}

const buttonsIn = (list: HTMLElement | null): HTMLButtonElement[] => [...(list?.querySelectorAll('button') ?? [])];

const isHiddenBlock = (block: unknown): boolean => isGroup(block) && block.hidden === true;

/** The type of a block, its first text, and its state. */
function BlockName({ state, texts, index }: EditorParts & { index: number }): ReactNode {
  const block = state.page?.blocks[index];
  const value = index === state.selected ? (state.draft ?? block?.value) : block?.value;
  const fields = state.offer?.types.find(({ type }) => type === block?.type)?.fields;
  const use = isGroup(value) ? value.use : undefined;
  const name = block?.type ?? (typeof use === 'string' ? fillIn(texts.shared, { name: use }) : fillIn(texts.block, { number: index + 1 }));
  const title = fields?.map((field) => titleOf(field, isGroup(value) ? value[field.name] : undefined)).find((text) => text !== '');
  const problems = problemsOfBlock(state, index).length;
  return (
    <>
      <strong>{name}</strong>
      {isHiddenBlock(value) && <em>{texts.hiddenBlock}</em>}
      {title && <span>{title}</span>}
      {problems > 0 && <b className="problem">{problems === 1 ? texts.oneProblem : fillIn(texts.problems, { count: problems })}</b>}
    </>
  );
}
