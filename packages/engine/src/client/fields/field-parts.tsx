import { fillIn, wordsOfName } from '@pagewright/core/browser';
import { type ComponentProps, type ReactNode, useContext } from 'react';
import type { FieldProblem } from '../../edit/paths-of-problems.ts';
import type { Field } from '../../editor-schema/controls.ts';
import type { FieldTexts } from './field-texts.ts';
import { FieldsContext } from './fields-context.ts';

/** A field of the panel. `onChange` gets `undefined` for a field that is left out. */
export type FieldProps<One extends Field = Field> = {
  field: One;
  /** Where the value is in the block. */
  path: readonly (string | number)[];
  value: unknown;
  onChange: (value: unknown) => void;
  /** The name of the option, for a field that is one of several in which a value can be written. */
  option?: string;
  /** The focal point of a picture, which a click in its preview sets. */
  focus?: Pick<FieldProps, 'value' | 'onChange'> | undefined;
};

/** The label of a field: its declared one, or the words of its name. */
export const labelOf = ({ name, label }: Pick<Field, 'name' | 'label'>): string => label ?? wordsOfName(name);

/** The label of a field, or the number of an entry of a list. */
export function nameAt({ name, label }: Field, path: FieldProps['path'], { entry }: FieldTexts): string {
  const last = path.at(-1);
  return typeof last === 'number' ? fillIn(entry, { number: last + 1 }) : labelOf({ name: String(last ?? name), label });
}

/** Shows the description of a field, whether it is required, and for people who write files its name when its label is another. */
export function About({ field }: { field: Field }): ReactNode {
  const { isOptional, default: fallback } = field;
  // "true: the image is decoration" says what a ticked box means.
  const described = field.control === 'boolean' ? sentence(field.description.replace(/^true: /, '')) : field.description;
  // The description of a field of a type begins with its label, which stands above it.
  const start = `${field.label}.`;
  const description = described.startsWith(start) ? described.slice(start.length).trim() : described;
  const { texts, showsNames } = useContext(FieldsContext);
  const isOwnName = labelOf(field).toLowerCase() === field.name;
  // A box shows whether it is ticked.
  const isPlain = ['string', 'number'].includes(typeof fallback);
  const value = (field.control === 'choice' && field.labels?.[String(fallback)]) || String(fallback);
  // What a developer has not described says only its label.
  const isDescribed = description !== '' && description !== `${labelOf(field)}.`;
  return (
    <p className="about">
      <span className="need">{!isOptional ? texts.required : isPlain ? fillIn(texts.defaultValue, { value }) : texts.optional}</span>
      {isDescribed && ' · '}
      {isDescribed && description.split('`').map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part))}
      {showsNames && !isOwnName && (
        <>
          {' '}
          <code className="yaml-name">{field.name}</code>
        </>
      )}
    </p>
  );
}

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The frame around several fields. */
export function Frame({
  field,
  path,
  option,
  children,
  ref,
  onBlur,
}: Pick<FieldProps, 'field' | 'path' | 'option'> & Pick<ComponentProps<'fieldset'>, 'children' | 'ref' | 'onBlur'>): ReactNode {
  const { texts } = useContext(FieldsContext);
  return (
    <fieldset ref={ref} onBlur={onBlur} data-path={path.join('.')} tabIndex={-1} className={option === undefined ? '' : 'option'}>
      <legend>{option ?? nameAt(field, path, texts)}</legend>
      {option === undefined && typeof path.at(-1) === 'string' && <About field={field} />}
      {children}
    </fieldset>
  );
}

/** Returns the problems of the value at a path and of what is in it. */
export const problemsWithin = (problems: readonly FieldProblem[], path: FieldProps['path']): FieldProblem[] =>
  problems.filter((problem) => `${problem.path.join('.')}.`.startsWith(`${path.join('.')}.`));

/** Returns the problems of the value at a path. */
export const useProblems = (path: FieldProps['path']) =>
  useContext(FieldsContext).problems.filter((problem) => problem.path.join('.') === path.join('.'));

/** Shows the problems of the value at a path. */
export function Problems({ path }: Pick<FieldProps, 'path'>): ReactNode {
  return useProblems(path).map((problem) => (
    <p key={problem.code + problem.message} className={`problem ${problem.severity}`}>
      <ProblemWords problem={problem} /> {problem.fix && <code>{problem.fix}</code>} <FixButton problem={problem} />
    </p>
  ));
}

/** What a problem says. */
export const ProblemWords = ({ problem: { message, hint = '', language } }: { problem: FieldProblem }): ReactNode => (
  <span lang={language}>{`${message} ${hint}`.trim()}</span>
);

/** A button for a problem that can be fixed without a decision. */
export function FixButton({ problem }: { problem: FieldProblem }): ReactNode {
  const { fix, texts } = useContext(FieldsContext);
  if (!fix || !problem.isFixable) return null;
  return (
    <button type="button" onClick={() => fix(problem)}>
      {problem.embed ? fillIn(texts.allow, { name: problem.embed.label }) : texts.fix}
    </button>
  );
}

/** Returns how many problems there are, in words. */
export const problemCount = (count: number, { oneProblem, problems }: FieldTexts): string =>
  count === 1 ? oneProblem : fillIn(problems, { count });
