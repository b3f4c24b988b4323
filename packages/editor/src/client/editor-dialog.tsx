import { type KeyboardEvent, type ReactNode, useCallback, useEffect, useId, useRef, useState } from 'react';

type DialogProps = {
  /** The text of the button that opens it. */
  label: ReactNode;
  title: string;
  close: string;
  disabled?: boolean;
  isMain?: boolean;
  isWide?: boolean;
  /** The path of the field that it changes: the buttons of problems lead to such a place. */
  field?: string;
  onOpen?: () => void;
  onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void;
  /** Returns what is in it while it is open. */
  children: (close: () => void) => ReactNode;
};

/** A button, and the dialog that it opens. */
export function EditorDialog({
  label,
  title,
  close,
  disabled,
  isMain,
  isWide,
  field,
  onOpen,
  onKeyDown,
  children,
}: DialogProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const open = (): void => {
    onOpen?.();
    setOpen(true);
  };
  const closeIt = useCallback(() => dialog.current?.close(), []);
  // Its first control gets the focus, so it is there before.
  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
  }, [isOpen]);
  return (
    <>
      <button
        type="button"
        className={isMain ? 'main' : undefined}
        data-path={field}
        disabled={disabled}
        aria-haspopup="dialog"
        onClick={open}
      >
        {label}
      </button>
      <dialog
        ref={dialog}
        className={isWide ? 'wide' : undefined}
        aria-labelledby={id}
        onClose={() => setOpen(false)}
        onKeyDown={onKeyDown}
      >
        <h2 id={id}>{title}</h2>
        {isOpen && children(closeIt)}
        <button type="button" onClick={closeIt}>
          {close}
        </button>
      </dialog>
    </>
  );
}
