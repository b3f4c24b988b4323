import { Fields, isGroup } from 'pagewright/fields';
import type { ReactNode } from 'react';
import type { EditorParts } from './editor-parts.ts';
import { shownForm } from './editor-state.ts';
import { RecordForm } from './record-form.tsx';
import { Translations } from './translations.tsx';
import { TypeForm } from './type-form.tsx';

/** The fields of a part of `site.yaml`, of a record or of a type. */
export function FormPanel(parts: EditorParts): ReactNode {
  const { state } = parts;
  if (state.view === 'site') return <SectionForm {...parts} />;
  return state.form?.file.startsWith('types/') ? <TypeForm {...parts} /> : <RecordForm {...parts} />;
}

function SectionForm(parts: EditorParts): ReactNode {
  const { session, state, texts } = parts;
  const { offer, form } = state;
  const field = offer?.siteFields.find(({ name }) => name === form?.at[0]);
  if (!field || !form) return <p className="about">{texts.siteHint}</p>;
  return (
    <>
      <div className="tools">
        <Translations {...parts} part={form} />
      </div>
      <Fields
        key={field.name}
        fields={[field]}
        path={[]}
        value={{ [field.name]: shownForm(state) }}
        onChange={(next) => session.change(isGroup(next) ? next[field.name] : undefined)}
      />
    </>
  );
}
