import { wordsOfName } from '@pagewright/core/browser';
import { type ReactNode, useContext } from 'react';
import { FixButton, problemCount } from './field-parts.tsx';
import { FieldsContext } from './fields-context.ts';
import { showField } from './show-field.ts';

/** Lists the problems, each with a button that leads to its field. */
export function ProblemList(): ReactNode {
  const { problems, texts } = useContext(FieldsContext);
  if (problems.length === 0) return null;
  return (
    <>
      <h3>{problemCount(problems.length, texts)}</h3>
      <ul className="problems">
        {problems.map(({ path, severity, code, message, hint, ...others }) => (
          <li key={path.join('.') + code + message} className={`problem ${severity}`}>
            {message} {hint}{' '}
            {path.length > 0 && path[0] !== 'type' && (
              <button type="button" onClick={() => void showField(path)}>
                {path.map((step) => (typeof step === 'number' ? step + 1 : wordsOfName(String(step)))).join(' › ')}
              </button>
            )}{' '}
            <FixButton problem={{ path, severity, code, message, ...others }} />
          </li>
        ))}
      </ul>
    </>
  );
}
