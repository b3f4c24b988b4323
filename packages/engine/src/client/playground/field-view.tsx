import { type ReactNode, useContext, useId } from 'react';
import type { Field } from '../../playground/controls.ts';
import { GroupView, ListView, OptionsView, RecordView } from './group-views.tsx';
import { ColourInput, type InputProps, LineInput, NumberInput } from './inputs.tsx';
import { PanelContext } from './panel-context.ts';

/** A field of the panel. `onChange` gets `undefined` for a field that is left out. */
export type FieldProps<One extends Field = Field> = {
  field: One;
  /** Where the value is in the block. */
  path: readonly (string | number)[];
  value: unknown;
  onChange: (value: unknown) => void;
  /** The name of the option, for a field that is one of several in which a value can be written. */
  option?: string;
};

/** Renders a field with the control that fits it, its description and its problems. */
export function FieldView(props: FieldProps): ReactNode {
  const { field } = props;
  switch (field.control) {
    case 'constant':
      return null;
    case 'group':
      return <GroupView {...props} field={field} />;
    case 'list':
      return <ListView {...props} field={field} />;
    case 'record':
      return <RecordView {...props} field={field} />;
    case 'options':
      return <OptionsView {...props} field={field} />;
    default:
      return <SingleView {...props} field={field} />;
  }
}

type Single = Exclude<Field, { control: 'constant' | 'group' | 'list' | 'record' | 'options' }>;

/** A field with one input. */
function SingleView({ field, path, value, onChange, option }: FieldProps<Single>): ReactNode {
  const id = useId();
  const found = useProblems(path);
  const input: InputProps<Single> = {
    field,
    value,
    onChange,
    attributes: { id, 'aria-describedby': `${id}-about`, 'aria-invalid': found.length > 0, 'data-path': path.join('.') },
  };
  return (
    <div className={`field${field.control === 'boolean' ? ' switch' : ''}`}>
      <label htmlFor={id}>{option ?? nameAt(field, path)}</label>
      <SingleInput {...input} />
      <div id={`${id}-about`}>
        {option === undefined && typeof path.at(-1) === 'string' && <About field={field} />}
        <Problems path={path} />
      </div>
    </div>
  );
}

function SingleInput({ field, value, onChange, attributes }: InputProps<Single>): ReactNode {
  const text = value === undefined ? '' : String(value);
  const setText = (written: string): void => onChange(written === '' && field.isOptional ? undefined : written);
  switch (field.control) {
    case 'line':
      return <LineInput {...{ field, value, onChange, attributes }} />;
    case 'colour':
      return <ColourInput {...{ field, value, onChange, attributes }} />;
    case 'number':
      return <NumberInput {...{ field, value, onChange, attributes }} />;
    case 'text':
      return <textarea {...attributes} rows={field.isRich ? 5 : 1} value={text} onChange={({ target }) => setText(target.value)} />;
    case 'boolean': {
      const isOn = (value ?? field.default) === true;
      const next = isOn ? (field.default === true ? false : undefined) : true;
      return <input {...attributes} type="checkbox" checked={isOn} onChange={() => onChange(next)} />;
    }
    case 'choice': {
      const index = field.values.indexOf(value);
      const choose = (chosen: string): void => onChange(chosen === '' ? undefined : field.values[Number(chosen)]);
      return (
        <select {...attributes} value={index < 0 ? '' : index} onChange={({ target }) => choose(target.value)}>
          {(field.isOptional || index < 0) && <option value="">{field.default === undefined ? '–' : `${field.default} (default)`}</option>}
          {field.values.map((one, at) => (
            <option key={at} value={at}>
              {String(one)}
            </option>
          ))}
        </select>
      );
    }
    case 'any':
      return (
        <textarea
          {...attributes}
          rows={2}
          value={typeof value === 'string' ? value : (JSON.stringify(value) ?? '')}
          onChange={({ target }) => onChange(fromJson(target.value))}
        />
      );
  }
}

/** Reads JSON. A text that is none stays a text, and the check says what the field accepts. */
function fromJson(text: string): unknown {
  try {
    return text === '' ? undefined : JSON.parse(text);
  } catch {
    return text;
  }
}

/** The name of a field, or the number of an entry of a list. */
export function nameAt({ name }: Field, path: FieldProps['path']): string {
  const last = path.at(-1);
  return typeof last === 'number' ? `Entry ${last + 1}` : String(last ?? name);
}

/** Shows the description of a field, and whether it is required. */
export function About({ field }: { field: Field }): ReactNode {
  const { description, isOptional, default: fallback } = field;
  const isPlain = ['string', 'number', 'boolean'].includes(typeof fallback);
  return (
    <p className="about">
      <span className="need">{!isOptional ? 'required' : isPlain ? `default: ${fallback}` : 'optional'}</span>
      {description && ' · '}
      {description.split('`').map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part))}
    </p>
  );
}

const useProblems = (path: FieldProps['path']) =>
  useContext(PanelContext).problems.filter((problem) => problem.path.join('.') === path.join('.'));

/** Shows the problems of the value at a path. */
export function Problems({ path }: Pick<FieldProps, 'path'>): ReactNode {
  return useProblems(path).map(({ code, severity, message, hint, fix }) => (
    <p key={code + message} className={`problem ${severity}`}>
      {message} {hint} {fix && <code>{fix}</code>}
    </p>
  ));
}
