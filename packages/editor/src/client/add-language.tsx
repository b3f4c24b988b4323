import { fillIn } from '@pagewright/core/browser';
import { type ReactNode, useState } from 'react';
import type { Language } from '../texts/index.ts';
import type { EditorParts } from './editor-parts.ts';
import { languageChoices, languageName } from './language-fields.ts';
import { TaskForm } from './task-form.tsx';

/** Adds a language that is chosen by its name. It gets its own name and the words of buttons and messages with it. */
export function AddLanguage({ language, onDone, ...parts }: EditorParts & { language: Language; onDone: () => void }): ReactNode {
  const { texts, state } = parts;
  const known = state.outline?.languages ?? [];
  const choices = languageChoices(language).filter(({ code }) => !known.includes(code));
  const [chosen, setChosen] = useState('');
  const done = (): void => {
    setChosen('');
    onDone();
  };
  return (
    <section aria-label={texts.addLanguage} className="add-language">
      <h3>{texts.addLanguage}</h3>
      <TaskForm {...parts} label={texts.addThisLanguage} task={() => ({ kind: 'add-language', language: chosen })} onDone={done}>
        <label className="field">
          <strong>{texts.languageToAdd}</strong>
          <select required value={chosen} onChange={({ target }) => setChosen(target.value)}>
            <option value="">–</option>
            {choices.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </select>
          <span className="about">{fillIn(texts.addLanguageHint, { name: languageName(known[0] ?? 'en', language) })}</span>
        </label>
      </TaskForm>
    </section>
  );
}
