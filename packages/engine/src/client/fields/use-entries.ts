import { type RefObject, useEffect, useRef, useState } from 'react';
import { moved } from './values.ts';

type Entries = {
  /** For the list element. */
  list: RefObject<HTMLOListElement | null>;
  /** A key for each entry. It stays with the entry when that is moved, so that what is open stays open. */
  keys: readonly number[];
  /** The key of the entry that was added last. */
  added: number | undefined;
  add: (value: unknown) => void;
  remove: (index: number) => void;
  move: (from: number, to: number) => void;
};

/** Adds, removes and moves the entries of a list. The focus goes with the entry, or to the one that takes its place. */
export function useEntries(entries: readonly unknown[], set: (next: readonly unknown[]) => void): Entries {
  const list = useRef<HTMLOListElement>(null);
  const focusNext = useRef<() => void>(undefined);
  const [known, setKeys] = useState<readonly number[]>([]);
  const [added, setAdded] = useState<number>();
  // Undo and other hands change the list too.
  const keys = withLength(known, entries.length);
  useEffect(() => {
    focusNext.current?.();
    focusNext.current = undefined;
  });
  const buttonOf = (index: number): HTMLElement | null | undefined =>
    list.current?.children[index]?.querySelector<HTMLElement>(':scope > .moves button:not(:disabled)');
  return {
    list,
    keys,
    added,
    add: (value) => {
      const next = withLength(keys, keys.length + 1);
      setKeys(next);
      setAdded(next.at(-1));
      focusNext.current = () => list.current?.lastElementChild?.querySelector<HTMLElement>('input, select, textarea, button')?.focus();
      set([...entries, value]);
    },
    remove: (index) => {
      setKeys(keys.toSpliced(index, 1));
      // Behind the list is the button that adds an entry.
      focusNext.current = () =>
        (buttonOf(Math.min(index, keys.length - 2)) ?? list.current?.parentElement?.querySelector<HTMLElement>(':scope > button'))?.focus();
      set(entries.toSpliced(index, 1));
    },
    move: (from, to) => {
      if (to < 0 || to >= entries.length) return;
      const focused = document.activeElement;
      setKeys(moved(keys, from, to));
      focusNext.current = () => {
        if (focused instanceof HTMLElement) focused.focus();
        if (document.activeElement !== focused) buttonOf(to)?.focus();
      };
      set(moved(entries, from, to));
    },
  };
}

function withLength(keys: readonly number[], length: number): readonly number[] {
  const first = Math.max(-1, ...keys) + 1;
  return keys.length >= length
    ? keys.slice(0, length)
    : [...keys, ...Array.from({ length: length - keys.length }, (_, index) => first + index)];
}
