import { type ReactNode, useContext } from 'react';
import { FixButton, ProblemWords, problemCount } from './field-parts.tsx';
import { FieldsContext } from './fields-context.ts';
import { labelsOf } from './label-problems.ts';
import { showField } from './show-field.ts';

/** Lists the problems, each with a button that leads to its field. */
export function ProblemList(): ReactNode {
  const { problems, texts } = useContext(FieldsContext);
  if (problems.length === 0) return null;
  return (
    <>
      <h3>{problemCount(problems.length, texts)}</h3>
      <ul className="problems">
        {problems.map((problem) => (
          <li key={problem.path.join('.') + problem.code + problem.message} className={`problem ${problem.severity}`}>
            <ProblemWords problem={problem} />{' '}
            {problem.path.length > 0 && problem.path[0] !== 'type' && (
              <button type="button" onClick={() => void showField(problem.path)}>
                {problem.place ?? labelsOf(problem.path, [], texts)}
              </button>
            )}{' '}
            <FixButton problem={problem} />
          </li>
        ))}
      </ul>
    </>
  );
}
