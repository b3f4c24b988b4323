import { fillIn } from '@pagewright/core/browser';
import { type KeyboardEvent, type ReactNode, useContext, useEffect, useRef, useState } from 'react';
import type { Field } from '../../editor-schema/controls.ts';
import { ChoiceButton } from './choice-dialog.tsx';
import { type FieldProps, Frame, labelOf, nameAt, Problems, problemCount, problemsWithin } from './field-parts.tsx';
import type { FieldTexts } from './field-texts.ts';
import { FieldsContext } from './fields-context.ts';
import { linkChoices } from './link-input.tsx';
import {
  canMove,
  entryAt,
  hasRoom,
  holdsLinks,
  isMoveKey,
  type LinkTree,
  linksIn,
  type MoveKey,
  moveEntry,
  placeByKey,
  type TreePath,
  targetOf,
  textOf,
  withEntry,
  withNewEntry,
  withoutEntry,
} from './link-tree.ts';
import { SingleView } from './single-view.tsx';
import { type DropPlace, useDrag } from './use-drag.ts';
import { isGroup, startOf, titleOf, withField } from './values.ts';

type TreeProps = FieldProps<Extract<Field, { control: 'list' }>> & { tree: LinkTree };

/** What the rows of a tree share. */
type Rows = TreeProps & {
  entries: readonly unknown[];
  opened: TreePath | undefined;
  setOpened: (path: TreePath | undefined) => void;
  drag: ReturnType<typeof useDrag<TreePath>>;
  set: (entries: readonly unknown[]) => void;
  /** Moves an entry as a key does. `focused`: what has the focus in its row then. */
  moveByKey: (path: TreePath, key: MoveKey, focused: string) => void;
  add: (path: TreePath, value: unknown) => void;
  remove: (path: TreePath) => void;
};

/** Links, or entries with links: a menu, the columns of a footer. Each is a row that opens its fields, and moves by dragging and by keys. */
export function TreeView(props: TreeProps): ReactNode {
  const { field, path, value, onChange, tree } = props;
  const { texts } = useContext(FieldsContext);
  const list = useRef<HTMLOListElement>(null);
  const focusNext = useRef<{ row: string; focused: string }>(undefined);
  const [opened, setOpened] = useState<TreePath>();
  const entries: readonly unknown[] = Array.isArray(value) ? value : [];
  useEffect(() => {
    const { row: at, focused } = focusNext.current ?? {};
    if (at === undefined) return;
    focusNext.current = undefined;
    const row = list.current?.querySelector(`details[data-path="${at}"]`);
    (row?.querySelector<HTMLElement>(`${focused}:not(:disabled)`) ?? row?.querySelector('summary') ?? buttonAfter(list.current))?.focus();
  });
  const set = (next: readonly unknown[]): void => onChange(next.length === 0 && field.isOptional ? undefined : next);
  const focusAt = (to: TreePath, focused: string): void => {
    focusNext.current = { row: pathOf(props, to).join('.'), focused };
  };
  const move = (from: TreePath, to: TreePath, focused: string): void => {
    const moved = moveEntry(entries, tree, from, to);
    setOpened(opened?.join() === from.join() ? moved.at : undefined);
    focusAt(moved.at, focused);
    set(moved.entries);
  };
  const drag = useDrag<TreePath>({
    placeAt: (...where) => placeAt(entries, tree, ...where),
    onDrop: (from, to) => move(from, to, 'summary'),
  });
  const rows: Rows = {
    ...props,
    entries,
    opened,
    setOpened,
    drag,
    set,
    moveByKey: (from, key, focused) => {
      const place = placeByKey(entries, tree, from, key);
      if (place) move(from, place, focused);
    },
    add: (at, entry) => {
      setOpened(at);
      focusAt(at, ':is(input, textarea)');
      set(withNewEntry(entries, tree, at, entry));
    },
    remove: (at) => {
      const next = withoutEntry(entries, tree, at);
      setOpened(undefined);
      focusAt(entryAt(next, tree, at) === undefined ? rowBefore(at) : at, 'summary');
      set(next);
    },
  };
  return (
    <Frame {...props}>
      <Problems path={path} />
      {entries.length > 0 && (
        <p className="about">
          {texts.treeHint} {tree.isOneKind && texts.levelHint}
        </p>
      )}
      <ol className="tree" ref={list}>
        {entries.map((entry, index) => (
          <li key={index}>
            <TreeRow {...rows} at={[index]} />
            {holdsLinks(entry, tree) && <Links {...rows} index={index} />}
          </li>
        ))}
      </ol>
      <AddButtons {...rows} at={[entries.length]} />
    </Frame>
  );
}

