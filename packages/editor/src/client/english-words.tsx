import { directionOf, fillIn, wordsOfName } from '@pagewright/core/browser';
import type { EnglishTexts } from 'pagewright/editing';
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import type { Language } from '../texts/index.ts';
import { useDialogSession } from './dialog-sessions.ts';
import { EditorDialog } from './editor-dialog.tsx';
import { EditorNotice } from './editor-notice.tsx';
import type { EditorParts } from './editor-parts.ts';
import { shownForm } from './editor-state.ts';
import { languageName } from './language-fields.ts';
import { TaskForm } from './task-form.tsx';
import { TranslationRows } from './translation-rows.tsx';
import type { TextGroup } from './translation-texts.ts';

type WordsProps = EditorParts & { code: string; language: Language };

/** Says how many words of buttons and messages of a language are still in English. Adds them, as Pagewright has them, and translates the others. */
export function EnglishWords({ code, language, ...parts }: WordsProps): ReactNode {
  const { session, texts } = parts;
  const [found, setFound] = useState<EnglishTexts>();
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each round reads them again.
  useEffect(() => {
    void session.requests.englishTexts(code).then(setFound);
  }, [session, code, round]);
  const again = (): void => setRound(round + 1);
  const name = languageName(code, language);
  // A text with a form for one and another for several is one text.
  const count = found ? found.missing + new Set(found.texts.map(({ path }) => path.slice(0, 2).join('.'))).size : 0;
  // What is left to do leads here, also before the words are read.
  const place = { role: 'group', 'aria-label': fillIn(texts.wordsOf, { name }), 'data-path': `strings.${code}`, tabIndex: -1 };
  if (!found || count === 0) return <div {...place} />;
  return (
    <div {...place}>
      <p>{fillIn(count === 1 ? texts.oneEnglishWord : texts.englishWords, { name, count })}</p>
      {found.missing > 0 && (
        <TaskForm
          {...parts}
          isQuiet
          label={found.known > 0 ? texts.addWords : texts.addEnglishWords}
          task={() => ({ kind: 'add-language', language: code })}
          onDone={again}
        />
      )}
      {found.texts.length > 0 && (
        <EditorDialog isWide label={texts.translateWords} title={fillIn(texts.wordsOf, { name })} close={texts.close}>
          {() => <Words {...parts} code={code} name={name} found={found} />}
        </EditorDialog>
      )}
    </div>
  );
}

/** The English words at the left, and at the right those of the language, which a session of their own writes. */
function Words({ session, texts, code, name, found }: EditorParts & { code: string; name: string; found: EnglishTexts }): ReactNode {
  const own = useDialogSession(session);
  const state = useSyncExternalStore(own.subscribe, own.read);
  useEffect(() => {
    void own.openForm(found.file, []);
  }, [own, found.file]);
  if (!state.form) return null;
  return (
    <>
      <EditorNotice session={own} state={state} texts={texts} />
      <TranslationRows
        texts={texts}
        groups={groupsOf(found)}
        original={{}}
        translation={shownForm(state)}
        language={{ language: code, name, direction: directionOf(code), file: found.file, at: [] }}
        onChange={own.changerOf(state.chosen, shownForm(state))}
      />
    </>
  );
}

/** Returns the words by the part of the website that shows them. */
function groupsOf({ texts }: EnglishTexts): TextGroup[] {
  const names = [...new Set(texts.map(({ path: [group = ''] }) => group))];
  return names.map((group) => ({
    title: wordsOfName(group),
    path: [group],
    texts: texts
      .filter(({ path }) => path[0] === group)
      .map(({ path, text }) => ({ path, label: wordsOfName(path.slice(1).join(' ')), original: text, isLong: false })),
    isOther: false,
  }));
}
