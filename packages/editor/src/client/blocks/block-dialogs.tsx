import { type ReactNode, useState } from 'react';
import type { EditorParts } from '../editor-parts.ts';
import { linksInWords, Places } from '../places.tsx';
import { suggestedPath } from '../suggested-path.ts';
import { TaskForm, TextInput } from '../task-form.tsx';
import type { BlockDialog, BlockTools, NamedPlace } from './block-tools.ts';
import { CopyTo } from './copy-to.tsx';
import { Gallery } from './gallery.tsx';
import { OpenedDialog } from './opened-dialog.tsx';
import { Reach } from './reach.tsx';

type ToolsParts = EditorParts & { tools: BlockTools };

/** The dialog about blocks that is open. */
export function BlockDialogs({ tools, ...parts }: ToolsParts): ReactNode {
  const { texts } = parts;
  const { dialog } = tools;
  if (!dialog) return null;
  const close = (): void => tools.open(undefined);
  const titles = { gallery: texts.add, 'copy-to': texts.copyTo, share: texts.share, own: texts.own };
  return (
    <OpenedDialog
      title={dialog.kind === 'task' ? dialog.title : titles[dialog.kind]}
      close={texts.close}
      className={dialog.kind === 'gallery' ? 'gallery' : undefined}
      onClose={close}
    >
      <Content {...parts} dialog={dialog} onDone={close} />
    </OpenedDialog>
  );
}

type ContentProps = EditorParts & { dialog: BlockDialog; onDone: () => void };

function Content({ dialog, onDone, ...parts }: ContentProps): ReactNode {
  const { session, texts } = parts;
  // The page is shown as its files have it by now.
  const finish = async (selected?: number): Promise<void> => {
    onDone();
    await session.refresh();
    if (selected !== undefined) await session.select(selected);
  };
  switch (dialog.kind) {
    case 'gallery':
      return <Gallery {...parts} at={dialog.at} onDone={onDone} />;
    case 'copy-to':
      return <CopyTo {...parts} place={dialog.place} onDone={() => void finish()} />;
    case 'share':
      return <ShareForm {...parts} place={dialog.place} onDone={() => void finish(dialog.place.index)} />;
    case 'own':
      return (
        <TaskForm
          {...parts}
          label={texts.ownIt}
          task={() => ({ kind: 'own-block', path: dialog.place.path, index: dialog.place.index, version: dialog.place.version })}
          onDone={() => void finish(dialog.place.index)}
        >
          <p>{texts.ownHint}</p>
          <Reach {...parts} name={dialog.place.name} />
        </TaskForm>
      );
    case 'task': {
      const { label, task, result, mentions, selected } = dialog;
      return (
        <TaskForm {...parts} label={label} task={() => task} result={result} onDone={() => void finish(selected)}>
          {mentions && (
            <>
              <p>{texts.namedBy}</p>
              <Places places={linksInWords(mentions, parts)} />
              <p>{texts.mentionsHint}</p>
            </>
          )}
        </TaskForm>
      );
    }
  }
}

type ShareProps = EditorParts & { place: NamedPlace; onDone: () => void };

function ShareForm({ place: { name: suggested, ...place }, onDone, ...parts }: ShareProps): ReactNode {
  const { texts } = parts;
  const [name, setName] = useState(suggestedPath(suggested).slice(1));
  return (
    <TaskForm {...parts} label={texts.share} task={() => ({ kind: 'share-block', ...place, name })} onDone={onDone}>
      <p>{texts.shareHint}</p>
      <TextInput label={texts.shareName} hint={texts.shareNameHint} value={name} onChange={setName} />
    </TaskForm>
  );
}