/** The links in an entry. */
function Links({ index, ...rows }: Rows & { index: number }): ReactNode {
  const { entries, tree } = rows;
  const links = linksIn(entries[index], tree);
  return (
    <>
      <ol>
        {links.map((_, link) => (
          <li key={link}>
            <TreeRow {...rows} at={[index, link]} />
          </li>
        ))}
      </ol>
      <AddButtons {...rows} at={[index, links.length]} />
    </>
  );
}

/** An entry: its text and its target, and when it is open, its fields and what can be done with it. */
function TreeRow({ at, ...rows }: Rows & { at: TreePath }): ReactNode {
  const { tree, entries, opened, setOpened, drag, set, field } = rows;
  const { texts, problems } = useContext(FieldsContext);
  const entry = entryAt(entries, tree, at);
  const fields = fieldsAt(tree, at);
  const path = pathOf(rows, at);
  const isOpen = opened?.join() === at.join();
  const read = (one: Field | undefined): unknown => (one && isGroup(entry) ? entry[one.name] : undefined);
  const name = String(read(textOf(fields)) ?? '') || nameAt(field, path, texts);
  // The links in the entry have rows that show their own.
  const { length: count } = problemsWithin(problems, path).filter((one) => typeof one.path[path.length + 1] !== 'number');
  return (
    <div {...drag.rowOf(at)}>
      <span {...drag.handleOf(at)} />
      <details
        data-path={path.join('.')}
        open={isOpen}
        onKeyDown={(event) => onRowKey(event, at, rows)}
        onToggle={({ currentTarget }) => {
          if (currentTarget.open) setOpened(at);
          else if (isOpen) setOpened(undefined);
        }}
      >
        <summary>
          {name} <span>{String(read(targetOf(fields)) ?? '')}</span>{' '}
          {count > 0 && <strong className="problem">{problemCount(count, texts)}</strong>}
        </summary>
        {isOpen && (
          <>
            <Problems path={path} />
            {fields.map((one) => (
              <SingleView
                key={one.name}
                field={one}
                path={[...path, one.name]}
                value={read(one)}
                onChange={(next) => set(withEntry(entries, tree, at, withField(entry, one.name, next)))}
              />
            ))}
            {at.length === 1 && tree.inner && !holdsLinks(entry, tree) && <AddButtons {...rows} at={[at[0], 0]} />}
            <RowButtons {...rows} at={at} name={name} />
          </>
        )}
      </details>
    </div>
  );
}

function onRowKey(event: KeyboardEvent, at: TreePath, { moveByKey, remove }: Rows): void {
  const { key, altKey, target } = event;
  const isOnRow = target instanceof HTMLElement && target.tagName === 'SUMMARY';
  // In an input, Alt with ← or → may move the caret, and with ↑ or ↓ a select opens.
  const isOwn = isOnRow || (!key.endsWith('t') && !(target instanceof HTMLSelectElement));
  if (altKey && isMoveKey(key) && isOwn) moveByKey(at, key, isOnRow ? 'summary' : `[data-path$=".${fieldOf(target)}"]`);
  else if (key === 'Delete' && isOnRow) remove(at);
  else if (!altKey && isOnRow && (key === 'ArrowUp' || key === 'ArrowDown')) focusRow(target, key === 'ArrowUp' ? -1 : 1);
  else return;
  event.preventDefault();
  event.stopPropagation();
}

/** Returns the name of the field that an input is for. */
const fieldOf = (target: EventTarget): string => (target instanceof HTMLElement ? (target.dataset.path?.split('.').at(-1) ?? '') : '');

/** Focuses the row above (-1) or below (1) one. */
function focusRow(summary: HTMLElement, by: -1 | 1): void {
  const all = [...(summary.closest('.tree')?.querySelectorAll('summary') ?? [])];
  all[all.indexOf(summary) + by]?.focus();
}

