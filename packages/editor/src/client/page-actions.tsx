import { fillIn } from '@pagewright/core/browser';
import { type ReactNode, useCallback, useState } from 'react';
import { EditorDialog } from './editor-dialog.tsx';
import type { EditorParts } from './editor-parts.ts';
import { LinkingPlaces } from './places.tsx';
import { suggestedPath } from './suggested-path.ts';
import { TaskForm, TextInput, useTrial } from './task-form.tsx';
import { Translations } from './translations.tsx';

/** What can be done with the open page as a whole, or with all pages of its file. */
export function PageActions(parts: EditorParts): ReactNode {
  const { texts, state } = parts;
  const { page } = state;
  const isHome = state.path === '/' && !page?.template;
  return (
    <div className="tools">
      {!page?.template && (
        <EditorDialog label={texts.duplicatePage} title={texts.duplicatePage} close={texts.close}>
          {(close) => <CopyPage {...parts} onDone={close} />}
        </EditorDialog>
      )}
      <EditorDialog label={texts.renamePage} title={texts.renamePage} close={texts.close} disabled={isHome} field="path">
        {(close) => <RenamePage {...parts} onDone={close} />}
      </EditorDialog>
      <EditorDialog label={texts.deletePage} title={texts.deletePage} close={texts.close} disabled={isHome}>
        {(close) => <DeletePage {...parts} onDone={close} />}
      </EditorDialog>
      {page && !page.template && <Translations {...parts} part={{ file: page.file, at: [] }} />}
    </div>
  );
}

type ActionProps = EditorParts & { onDone: () => void };

/** Returns the path of the open page as its file has it: with placeholders in one that makes several pages. */
const writtenPath = ({ page, path }: EditorParts['state']): string => {
  const { path: written } = Object(page?.template ? page.value : undefined);
  return typeof written === 'string' ? written : path;
};

function CopyPage(parts: ActionProps): ReactNode {
  const { state, texts } = parts;
  const [title, setTitle] = useState('');
  const [path, setPath] = useState<string>();
  const address = path ?? suggestedPath(title);
  return (
    <TaskForm {...parts} label={texts.duplicatePage} task={() => ({ kind: 'copy-page', from: state.path, path: address, title })}>
      <p className="about">{texts.duplicateHint}</p>
      <TextInput label={texts.pageTitle} value={title} onChange={setTitle} />
      <TextInput label={texts.pageAddress} hint={texts.addressHint} value={address} onChange={setPath} />
    </TaskForm>
  );
}

function RenamePage(parts: ActionProps): ReactNode {
  const { state, texts } = parts;
  const { path, outline, page } = state;
  const from = writtenPath(state);
  const [to, setTo] = useState(from);
  const [redirects, setRedirects] = useState(outline?.pages.find((one) => one.path === path)?.absence === undefined);
  const [movesFile, setMovesFile] = useState(true);
  return (
    <TaskForm {...parts} label={texts.renamePage} task={() => ({ kind: 'rename-page', from, to, redirects, movesFile })}>
      <p className="about">{texts.renameHint}</p>
      <TextInput
        label={texts.newAddress}
        hint={page?.template ? texts.templateAddressHint : texts.addressHint}
        value={to}
        onChange={setTo}
      />
      <label>
        <input type="checkbox" checked={redirects} onChange={({ target }) => setRedirects(target.checked)} /> {texts.redirect}
      </label>
      <label>
        <input type="checkbox" checked={movesFile} onChange={({ target }) => setMovesFile(target.checked)} /> {texts.renameFile}
      </label>
    </TaskForm>
  );
}

function DeletePage(parts: ActionProps): ReactNode {
  const { session, state, texts } = parts;
  const { path, page } = state;
  const read = useCallback(() => session.requests.links(path), [session, path]);
  const task = { kind: 'delete-page', path } as const;
  return (
    <TaskForm {...parts} label={texts.deletePage} task={() => task} tried={useTrial(session, task)}>
      <p>{page?.template ? fillIn(texts.deleteTemplateHint, { count: page.template.pages }) : texts.deleteHint}</p>
      <LinkingPlaces state={state} texts={texts} read={read} none={texts.noLinks} some={texts.linkedFrom} />
    </TaskForm>
  );
}
