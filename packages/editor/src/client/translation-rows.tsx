import { fillIn } from '@pagewright/core/browser';
import type { Translation } from 'pagewright/editing';
import { type ReactNode, useState } from 'react';
import type { Texts } from '../texts/index.ts';
import { type TextGroup, type TranslatedText, textAt, withTranslation } from './translation-texts.ts';

type RowsProps = {
  texts: Texts;
  groups: readonly TextGroup[];
  original: unknown;
  translation: unknown;
  language: Translation;
  onChange: (translation: unknown) => void;
};

/** The texts of an original, each beside its translation. Those that are missing or the same are marked. */
export function TranslationRows({ texts, groups, original, translation, language, onChange }: RowsProps): ReactNode {
  // Texts that were missing when this was chosen stay while somebody types them.
  const [only, setOnly] = useState<ReadonlySet<string>>();
  const all = groups.flatMap((group) => group.texts);
  const isLeft = ({ path, original: text }: TranslatedText): boolean => [undefined, '', text].includes(textAt(translation, path));
  const left = all.filter(isLeft);
  const row = (one: TranslatedText): ReactNode => {
    const own = textAt(translation, one.path);
    const name = [one.label, one.original.slice(0, 40)].join(': ');
    const set = (text: string): void => onChange(withTranslation(translation, original, one.path, text));
    return (
      <li key={one.path.join('.')}>
        <div>
          <strong>{one.label}</strong>
          <p>{one.original}</p>
        </div>
        <div>
          <textarea
            aria-label={`${language.name}: ${name}`}
            lang={language.language}
            dir={language.direction}
            rows={one.isLong ? 6 : 2}
            value={own ?? ''}
            placeholder={texts.isMissing}
            onChange={({ target }) => set(target.value)}
          />
          {isLeft(one) && (
            <p className="left">
              <b>{own ? texts.isSame : texts.isMissing}</b>
              {!own && (
                <button type="button" aria-label={`${texts.copyOriginal}: ${name}`} onClick={() => set(one.original)}>
                  {texts.copyOriginal}
                </button>
              )}
            </p>
          )}
        </div>
      </li>
    );
  };
  return (
    <>
      <p role="status">{fillIn(texts.leftToDo, { count: left.length, all: all.length })}</p>
      <label>
        <input
          type="checkbox"
          checked={only !== undefined}
          onChange={({ target }) => setOnly(target.checked ? new Set(left.map(({ path }) => path.join('.'))) : undefined)}
        />{' '}
        {texts.onlyLeft}
      </label>
      {groups.map(({ title, path, texts: own, isOther }) => (
        <section key={path.join('.')} aria-label={title ?? texts.pageFields} className="translation">
          {groups.length > 1 && <h3>{title ?? texts.pageFields}</h3>}
          {isOther && <p className="about">{texts.otherBlocks}</p>}
          <ol>{own.filter((one) => !only || only.has(one.path.join('.'))).map(row)}</ol>
        </section>
      ))}
    </>
  );
}
