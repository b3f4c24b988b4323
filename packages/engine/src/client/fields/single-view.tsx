import { fillIn } from '@pagewright/core/browser';
import { type ClipboardEvent, type ReactNode, useContext, useId } from 'react';
import type { Field } from '../../editor-schema/controls.ts';
import { About, type FieldProps, nameAt, Problems, useProblems } from './field-parts.tsx';
import { type FieldSources, FieldsContext, useWriting } from './fields-context.ts';
import { ColourInput, type InputProps, NumberInput, placeholderOf } from './inputs.tsx';
import { labelOfValue } from './label-of-value.ts';
import { ModuleInput } from './module-input.tsx';
import { pastedText } from './pasted-text.ts';
import { PickInput } from './pick-input.tsx';

type Single = Exclude<Field, { control: 'constant' | 'group' | 'list' | 'choices' | 'record' | 'options' }>;

/** A field with one input. */
export function SingleView({ field, path, value, onChange, option, focus }: FieldProps<Single>): ReactNode {
  const id = useId();
  const { texts } = useContext(FieldsContext);
  const found = useProblems(path);
  const label = option ?? nameAt(field, path, texts);
  const input: InputProps<Single> = {
    field,
    value,
    onChange,
    label,
    focus,
    attributes: { id, 'aria-describedby': `${id}-about`, 'aria-invalid': found.length > 0, 'data-path': path.join('.') },
  };
  return (
    <div className={`field${field.control === 'boolean' ? ' switch' : ''}`}>
      <label htmlFor={id}>{label}</label>
      {field.isOptional && value !== undefined && typeof path.at(-1) === 'string' && (
        <button type="button" className="reset" onClick={() => onChange(undefined)}>
          {texts.reset} <span className="unseen">{label}</span>
        </button>
      )}
      <SingleInput {...input} />
      <div id={`${id}-about`}>
        {option === undefined && typeof path.at(-1) === 'string' && <About field={field} />}
        <Problems path={path} />
      </div>
    </div>
  );
}

/** The input of a field, without its label and description. */
export function SingleInput({ field, value, onChange, label, attributes, focus }: InputProps<Single>): ReactNode {
  const { texts, language = 'en', sources } = useContext(FieldsContext);
  const writing = useWriting();
  const text = value === undefined ? '' : String(value);
  const setText = (written: string): void => onChange(written === '' && field.isOptional ? undefined : written);
  switch (field.control) {
    case 'line':
      return <PickInput {...{ field, value, onChange, label, attributes, focus }} />;
    case 'colour':
      return <ColourInput {...{ field, value, onChange, label, attributes }} />;
    case 'number':
      return (
        <span className="pick">
          <NumberInput {...{ field, value, onChange, label, attributes }} /> {field.unit}
        </span>
      );
    case 'text':
      return (
        <textarea
          {...writing}
          {...attributes}
          rows={field.isRich ? 5 : 1}
          placeholder={placeholderOf(field)}
          value={text}
          onChange={({ target }) => setText(target.value)}
          // Enter at the end of a heading means that it is done.
          onBlur={() => !field.isRich && text !== text.trimEnd() && setText(text.trimEnd())}
          onPaste={(event) => paste(event, field.isRich, sources?.markdown)}
        />
      );
    case 'boolean': {
      const isOn = (value ?? field.default) === true;
      const isOnByDefault = field.default === true;
      // What is so by default needs no line.
      const next = isOn ? (isOnByDefault ? false : undefined) : isOnByDefault ? undefined : true;
      return <input {...attributes} type="checkbox" checked={isOn} onChange={() => onChange(next)} />;
    }
    case 'choice': {
      const index = field.values.indexOf(value);
      const labelOf = (one: unknown): string => labelOfValue(field, one, language) ?? String(one);
      const choose = (chosen: string): void => onChange(chosen === '' ? undefined : field.values[Number(chosen)]);
      return (
        <select
          {...attributes}
          className={index < 0 ? 'unset' : ''}
          value={index < 0 ? '' : index}
          onChange={({ target }) => choose(target.value)}
        >
          {(field.isOptional || index < 0) && (
            <option value="">{field.default === undefined ? '–' : fillIn(texts.byDefault, { value: labelOf(field.default) })}</option>
          )}
          {field.values.map((one, at) => (
            <option key={at} value={at}>
              {labelOf(one)}
            </option>
          ))}
        </select>
      );
    }
    case 'module':
      return <ModuleInput {...{ field, value, onChange, label, attributes }} />;
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

/** Pastes a text as the field can have it: in Markdown, where `markdown` reads what word processors put on the clipboard. Other texts are pasted by the browser. */
function paste(event: ClipboardEvent<HTMLTextAreaElement>, isRich: boolean, markdown: FieldSources['markdown']): void {
  const { currentTarget: input, clipboardData } = event;
  const [html, text] = ['text/html', 'text/plain'].map((type) => clipboardData.getData(type));
  const written = pastedText(text ?? '', isRich);
  // Only in this way, the browser can take it back.
  const insert = (words: string): boolean => words !== '' && document.execCommand('insertText', false, words);
  if (isRich && markdown && html) {
    event.preventDefault();
    void markdown(html, text ?? '', input.value)
      .catch(() => undefined)
      .then((read) => document.activeElement === input && insert(apart(read ?? written, input)));
  } else if (written !== text && insert(written)) event.preventDefault();
}

/** Returns Markdown with empty lines around it, where it has several lines and words are beside it. */
function apart(markdown: string, { value, selectionStart, selectionEnd }: HTMLTextAreaElement): string {
  if (!markdown.includes('\n')) return markdown;
  const before = /[^\n]$/.test(value.slice(0, selectionStart)) ? '\n\n' : '';
  return before + markdown + (/^[^\n]/.test(value.slice(selectionEnd)) ? '\n\n' : '');
}

/** Reads JSON. A text that is none stays a text, and the check says what the field accepts. */
function fromJson(text: string): unknown {
  try {
    return text === '' ? undefined : JSON.parse(text);
  } catch {
    return text;
  }
}
