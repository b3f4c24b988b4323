import type { WrittenBlock } from 'pagewright/editing';
import { Fields, isGroup } from 'pagewright/fields';
import type { ReactNode } from 'react';
import { Reach } from './blocks/reach.tsx';
import type { EditorParts } from './editor-parts.ts';
import { shownBlock } from './editor-state.ts';

type SharedPanelProps = EditorParts & { shared: NonNullable<WrittenBlock['shared']> };

/** A block that uses a shared one: the fields that the page replaces, and the way to the others. */
export function SharedPanel({ session, state, texts, shared }: SharedPanelProps): ReactNode {
  const value = shownBlock(state);
  const written = isGroup(value) ? value : {};
  const name = typeof written.use === 'string' ? written.use : undefined;
  const fields = state.outline?.types.find(({ type }) => type === shared.type)?.fields ?? [];
  const own = fields.filter(({ name }) => Object.hasOwn(written, name));
  return (
    <>
      {name !== undefined && <Reach session={session} state={state} texts={texts} name={name} />}
      <p className="about">{own.length > 0 ? texts.ownFields : texts.noOwnFields}</p>
      <div className="tools">
        <button type="button" onClick={() => void session.openForm(shared.file, [])}>
          {texts.editShared}
        </button>
      </div>
      <Fields key={state.chosen?.id} fields={own} path={[]} value={value} onChange={session.changerOf(state.chosen, value)} />
    </>
  );
}
