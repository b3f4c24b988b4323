import { type DragEvent, type HTMLAttributes, useState } from 'react';

/** A place for a dragged entry, and where beside the row under the pointer a line shows it. */
export type DropPlace<Path> = { to: Path; shown: 'before' | 'into' | 'after' };

type Drag<Path> = {
  /** Returns where an entry is dropped when the pointer is on a row. `part`: 0 at the upper edge of the row, 1 at the lower one. */
  placeAt: (from: Path, row: Path, part: number) => DropPlace<Path> | undefined;
  onDrop: (from: Path, to: Path) => void;
};

type Dragging<Path> = {
  /** The attributes of what the pointer takes to move the entry at a path. */
  handleOf: (path: Path) => HTMLAttributes<HTMLElement> & { draggable: true };
  /** The attributes of the row of the entry at a path. */
  rowOf: (path: Path) => HTMLAttributes<HTMLElement>;
};

/** Entries of a list or tree that are moved by dragging them. Keys and buttons do the same. */
export function useDrag<Path extends readonly number[]>({ placeAt, onDrop }: Drag<Path>): Dragging<Path> {
  const [dragged, setDragged] = useState<Path>();
  const [target, setTarget] = useState<DropPlace<Path> & { row: Path }>();
  const end = (): void => {
    setDragged(undefined);
    setTarget(undefined);
  };
  const onDragOver = (event: DragEvent, row: Path): void => {
    if (!dragged) return;
    const { top, height } = event.currentTarget.getBoundingClientRect();
    const place = placeAt(dragged, row, (event.clientY - top) / height);
    setTarget(place && { ...place, row });
    if (place) event.preventDefault();
  };
  return {
    handleOf: (path) => ({
      draggable: true,
      'aria-hidden': true,
      className: 'handle',
      children: '⠿',
      onDragStart: ({ dataTransfer, currentTarget }) => {
        dataTransfer.effectAllowed = 'move';
        dataTransfer.setDragImage(currentTarget.closest('.row') ?? currentTarget, 0, 0);
        setDragged(path);
      },
      onDragEnd: end,
    }),
    rowOf: (path) => ({
      className: target?.row.join() === path.join() ? `row drop-${target.shown}` : 'row',
      onDragOver: (event) => onDragOver(event, path),
      onDrop: (event) => {
        event.preventDefault();
        if (dragged && target) onDrop(dragged, target.to);
        end();
      },
    }),
  };
}
