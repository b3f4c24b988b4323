import { fillIn } from '@pagewright/core/browser';
import { type KeyboardEvent, type ReactNode, useContext, useId, useState } from 'react';
import type { Field } from '../../editor-schema/controls.ts';
import { ChoicesView } from './choices-view.tsx';
import { CollectionChoice, collectionIn, withSettings } from './collection-choice.tsx';
import { type FieldProps, Frame, nameAt, Problems, problemCount, problemsWithin } from './field-parts.tsx';
import { FieldsContext, type SelectableCollection } from './fields-context.ts';
import { fittingFields, withInPlace, withKind, withoutSampleOf } from './kinds-of-group.ts';
import { treeOf } from './link-tree.ts';
import { withNames } from './name-after-label.ts';
import { selectionFields } from './selection-fields.ts';
import { SingleView } from './single-view.tsx';
import { tableOf } from './table-cells.ts';
import { Moves } from './table-parts.tsx';
import { TableView } from './table-view.tsx';
import { TreeView } from './tree-view.tsx';
import { useChosenPicture } from './use-chosen-picture.ts';
import { useDrag } from './use-drag.ts';
import { useEntries } from './use-entries.ts';
import { isGroup, linesIn, optionOf, sharedFields, startOf, titleOf, withField, withPicture } from './values.ts';
import { isYesOrWords, YesOrWords } from './yes-or-words.tsx';

type Of<Name extends Field['control']> = Extract<Field, { control: Name }>;

/** How each control is shown. A control without an entry does not compile. */
const views: { readonly [Name in Field['control']]: (props: FieldProps<Of<Name>>) => ReactNode } = {
  constant: () => null,
  group: GroupView,
  list: ListOrTree,
  choices: ChoicesView,
  record: RecordView,
  options: OptionsView,
  line: SingleView,
  text: SingleView,
  colour: SingleView,
  number: SingleView,
  boolean: SingleView,
  choice: SingleView,
  any: SingleView,
  module: SingleView,
};

/** Renders a field with the control that fits it, its description and its problems. */
export const FieldView = ({ field, ...props }: FieldProps): ReactNode => viewOf(field, props);

// Indexing by a type parameter keeps a field and its view together.
function viewOf<Name extends Field['control']>(field: Of<Name>, props: Omit<FieldProps, 'field'>): ReactNode {
  const View: (props: FieldProps<Of<Name>>) => ReactNode = views[field.control];
  return <View {...props} field={field} />;
}

/** The buttons for a part that may be left out. */
function AddOrRemove({ field, path, value, onChange }: FieldProps): ReactNode {
  const { texts } = useContext(FieldsContext);
  const name = nameAt(field, path, texts);
  if (value === undefined)
    return (
      <button type="button" onClick={() => onChange(startOf(field))}>
        {fillIn(texts.add, { name })}
      </button>
    );
  return (
    field.isOptional &&
    typeof path.at(-1) === 'string' && (
      <button type="button" onClick={() => onChange(undefined)}>
        {fillIn(texts.remove, { name })}
      </button>
    )
  );
}

/** The fields of a group, without a frame: those that fit its kind, and behind a summary those that few authors need. */
export function Fields({ fields, path, value, onChange }: Omit<FieldProps, 'field'> & { fields: readonly Field[] }): ReactNode {
  const { texts, samples = [] } = useContext(FieldsContext);
  const group = isGroup(value) ? value : {};
  // A field that gets a value while it is folded stays where it is.
  const [isFolded] = useState(
    () => new Set(fields.filter(({ name, form }) => form.isAdvanced && !(name in group)).map(({ name }) => name)),
  );
  const tables = fields.flatMap((field) => tableOf(fields, field) ?? []);
  const shown = fittingFields(fields, value).filter(({ name }) => !tables.some(({ columns }) => columns.name === name));
  const viewIn = (field: Field): ReactNode => {
    const { name } = field;
    const shape = tables.find(({ rows }) => rows === field);
    if (shape) return <TableView key={name} shape={shape} path={path} value={value} onChange={onChange} />;
    const isPicture = field.control === 'line' && field.names === 'pictures';
    const point = isPicture ? fields.find((one) => one.control === 'line' && one.format === 'focus') : undefined;
    // Another picture has another focal point.
    const rest = point ? withField(group, point.name, undefined) : group;
    const change = (next: unknown): void => {
      const kept = isPicture && next !== group[name] ? withoutSampleOf(rest, path, samples) : value;
      onChange(name === 'kind' ? withKind(fields, value, next) : withInPlace(field, kept, next));
    };
    const focus = point && { value: group[point.name], onChange: (next: unknown) => onChange(withField(value, point.name, next)) };
    return <FieldView key={name} field={field} path={[...path, name]} value={group[name]} onChange={change} focus={focus} />;
  };
  const folded = shown.filter(({ name }) => isFolded.has(name));
  return (
    <>
      {shown.filter((field) => !folded.includes(field)).map(viewIn)}
      {folded.length > 0 && (
        <details className="more">
          <summary>{texts.more}</summary>
          {folded.map(viewIn)}
        </details>
      )}
    </>
  );
}

