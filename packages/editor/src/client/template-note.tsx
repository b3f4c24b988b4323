import { fillIn } from '@pagewright/core/browser';
import type { ReactNode } from 'react';
import type { EditorParts } from './editor-parts.ts';
import { templateReach } from './form-source.ts';

/** Says that the file of the open page makes other pages too, and leads to the record that only this one shows. Nothing for other pages. */
export function TemplateNote({ session, state, texts }: EditorParts): ReactNode {
  const { page } = state;
  if (!page?.template) return null;
  const { record } = page.template;
  return (
    <div className="template">
      <p className="about reach">{templateReach(page.template, texts)}</p>
      {record && (
        <div className="tools">
          <button type="button" onClick={() => void session.openForm(record.file, record.at)}>
            {fillIn(texts.openRecord, { title: page.title })}
          </button>
        </div>
      )}
    </div>
  );
}