function RowButtons({ at, name, ...rows }: Rows & { at: TreePath; name: string }): ReactNode {
  const { entries, tree, moveByKey, remove } = rows;
  const { texts } = useContext(FieldsContext);
  return (
    <div className="moves">
      {moveButtons(texts)
        .filter(({ key }) => tree.isOneKind || !key.endsWith('t'))
        .map(({ key, arrow, label }) => (
          <button
            key={key}
            type="button"
            data-key={key}
            aria-label={fillIn(label, { name })}
            disabled={!placeByKey(entries, tree, at, key)}
            onClick={() => moveByKey(at, key, `[data-key="${key}"]`)}
          >
            {arrow}
          </button>
        ))}
      <button type="button" aria-label={fillIn(texts.remove, { name })} onClick={() => remove(at)}>
        {texts.removeShort}
      </button>
    </div>
  );
}

const moveButtons = ({ up, down, indent, outdent }: FieldTexts): { key: MoveKey; arrow: string; label: string }[] => [
  { key: 'ArrowUp', arrow: '↑', label: up },
  { key: 'ArrowDown', arrow: '↓', label: down },
  { key: 'ArrowRight', arrow: '→', label: indent },
  { key: 'ArrowLeft', arrow: '←', label: outdent },
];

/** The buttons that add an entry at a path: a page of the site, or any entry. */
function AddButtons({ at, ...rows }: Rows & { at: TreePath }): ReactNode {
  const { tree, entries, add } = rows;
  const { texts, sources } = useContext(FieldsContext);
  const fields = fieldsAt(tree, at);
  const list = at.length === 1 ? tree.list : tree.inner?.list;
  const [text, target] = [textOf(fields), targetOf(fields)];
  const isFull = !hasRoom(entries, tree, at);
  const parent = at.length === 1 ? undefined : entryAt(entries, tree, [at[0]]);
  const parentName = parent === undefined ? labelOf(tree.list) : fillIn(texts.addTo, { name: titleOf(tree.list.item, parent) });
  return (
    <div className="moves">
      {sources && text && target && !isFull && (
        <ChoiceButton
          name={parentName}
          label={texts.addPage}
          layout="rows"
          load={async () => linkChoices(await sources.links(), { ownPath: '', isPage: false, texts })}
          onChoose={(to, title) => add(at, { [text.name]: title, [target.name]: to })}
        />
      )}
      <button type="button" disabled={isFull} onClick={() => list && add(at, startOf(list.item))}>
        {texts.addEntry} <span className="unseen">{parentName}</span>
        {isFull && ` (${fillIn(texts.atMost, { count: list?.maxItems ?? 0 })})`}
      </button>
    </div>
  );
}

const fieldsAt = ({ fields, inner }: LinkTree, at: TreePath) => (at.length === 1 ? fields : (inner?.fields ?? []));

/** Returns the path of an entry in the block or file. */
const pathOf = ({ path, tree }: TreeProps, [index, link]: TreePath): (string | number)[] =>
  link === undefined ? [...path, index] : [...path, index, tree.inner?.list.name ?? '', link];

/** Returns the path of the row before one, in its list or around it. */
const rowBefore = ([index, link]: TreePath): TreePath => (link === undefined ? [index - 1] : link === 0 ? [index] : [index, link - 1]);

/** Returns where an entry is dropped on a row: before it, behind it, or in the middle of an entry, into its links. */
function placeAt(
  entries: readonly unknown[],
  tree: LinkTree,
  from: TreePath,
  row: TreePath,
  part: number,
): DropPlace<TreePath> | undefined {
  const [index, link] = row;
  const count = linksIn(entries[index], tree).length;
  const inside: DropPlace<TreePath> = { to: [index, count], shown: 'into' };
  const isInside = link === undefined && tree.inner !== undefined && from.join() !== row.join() && canMove(entries, tree, from, inside.to);
  if (isInside && part > 0.3 && (part < 0.7 || count > 0)) return inside;
  const to: TreePath = link === undefined ? [part < 0.5 ? index : index + 1] : [index, part < 0.5 ? link : link + 1];
  return canMove(entries, tree, from, to) ? { to, shown: part < 0.5 ? 'before' : 'after' } : undefined;
}

/** Returns the button behind a list, which adds an entry. */
const buttonAfter = (list: Element | null): HTMLElement | null | undefined => list?.nextElementSibling?.querySelector('button');