/** A group of fields. */
function GroupView(props: FieldProps<Of<'group'>>): ReactNode {
  const { field, path } = props;
  const picture = field.fields.find((one) => one.control === 'line' && one.names === 'pictures' && !one.isOptional);
  const isDescribed = field.fields.some(({ form }) => form.inPlaceOf === 'alt');
  const { texts } = useContext(FieldsContext);
  const { ref, onBlur, confirm, ...held } = useChosenPicture(isDescribed ? picture : undefined, props);
  const { value, onChange } = held;
  if (value === undefined && picture)
    return (
      <Frame {...props} ref={ref}>
        <FieldView
          field={picture}
          path={[...path, picture.name]}
          value={undefined}
          // The alternative text of the sample describes another picture.
          onChange={(chosen) => onChange(withField({ ...Object(startOf(field)), [picture.name]: chosen }, 'alt', undefined))}
        />
      </Frame>
    );
  return (
    <Frame {...props} ref={ref} onBlur={onBlur}>
      <Problems path={path} />
      {value !== undefined && <Fields path={path} {...held} fields={field.fields} />}
      {confirm && (
        <p role="status" className="problem warning">
          {texts.otherPicture}{' '}
          <button type="button" onClick={confirm}>
            {texts.fitsPicture}
          </button>
        </p>
      )}
      <AddOrRemove {...props} {...held} />
    </Frame>
  );
}

/** A list of links is a tree: its entries are short, and some have links of their own. */
function ListOrTree(props: FieldProps<Of<'list'>>): ReactNode {
  const tree = treeOf(props.field);
  return tree ? <TreeView {...props} tree={tree} /> : <ListView {...props} />;
}

/** Entries that can be added, removed and moved. */
function ListView(props: FieldProps<Of<'list'>>): ReactNode {
  const { field, path, value, onChange } = props;
  const { texts, names, isMentioned } = useContext(FieldsContext);
  const entries: readonly unknown[] = Array.isArray(value) ? value : [];
  const set = (next: readonly unknown[]): void => onChange(next.length === 0 && field.isOptional ? undefined : next);
  const { list, keys, added, add, remove, move } = useEntries(entries, set);
  const isFull = field.maxItems !== undefined && entries.length >= field.maxItems;
  const item = field.item.control === 'group' ? field.item.fields : [];
  const change = (index: number, next: unknown): void => {
    set(entries.with(index, withNames(item, next, entries[index], entries.toSpliced(index, 1), isMentioned)));
  };
  const { rowOf, handleOf } = useDrag<readonly [number]>({
    placeAt: (_, [index], part) => (part < 0.5 ? { to: [index], shown: 'before' } : { to: [index + 1], shown: 'after' }),
    onDrop: ([from], [to]) => move(from, to > from ? to - 1 : to),
  });
  const moveByKeys = (event: KeyboardEvent, index: number): void => {
    const by = event.altKey ? moveKeys[event.key] : undefined;
    // With Alt and an arrow, a select opens its options.
    if (by === undefined || event.target instanceof HTMLSelectElement) return;
    event.preventDefault();
    event.stopPropagation();
    move(index, index + by);
  };
  return (
    <Frame {...props}>
      <Problems path={path} />
      <ol ref={list}>
        {entries.map((entry, index) => (
          <li key={keys[index]} {...rowOf([index])} onKeyDown={(event) => moveByKeys(event, index)}>
            <EntryView
              field={field.item}
              path={[...path, index]}
              value={entry}
              isNew={keys[index] === added}
              onChange={(next) => change(index, next ?? startOf(field.item))}
            />
            <div className="moves">
              <span {...handleOf([index])} />
              <Moves
                name={fillIn(texts.entry, { number: index + 1 })}
                arrows={['↑', '↓']}
                at={index}
                count={entries.length}
                onMove={(to) => move(index, to)}
                onRemove={() => remove(index)}
              >
                {texts.removeShort}
              </Moves>
            </div>
          </li>
        ))}
      </ol>
      <button
        type="button"
        disabled={isFull}
        onClick={() => add(withNames(item, withPicture(startOf(field.item), names.pictures), undefined, entries))}
      >
        {texts.addEntry}
        {isFull && ` (${fillIn(texts.atMost, { count: field.maxItems ?? 0 })})`}
      </button>
    </Frame>
  );
}

const moveKeys: Readonly<Record<string, -1 | 1>> = { ArrowUp: -1, ArrowDown: 1 };

