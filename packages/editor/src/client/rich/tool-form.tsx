import { isComposing } from 'pagewright/fields';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';

type ToolFormProps = { label: string; onSubmit: () => void; onClose: () => void; buttons?: ReactNode; children: ReactNode };

/** What the fields of these forms have in common. */
export const plainField = { description: '', isOptional: false, default: undefined, form: {}, sample: '' };

/** A form below the tools of a text. Its first input has the focus, and Escape returns to the text. */
export function ToolForm({ label, onSubmit, onClose, buttons, children }: ToolFormProps): ReactNode {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  const onKeyDown = (event: KeyboardEvent): void => {
    const isInDialog = event.target instanceof Element && event.target.closest('dialog') !== null;
    if (event.key !== 'Escape' || isComposing(event.nativeEvent) || isInDialog) return;
    event.preventDefault();
    onClose();
  };
  return (
    <form
      ref={form}
      onKeyDown={onKeyDown}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {children}
      <div className="tools">
        <button type="submit" className="main">
          {label}
        </button>
        {buttons}
      </div>
    </form>
  );
}
