import { fillIn } from '@pagewright/core/browser';
import type { Translation } from 'pagewright/editing';
import { isGroup } from 'pagewright/fields';
import { type ReactNode, useState } from 'react';
import type { Texts } from '../texts/index.ts';
import { blocksOf, type TextGroup, type TranslatedText, textAt, withTranslation } from './translation-texts.ts';
import { hasOtherBlocks, inOrderOf, otherThanOriginal, withOwnGroup } from './translation-values.ts';

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
  const [blocks, ownBlocks] = [blocksOf(original), blocksOf(translation)];
  const take = (group: TextGroup): void => {
    const [, index] = group.path;
    if (typeof index !== 'number') return;
    const block: unknown = blocks[index];
    const joined = isGroup(block) ? withOwnGroup(group.fields ?? [], block, ownBlocks[index]) : block;
    onChange({ ...Object(translation), blocks: ownBlocks.with(index, joined) });
  };
  const others = (group: TextGroup): ReactNode => {
    const [, index] = group.path;
    const names = typeof index === 'number' ? otherThanOriginal(group.fields ?? [], blocks[index], ownBlocks[index]) : [];
    if (names.length === 0) return null;
    return (
      <p className="left">
        {fillIn(texts.otherValues, { names: names.join(', ') })}{' '}
        <button type="button" aria-label={`${texts.takeValues}: ${group.title}`} onClick={() => take(group)}>
          {texts.takeValues}
        </button>
      </p>
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
      {ownBlocks.length > 0 && hasOtherBlocks(blocks, ownBlocks) && (
        <p className="left">
          {texts.otherOrder}{' '}
          <button type="button" onClick={() => onChange({ ...Object(translation), blocks: inOrderOf(blocks, ownBlocks) })}>
            {texts.takeOrder}
          </button>
        </p>
      )}
      {groups.map(({ title, path, texts: own, isOther, fields }) => (
        <section key={path.join('.')} aria-label={title ?? texts.pageFields} className="translation">
          {groups.length > 1 && <h3>{title ?? texts.pageFields}</h3>}
          {isOther && <p className="about">{texts.otherBlocks}</p>}
          {others({ title, path, texts: own, isOther, ...(fields && { fields }) })}
          <ol>{own.filter((one) => !only || only.has(one.path.join('.'))).map(row)}</ol>
        </section>
      ))}
    </>
  );
}
