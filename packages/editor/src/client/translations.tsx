import { fillIn } from '@pagewright/core/browser';
import type { Translations as Found, Translation } from 'pagewright/editing';
import { type ReactNode, useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { useDialogSession } from './dialog-sessions.ts';
import { EditorDialog } from './editor-dialog.tsx';
import { EditorNotice } from './editor-notice.tsx';
import type { EditorParts } from './editor-parts.ts';
import { shownForm } from './editor-state.ts';
import { TaskForm } from './task-form.tsx';
import { valueAt } from './things.ts';
import { TranslationRows } from './translation-rows.tsx';
import { type TextGroup, textsIn, textsOfPage } from './translation-texts.ts';

type Part = { file: string; at: readonly (string | number)[] };

/** The button that shows a page, a record or a part of `site.yaml` beside its translations. Nothing in a site with one language. */
export function Translations({ part, label, ...parts }: EditorParts & { part: Part; label?: string }): ReactNode {
  const { state, texts } = parts;
  const languages = new Set(state.outline?.languages);
  if (languages.size < 2) return null;
  return (
    <EditorDialog isWide label={label ?? texts.translations} title={texts.translations} close={texts.close}>
      {() => <ChooseTranslation {...parts} part={part} />}
    </EditorDialog>
  );
}

/** The languages to choose from, and the translation into the chosen one. */
function ChooseTranslation({ part, ...parts }: EditorParts & { part: Part }): ReactNode {
  const { session, texts } = parts;
  const { file } = part;
  const at = JSON.stringify(part.at);
  const [found, setFound] = useState<Found | 'none'>();
  const [language, setLanguage] = useState<string>();
  const load = useCallback(async (): Promise<void> => {
    setFound((await session.requests.translations(file, JSON.parse(at))) ?? 'none');
  }, [session, file, at]);
  useEffect(() => {
    void load();
  }, [load]);
  if (!found) return null;
  if (found === 'none') return <p>{texts.notTranslatable}</p>;
  const { original, translations } = found;
  const chosen = translations.find((one) => one.language === language) ?? translations.find((one) => one.file === file) ?? translations[0];
  if (!chosen) return <p>{texts.notTranslatable}</p>;
  const hint = original.file.startsWith('pages/') ? texts.startPageHint : texts.startHint;
  return (
    <>
      <div className="filters">
        <label>
          {texts.translateInto}{' '}
          <select value={chosen.language} onChange={({ target }) => setLanguage(target.value)}>
            {translations.map(({ language: code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </select>
        </label>
      </div>
      {chosen.at ? (
        <SideBySide key={chosen.file + chosen.language} {...parts} original={asPart(original)} translation={chosen} />
      ) : (
        <TaskForm
          {...parts}
          label={fillIn(texts.startTranslation, { name: chosen.name })}
          task={() => ({ kind: 'translate', ...asPart(original), language: chosen.language })}
          onDone={() => {
            setLanguage(chosen.language);
            void load();
          }}
        >
          <p className="about">{fillIn(hint, { file: chosen.file })}</p>
        </TaskForm>
      )}
    </>
  );
}

const asPart = ({ file, at = [] }: { file: string; at?: readonly PropertyKey[] | undefined }): Part => ({
  file,
  at: at.map((step) => (typeof step === 'number' ? step : String(step))),
});

type SideProps = EditorParts & { original: Part; translation: Translation };

/** The texts of the original at the left, and those of the translation at the right, which a session of their own writes. */
function SideBySide({ original, translation, session, state, texts }: SideProps): ReactNode {
  const own = useDialogSession(session);
  const ownState = useSyncExternalStore(own.subscribe, own.read);
  const [value, setValue] = useState<unknown>();
  const at = JSON.stringify(original.at);
  const part = JSON.stringify(asPart(translation));
  useEffect(() => {
    const opened: Part = JSON.parse(part);
    void own.openForm(opened.file, opened.at);
    void session.requests.file(original.file).then((file) => {
      if (file && !file.isUnreadable) setValue(valueAt(file.value, JSON.parse(at)));
    });
  }, [own, session, original.file, at, part]);
  const { form } = ownState;
  if (!form || value === undefined) return null;
  const groups = groupsOf({ original, value, translation: shownForm(ownState), outline: state.outline });
  return (
    <>
      <EditorNotice session={own} state={ownState} texts={texts} />
      <Currency session={own} state={ownState} texts={texts} />
      <TranslationRows
        texts={texts}
        groups={groups}
        original={value}
        translation={shownForm(ownState)}
        language={translation}
        onChange={own.changerOf(form.thing, shownForm(ownState))}
      />
    </>
  );
}

type Groups = { original: Part; value: unknown; translation: unknown; outline: EditorParts['state']['outline'] };

/** Returns the texts of the original: of a page by its blocks, of a record or of a part of `site.yaml` together. */
function groupsOf({ original: { file, at }, value, translation, outline }: Groups): TextGroup[] {
  if (!outline) return [];
  if (file.startsWith('pages/')) return textsOfPage({ original: value, translation, pageFields: outline.pageFields, types: outline.types });
  const [section] = at;
  const collection = /^collections\/([^/.]+)/.exec(file)?.[1];
  const fields =
    file === 'site.yaml'
      ? outline.siteFields.filter(({ name }) => name === section)
      : (outline.collections.find(({ name }) => name === collection)?.fields ?? []);
  const texts =
    file === 'site.yaml' && typeof section === 'string'
      ? textsIn(fields, { [section]: value }).map((one) => ({ ...one, path: one.path.slice(1) }))
      : textsIn(fields, value);
  return [{ title: undefined, path: [], texts, isOther: false }];
}

/** Says whether the original has changed since it was translated, and marks the translation as up to date. */
function Currency({ session, state, texts }: EditorParts): ReactNode {
  const { form } = state;
  const problems = form?.problems.filter(({ path }) => form.at.every((step, index) => path[index] === step)) ?? [];
  const isOutdated = problems.some(({ code }) => code === 'outdated-translation');
  const isUnmarked = form?.problems.some(({ code }) => code === 'unmarked-translation');
  if (!isOutdated && !isUnmarked) return null;
  const mark = async (): Promise<void> => {
    const value = shownForm(session.read());
    if (isOutdated && typeof value === 'object' && value !== null) {
      const { translated: _, ...others } = { translated: undefined, ...value };
      session.changerOf(form?.thing, value)(others);
      // Waits until it is written and read again.
      await session.make(async () => undefined);
    }
    const problem = session.read().form?.problems.find(({ code }) => code === 'unmarked-translation');
    if (problem) await session.fix(problem);
  };
  return (
    <p className="problem warning">
      {isOutdated ? texts.isOutdated : texts.isUnmarked}{' '}
      <button type="button" onClick={() => void mark()}>
        {texts.markCurrent}
      </button>
    </p>
  );
}