/** An entry of a list. One with several fields can be closed; then they are not there. */
function EntryView({ isNew, ...props }: FieldProps & { isNew: boolean }): ReactNode {
  const { field, path, value } = props;
  const { problems, texts, language } = useContext(FieldsContext);
  const [isOpen, setOpen] = useState(isNew);
  if (!isGroup(value) || (field.control !== 'group' && field.control !== 'options')) return <FieldView {...props} />;
  const { length: count } = problemsWithin(problems, path);
  return (
    <details data-path={path.join('.')} open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        {nameAt(field, path, texts)} <span>{(titleOf(field, value, language) || linesIn(field, value)).slice(0, 60)}</span>{' '}
        {count > 0 && <strong className="problem">{problemCount(count, texts)}</strong>}
      </summary>
      {isOpen && field.control === 'group' && (
        <>
          <Problems path={path} />
          <Fields {...props} fields={field.fields} />
        </>
      )}
      {isOpen && field.control === 'options' && <OptionsView {...props} field={field} />}
    </details>
  );
}

/** Values with names of the author's own. */
function RecordView(props: FieldProps<Of<'record'>>): ReactNode {
  const { field, path, value, onChange } = props;
  const { texts } = useContext(FieldsContext);
  const entries = Object.entries(isGroup(value) ? value : {});
  const set = (next: [string, unknown][]): void => onChange(next.length === 0 && field.isOptional ? undefined : Object.fromEntries(next));
  return (
    <Frame {...props}>
      <Problems path={path} />
      {entries.map(([name, one], index) => (
        <div key={index} className="entry">
          <input
            aria-label={fillIn(texts.name, { number: index + 1 })}
            value={name}
            onChange={({ target }) => set(entries.map((entry, at) => (at === index ? [target.value, one] : entry)))}
          />
          <FieldView
            field={field.values}
            path={[...path, name]}
            value={one}
            onChange={(next) => set(entries.map((entry, at) => (at === index ? [name, next] : entry)))}
          />
          <button type="button" onClick={() => set(entries.filter((_, at) => at !== index))}>
            {fillIn(texts.remove, { name })}
          </button>
        </div>
      ))}
      <button type="button" onClick={() => set([...entries, [`name-${entries.length + 1}`, startOf(field.values)]])}>
        {texts.addName}
      </button>
    </Frame>
  );
}

/** Which records are shown: their collection, and settings in its words. */
function SelectionView({ collections, ...props }: FieldProps<Of<'options'>> & { collections: readonly SelectableCollection[] }): ReactNode {
  const { field, path, value, onChange } = props;
  const { texts } = useContext(FieldsContext);
  const chosen = collectionIn(value);
  const collection = collections.find(({ name }) => name === chosen);
  const group = field.options.find(({ control }) => control === 'group');
  return (
    <Frame {...props}>
      <CollectionChoice field={field} collections={collections} chosen={chosen} onChange={onChange} />
      <Problems path={path} />
      <Problems path={[...path, 'of']} />
      {collection && group?.control === 'group' && (
        <Fields
          key={collection.name}
          fields={selectionFields(group.fields, collection, value, texts.descending)}
          path={path}
          value={value}
          onChange={(next) => onChange(withSettings(value, next))}
        />
      )}
    </Frame>
  );
}

/** A value of one of several forms. */
function OptionsView(props: FieldProps<Of<'options'>>): ReactNode {
  const { collections } = useContext(FieldsContext);
  if (isYesOrWords(props.field)) return <YesOrWords {...props} />;
  return props.field.isSelection && collections ? <SelectionView {...props} collections={collections} /> : <FormsView {...props} />;
}

function FormsView(props: FieldProps<Of<'options'>>): ReactNode {
  const { field, path, value, onChange } = props;
  const { texts } = useContext(FieldsContext);
  const id = useId();
  const chosen = value === undefined ? undefined : optionOf(field.options, value);
  const choose = (name: string): void => {
    const option = field.options.find((one) => one.name === name);
    // What both forms have stays.
    const start = option && startOf(option);
    const kept = isGroup(start) && isGroup(value) && option?.control === 'group' ? sharedFields(option.fields, value) : {};
    onChange(isGroup(start) ? { ...start, ...kept } : start);
  };
  return (
    <Frame {...props}>
      <label htmlFor={id}>{texts.writtenAs}</label>
      <select id={id} value={chosen?.name ?? ''} onChange={({ target }) => choose(target.value)}>
        {(field.isOptional || !chosen) && <option value="">–</option>}
        {[...new Map(field.options.map((option) => [option.name, option.label ?? option.name]))].map(([name, label]) => (
          <option key={name} value={name}>
            {label}
          </option>
        ))}
      </select>
      {(!chosen || chosen.control === 'group' || chosen.control === 'constant') && <Problems path={path} />}
      {chosen?.control === 'group' && <Fields {...props} fields={chosen.fields} />}
      {chosen && chosen.control !== 'group' && <FieldView {...props} field={chosen} option={chosen.label ?? chosen.name} />}
    </Frame>
  );
}
