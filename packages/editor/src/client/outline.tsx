import { fillIn } from '@pagewright/core/browser';
import { isGroup } from 'pagewright/fields';
import type { ReactNode } from 'react';
import { copySelected, deleteSelected, pasteCopied, selectedPlace } from './blocks/block-actions.ts';
import { BlockList, isHiddenBlock } from './blocks/block-list.tsx';
import type { BlockTools } from './blocks/block-tools.ts';
import { duplicateBlock, moveInTurn, toggleHidden } from './blocks/change-blocks.ts';
import type { EditorParts } from './editor-parts.ts';
import { may } from './may.ts';

/** The blocks of the page in their order, and what can be done with the selected one. */
export function Outline({ tools, ...parts }: EditorParts & { tools: BlockTools }): ReactNode {
  const { session, state, texts } = parts;
  const { page, selected } = state;
  const blocks = page?.blocks ?? [];
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
      <BlockList {...parts} tools={tools} />
      {may('block', state) && <BlockActions {...parts} tools={tools} />}
    </nav>
  );
}

/** What can be done with the selected block, and where another one is added. */
function BlockActions({ tools, ...parts }: EditorParts & { tools: BlockTools }): ReactNode {
  const { session, state, texts } = parts;
  const { page, selected, isBusy } = state;
  const blocks = page?.blocks ?? [];
  const isHidden = selected !== undefined && isHiddenBlock(blocks[selected]?.value);
  const change = (make: () => Promise<void>) => () => void session.oneChange.make(make);
  return (
    <>
      <div className="tools">
        <button
          type="button"
          className="main"
          disabled={!page}
          aria-haspopup="dialog"
          onClick={() =>
            !session.oneChange.isUnderWay && tools.open({ kind: 'gallery', at: selected === undefined ? blocks.length : selected + 1 })
          }
        >
          {texts.add}
        </button>
        <button type="button" disabled={!selected} aria-disabled={isBusy} onClick={() => moveInTurn(session, -1, { isHeld: false })}>
          {texts.moveUp}
        </button>
        <button
          type="button"
          disabled={selected === undefined || selected === blocks.length - 1}
          aria-disabled={isBusy}
          onClick={() => moveInTurn(session, 1, { isHeld: false })}
        >
          {texts.moveDown}
        </button>
        <button type="button" disabled={selected === undefined} aria-disabled={isBusy} onClick={change(() => duplicateBlock(session))}>
          {texts.duplicate}
        </button>
        <button type="button" disabled={selected === undefined} aria-disabled={isBusy} onClick={change(() => toggleHidden(session))}>
          {isHidden ? texts.show : texts.hide}
        </button>
        <button type="button" disabled={selected === undefined} aria-disabled={isBusy} onClick={change(() => deleteSelected(parts, tools))}>
          {texts.delete}
        </button>
        <MoreTools {...parts} tools={tools} />
      </div>
      <p role="status" className="hint">
        {tools.copied && fillIn(tools.copied.cutFrom ? texts.isCut : texts.isCopied, { name: tools.copied.name })}
      </p>
      <p className="hint">
        {texts.hintKeys} {texts.dragHint}
      </p>
    </>
  );
}

/** What is done with a block in several places: on other pages, and in the shared blocks. */
function MoreTools({ tools, ...parts }: EditorParts & { tools: BlockTools }): ReactNode {
  const { session, state, texts } = parts;
  const { page, selected } = state;
  const block = selected === undefined ? undefined : page?.blocks[selected];
  const use = isGroup(block?.value) ? block.value.use : undefined;
  const open = async (kind: 'copy-to' | 'share' | 'own'): Promise<void> => {
    const place = await selectedPlace(parts);
    if (place) tools.open({ kind, place: typeof use === 'string' ? { ...place, name: use } : place });
  };
  return (
    <details className="more">
      <summary>{texts.more}</summary>
      <div className="tools">
        <button type="button" disabled={!block} onClick={() => void copySelected(parts, tools, true)}>
          {texts.cut}
        </button>
        <button type="button" disabled={!block} onClick={() => void copySelected(parts, tools, false)}>
          {texts.copy}
        </button>
        <button
          type="button"
          disabled={!page || !tools.copied}
          aria-disabled={state.isBusy}
          onClick={() => void session.oneChange.make(() => pasteCopied(parts, tools))}
        >
          {texts.paste}
        </button>
        <button type="button" disabled={!block} aria-haspopup="dialog" onClick={() => void open('copy-to')}>
          {texts.copyTo}
        </button>
        <button type="button" disabled={!block} aria-haspopup="dialog" onClick={() => void open(typeof use === 'string' ? 'own' : 'share')}>
          {typeof use === 'string' ? texts.own : texts.share}
        </button>
      </div>
    </details>
  );
}
