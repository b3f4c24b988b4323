import { fillIn } from '@pagewright/core/browser';
import { isGroup, titleOf } from 'pagewright/fields';
import { type ClipboardEvent, type DragEvent, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { EditorParts } from '../editor-parts.ts';
import { problemsOfBlock } from '../editor-state.ts';
import { may } from '../may.ts';
import { selectBlock } from '../select-block.ts';
import { copySelected, deleteSelected, pasteCopied } from './block-actions.ts';
import { blockName } from './block-name.ts';
import type { BlockTools } from './block-tools.ts';
import { moveInTurn } from './change-blocks.ts';

/** The blocks of the page in their order, with the places where others can be added. They are moved by keys, or by dragging them. */
export function BlockList({ tools, ...parts }: EditorParts & { tools: BlockTools }): ReactNode {
  const { session, state } = parts;
  const { page, selected, isBusy } = state;
  const list = useRef<HTMLOListElement>(null);
  const focused = useRef(false);
  // Not every browser pastes where nothing is typed. One that does says so before this.
  const pasteLater = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [dragged, setDragged] = useState<number>();
  const [target, setTarget] = useState<number>();
  const blocks = page?.blocks ?? [];
  const mayMove = may('block', state);
  useEffect(() => {
    // A block that was moved or added by keys keeps the focus.
    if (focused.current && selected !== undefined) buttonsIn(list.current)[selected]?.focus();
  }, [selected]);
  const paste = (clipboard: string): void => void session.oneChange.make(() => pasteCopied(parts, tools, clipboard));
  const onPaste = (event: ClipboardEvent): void => {
    if (!mayMove) return;
    event.preventDefault();
    clearTimeout(pasteLater.current);
    paste(event.clipboardData.getData('text/plain'));
  };
  const onKeyDown = (event: KeyboardEvent, index: number): void => {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : undefined;
    const letter = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey ? event.key.toLowerCase() : undefined;
    if (by !== undefined) {
      event.preventDefault();
      if (event.altKey && mayMove) moveInTurn(session, by, { isHeld: event.repeat });
      else buttonsIn(list.current)[index + by]?.focus();
    } else if (!mayMove) return;
    else if (event.key === 'Delete' && index === selected) void session.oneChange.make(() => deleteSelected(parts, tools));
    else if (letter === 'v') pasteLater.current = setTimeout(() => paste(''));
    else if ((letter === 'c' || letter === 'x') && index === selected) void copySelected(parts, tools, letter === 'x');
  };
  /** The place before or after an entry, whichever half of it the pointer is on. */
  const placeAt = ({ clientY, currentTarget }: DragEvent, index: number): number => {
    const { top, height } = currentTarget.getBoundingClientRect();
    return clientY < top + height / 2 ? index : index + 1;
  };
  const onDragOver = (event: DragEvent, index: number): void => {
    if (dragged === undefined) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = 'move';
    setTarget(placeAt(event, index));
  };
  const endDrag = (): void => {
    setDragged(undefined);
    setTarget(undefined);
  };
  const onDrop = (event: DragEvent, index: number): void => {
    event.preventDefault();
    const at = placeAt(event, index);
    if (dragged === undefined) return;
    const to = at > dragged ? at - 1 : at;
    if (to !== dragged)
      void session.oneChange.make(() => session.changeBlocks([{ kind: 'move', path: ['blocks'], from: dragged, to }], to));
    endDrag();
  };
  return (
    <div className="list" aria-busy={isBusy}>
      <ol
        ref={list}
        onPaste={onPaste}
        onFocus={() => {
          focused.current = true;
        }}
        onBlur={() => {
          focused.current = false;
        }}
      >
        {blocks.map((block, index) => (
          <li
            key={index}
            ref={inRow(2 * index + 2)}
            className={dropClass(target, index, blocks.length)}
            draggable={mayMove}
            onDragStart={(event) => {
              event.dataTransfer.effectAllowed = 'move';
              setDragged(index);
            }}
            onDragOver={(event) => onDragOver(event, index)}
            onDrop={(event) => onDrop(event, index)}
            onDragEnd={endDrag}
          >
            <button
              type="button"
              className={isCut(tools, state.path, index) ? 'block cut' : 'block'}
              aria-current={index === selected}
              onClick={() => void selectBlock(session, index)}
              onKeyDown={(event) => onKeyDown(event, index)}
            >
              <BlockEntry {...parts} block={block} index={index} />
            </button>
          </li>
        ))}
      </ol>
      {blocks.length > 0 && mayMove && (
        <div>
          {Array.from({ length: blocks.length + 1 }, (_, at) => (
            <InsertButton key={at} {...parts} tools={tools} at={at} />
          ))}
        </div>
      )}
    </div>
  );
}

/** Places an element in a row of the list: blocks are in the even ones, the places between them in the odd ones. */
const inRow =
  (row: number) =>
  (element: HTMLElement | null): void =>
    element?.style.setProperty('grid-row', String(row));

const buttonsIn = (list: HTMLElement | null): HTMLButtonElement[] => [...(list?.querySelectorAll<HTMLButtonElement>('button.block') ?? [])];

const isCut = ({ copied }: BlockTools, path: string, index: number): boolean =>
  copied?.cutFrom?.path === path && copied.cutFrom.index === index;

/** Returns the class of an entry beside which a dragged block would be dropped. */
function dropClass(target: number | undefined, index: number, count: number): string | undefined {
  if (target === index) return 'drop-before';
  return target === count && index === count - 1 ? 'drop-after' : undefined;
}

/** The place before a block. Keys reach those beside the selected block: Tab would need twice as many steps otherwise. */
function InsertButton({ state, texts, tools, at }: EditorParts & { tools: BlockTools; at: number }): ReactNode {
  const { selected } = state;
  const label = at > 0 ? fillIn(texts.addAfter, { number: at }) : fillIn(texts.addBefore, { number: 1 });
  return (
    <button
      type="button"
      className="insert"
      ref={inRow(2 * at + 1)}
      aria-label={label}
      aria-haspopup="dialog"
      tabIndex={selected === at || selected === at - 1 ? 0 : -1}
      onClick={() => tools.open({ kind: 'gallery', at })}
    />
  );
}

/** True for a block that visitors do not see. */
export const isHiddenBlock = (block: unknown): boolean => isGroup(block) && block.hidden === true;

type EntryProps = EditorParts & { block: { type: string | undefined; value: unknown }; index: number };

/** The type of a block, its first text, and its state. */
function BlockEntry({ block, index, ...parts }: EntryProps): ReactNode {
  const { state, texts } = parts;
  const value = index === state.selected ? (state.draft ?? block.value) : block.value;
  const fields = state.outline?.types.find(({ type }) => type === block.type)?.fields;
  const title = fields?.map((field) => titleOf(field, isGroup(value) ? value[field.name] : undefined)).find((text) => text !== '');
  const problems = problemsOfBlock(state, index).length;
  return (
    <>
      <strong>{blockName({ type: block.type, value }, index, parts)}</strong>
      {isHiddenBlock(value) && <em>{texts.hiddenBlock}</em>}
      {title && <span>{title}</span>}
      {problems > 0 && <b className="problem">{problems === 1 ? texts.oneProblem : fillIn(texts.problems, { count: problems })}</b>}
    </>
  );
}
