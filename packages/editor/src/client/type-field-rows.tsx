import { fillIn, typeFieldKinds } from '@pagewright/core/browser';
import { isGroup } from 'pagewright/fields';
import { type ReactNode, useState } from 'react';
import type { EditorParts } from './editor-parts.ts';
import { currencies, currencyOf } from './site-currency.ts';
import {
  isWhole,
  kindOf,
  linesOf,
  optionsOf,
  simpleKinds,
  type TypeField,
  type TypeFields,
  withClosed,
  withField,
  withKind,
  withMoved,
  wordOf,
} from './type-fields.ts';

type RowsProps = Pick<EditorParts, 'state' | 'texts'> & {
  fields: TypeFields;
  onChange: (fields: TypeFields) => void;
  /** Called with what is typed for another field, also before it is added. */
  onTyped?: (field: TypeField) => void;
  /** Returns what else stands at a field. */
  children?: (name: string) => ReactNode;
};

/** The fields of a type in their order, each to be changed, moved and removed, and a form for another one. */
export function TypeFieldRows({ fields, onChange, onTyped, children, state, texts }: RowsProps): ReactNode {
  const names = Object.keys(fields);
  const parts = { state, texts, currency: currencyOf(fields, state.outline) };
  return (
    <>
      <ol className="type-fields">
        {Object.entries(fields).map(([name, field], index) => {
          const label = String(field.label ?? name);
          const { [name]: _, ...others } = fields;
          return (
            <li key={name}>
              <FieldSettings {...parts} field={field} onChange={(next) => onChange({ ...fields, [name]: next })} />
              <p className="moves">
                <button
                  type="button"
                  aria-label={fillIn(texts.moveFieldUp, { name: label })}
                  disabled={index === 0}
                  onClick={() => onChange(withMoved(fields, name, -1))}
                >
                  ↑
                </button>
                <button
                  type="button"
                  aria-label={fillIn(texts.moveFieldDown, { name: label })}
                  disabled={index === names.length - 1}
                  onClick={() => onChange(withMoved(fields, name, 1))}
                >
                  ↓
                </button>
                <button type="button" disabled={names.length === 1} onClick={() => onChange(others)}>
                  {fillIn(texts.removeField, { name: label })}
                </button>
              </p>
              {children?.(name)}
            </li>
          );
        })}
      </ol>
      <AddField {...parts} onTyped={onTyped} onAdd={(field) => onChange(withField(fields, field))} />
    </>
  );
}

/** `currency`: that of a new price, empty when the author has to choose. */
type FormProps = Pick<EditorParts, 'state' | 'texts'> & { currency: string };
type SettingsProps = FormProps & { field: TypeField; onChange: (field: TypeField) => void };

/** The names of currencies in the language of the editor. */
const currencyNames = new Intl.DisplayNames(document.documentElement.lang || 'en', { type: 'currency', fallback: 'code' });

/** The label, the kind and the settings of a field. */
function FieldSettings({ state, texts, currency, field, onChange }: SettingsProps): ReactNode {
  const { label = '', required } = field;
  const kind = kindOf(field);
  const collections = state.outline?.collections ?? [];
  const { required: _, ...optional } = field;
  const set = (name: string, value: string): void => {
    const { [name]: __, ...others } = field;
    onChange(value === '' ? others : { ...others, [name]: value });
  };
  return (
    <div className="type-field">
      <label>
        {texts.fieldLabel} <input autoComplete="off" value={String(label)} onChange={({ target }) => set('label', target.value)} />
      </label>
      <label>
        {texts.fieldKind}{' '}
        <select
          value={kind}
          onChange={({ target }) => {
            const next = typeFieldKinds.find((one) => one === target.value);
            if (next) onChange(withKind(field, next, { collection: collections[0]?.name ?? '', currency }));
          }}
        >
          {[...simpleKinds, ...(simpleKinds.includes(kind) ? [] : [kind])].map((one) => (
            <option key={one} value={one}>
              {texts[`kind-${one}`]}
            </option>
          ))}
        </select>
      </label>
      {(kind === 'number' || kind === 'range') && (
        <label>
          {texts.fieldUnit}{' '}
          <input autoComplete="off" value={String(field.unit ?? '')} onChange={({ target }) => set('unit', target.value)} />
        </label>
      )}
      {kind === 'money' && (
        <label>
          {texts.fieldCurrency}{' '}
          <select required={label !== ''} value={String(field.currency ?? '')} onChange={({ target }) => set('currency', target.value)}>
            {[...new Set([String(field.currency ?? ''), ...currencies])].map((code) => (
              <option key={code} value={code}>
                {code ? `${code} – ${currencyNames.of(code)}` : texts.chooseCurrency}
              </option>
            ))}
          </select>
        </label>
      )}
      {(kind === 'choice' || kind === 'choices') && <Options texts={texts} field={field} onChange={onChange} />}
      {(kind === 'record' || kind === 'records') && (
        <label>
          {texts.fieldOf}{' '}
          <select value={String(field.of ?? '')} onChange={({ target }) => set('of', target.value)}>
            {collections.map(({ name, many }) => (
              <option key={name} value={name}>
                {many}
              </option>
            ))}
          </select>
        </label>
      )}
      <label className="check">
        <input
          type="checkbox"
          checked={required === true}
          onChange={({ target }) => onChange(target.checked ? { ...field, required: true } : optional)}
        />{' '}
        {texts.fieldRequired}
      </label>
    </div>
  );
}

/** The options of a choice, one on each line, and which of them close a record. */
function Options({ texts, field, onChange }: Pick<SettingsProps, 'texts' | 'field' | 'onChange'>): ReactNode {
  const { options } = field;
  const [lines, setLines] = useState(linesOf(options));
  const [before, setBefore] = useState(options);
  const known: readonly unknown[] = Array.isArray(options) ? options : [];
  return (
    <>
      <label>
        {texts.fieldOptions}{' '}
        <textarea
          rows={3}
          value={lines}
          onFocus={() => setBefore(options)}
          onChange={({ target }) => {
            setLines(target.value);
            onChange({ ...field, options: optionsOf(target.value, before) });
          }}
        />
      </label>
      {kindOf(field) === 'choice' && known.length > 0 && (
        <fieldset className="closed-options">
          <legend>{texts.closedOptions}</legend>
          {known.map((option, index) => (
            <label key={String(wordOf(option))} className="check">
              <input
                type="checkbox"
                checked={isGroup(option) && option.closed === true}
                onChange={({ target }) => onChange({ ...field, options: known.with(index, withClosed(option, target.checked)) })}
              />{' '}
              {linesOf([option])}
            </label>
          ))}
          <p className="about">{texts.closedHint}</p>
        </fieldset>
      )}
    </>
  );
}

type AddProps = FormProps & Pick<RowsProps, 'onTyped'> & { onAdd: (field: TypeField) => void };

/** The form for another field. */
function AddField({ onAdd, onTyped, ...parts }: AddProps): ReactNode {
  const [field, setField] = useState<TypeField>({ kind: 'text' });
  const [count, setCount] = useState(0);
  const set = (next: TypeField): void => {
    setField(next);
    onTyped?.(next);
  };
  const add = (): void => {
    onAdd(field);
    set({ kind: 'text' });
    setCount(count + 1);
  };
  return (
    <fieldset className="add-field">
      <legend>{parts.texts.addField}</legend>
      <FieldSettings key={count} {...parts} field={field} onChange={set} />
      <p className="buttons">
        <button type="button" disabled={!isWhole(field)} onClick={add}>
          {parts.texts.addField}
        </button>
      </p>
    </fieldset>
  );
}
