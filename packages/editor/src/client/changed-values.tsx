import type { ChangedValue, Outline } from 'pagewright/editing';
import type { ReactNode } from 'react';
import type { Texts } from '../texts/index.ts';
import { nameInWords } from './words-of-change.ts';

type ChangedProps = { file: string; values: readonly ChangedValue[]; texts: Texts; outline: Outline | undefined };

/** The values that a change has changed, each with what it was and what it is. */
export function ChangedValues({ file, values, texts, outline }: ChangedProps): ReactNode {
  if (values.length === 0) return null;
  const words = { changed: '', added: texts.addedValue, removed: texts.removedValue, moved: texts.movedValue };
  return (
    <ul className="values">
      {values.map(({ name, kind, path, parts }) => (
        <li key={`${kind} ${path.join('.')}`}>
          <b>{nameInWords(name, outline, texts, file)}</b> {words[kind] !== '' && <em>{words[kind]} </em>}
          {parts.map((part, index) => (
            <Part key={index} {...part} texts={texts} />
          ))}
        </li>
      ))}
    </ul>
  );
}

function Part({ kind, text, texts }: ChangedValue['parts'][number] & { texts: Texts }): ReactNode {
  if (kind === 'same') return <span>{text}</span>;
  const Tag = kind === 'removed' ? 'del' : 'ins';
  return (
    <Tag>
      <span className="unseen">{kind === 'removed' ? texts.before : texts.now} </span>
      {text}
    </Tag>
  );
}
