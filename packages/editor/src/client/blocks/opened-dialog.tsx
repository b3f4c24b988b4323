import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';

type OpenedDialogProps = { title: string; close: string; className?: string; onClose: () => void; children: ReactNode };

/** A dialog that is open as long as it is rendered. The focus returns to where it was. */
export function OpenedDialog({ title, close, className, onClose, children }: OpenedDialogProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  // Before the dialog is removed, because only then the browser returns the focus.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog ref={dialog} className={className} aria-labelledby={id} onClose={onClose}>
      <h2 id={id}>{title}</h2>
      {children}
      <button type="button" onClick={() => dialog.current?.close()}>
        {close}
      </button>
    </dialog>
  );
}
