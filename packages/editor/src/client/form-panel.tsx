import { Fields, isGroup } from 'pagewright/fields';
import type { ReactNode } from 'react';
import type { Language } from '../texts/index.ts';
import { AddLanguage } from './add-language.tsx';
import type { EditorParts } from './editor-parts.ts';
import { shownForm } from './editor-state.ts';
import { languageField } from './language-fields.ts';
import { LeftToTranslate } from './left-to-translate.tsx';
import { LookChoice } from './look-choice.tsx';
import { RecordForm } from './record-form.tsx';
import { Translations } from './translations.tsx';
import { TypeForm } from './type-form.tsx';

/** The fields of a part of `site.yaml`, of a record or of a type. */
export function FormPanel(parts: EditorParts & { language: Language }): ReactNode {
  const { state } = parts;
  if (state.view === 'site') return <SectionForm {...parts} />;
  return state.form?.file.startsWith('types/') ? <TypeForm {...parts} /> : <RecordForm {...parts} />;
}

function SectionForm({ language, ...parts }: EditorParts & { language: Language }): ReactNode {
  const { session, state, texts } = parts;
  const { outline, form, chosen } = state;
  const found = outline?.siteFields.find(({ name }) => name === form?.at[0]);
  if (!found || !form) return <p className="about">{texts.siteHint}</p>;
  const value = shownForm(state);
  const change = session.changerOf(chosen, value);
  const languages = outline?.languages ?? [];
  const field = languageField(found, { value, languages, language });
  const isAboutLanguages = field.name === 'language' || field.name === 'languages';
  return (
    <>
      <div className="tools">
        <Translations {...parts} part={form} />
        <LookChoice section={field} value={value} onChange={change} texts={texts} />
      </div>
      {field.name === 'languages' && (
        <AddLanguage {...parts} language={language} onDone={() => void session.openForm(form.file, form.at)} />
      )}
      {isAboutLanguages && <LeftToTranslate {...parts} language={language} />}
      {/* The first languages are added together, above. */}
      {(field.name !== 'languages' || value !== undefined) && (
        <Fields
          key={chosen?.id}
          fields={[field]}
          path={[]}
          value={{ [field.name]: value }}
          onChange={(next) => change(isGroup(next) ? next[field.name] : undefined)}
        />
      )}
    </>
  );
}
