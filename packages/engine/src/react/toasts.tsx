import { useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { resolveValue, type Toast, toast, useToaster } from 'react-hot-toast/headless';
import { Glyph } from './glyph.tsx';

/** How long messages stay, in milliseconds, and how many at once. */
type ToasterProps = { success: number; error: number; limit: number };

/** Milliseconds that a message takes to go. */
const removeDelay = 200;

let isShown = false;

/** Shows a message over the page, in the place that the document keeps for it; it stays when pages change without a load. */
export function showToast(kind: 'success' | 'error', text: string): void {
  const place = document.querySelector<HTMLElement>('[data-toasts]');
  if (place && !isShown) {
    const { success, error, limit } = place.dataset;
    createRoot(place).render(<Toaster success={Number(success)} error={Number(error)} limit={Number(limit)} />);
    isShown = true;
  }
  toast[kind](text);
}

/** The messages, newest first. They wait while the pointer or the focus is among them. */
function Toaster({ success, error, limit }: ToasterProps) {
  const { toasts, handlers } = useToaster({ removeDelay, success: { duration: success }, error: { duration: error } });
  const { hold, release } = useHold(handlers);
  /** Where the focus was before it came here. */
  const origin = useRef<Element>(null);
  const close = (id: string): void => {
    toast.dismiss(id);
    // What is taken away tells nobody that it was left.
    release('pointer', 'focus');
    if (origin.current instanceof HTMLElement) origin.current.focus({ preventScroll: true });
  };
  return toasts.slice(0, limit).map((one) => (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms.
    <div
      key={one.id}
      role="group"
      className="toast"
      data-kind={one.type}
      data-leaving={one.visible ? undefined : ''}
      onPointerEnter={() => hold('pointer')}
      onPointerLeave={() => release('pointer')}
      onFocus={({ relatedTarget }) => {
        if (!relatedTarget?.closest('[data-toasts]')) origin.current = relatedTarget;
        hold('focus');
      }}
      onBlur={() => release('focus')}
    >
      <Message toast={one} onClose={() => close(one.id)} />
    </div>
  ));
}

function Message({ toast: one, onClose }: { toast: Toast; onClose: () => void }) {
  return (
    <>
      <p>{resolveValue(one.message, one)}</p>
      <button type="button" aria-label="Close message" onClick={onClose}>
        <Glyph name="x" className="size-5" />
      </button>
    </>
  );
}

type Handlers = { startPause: () => void; endPause: () => void };

/** Stops the messages' time while there is any reason to. */
function useHold({ startPause, endPause }: Handlers) {
  const reasons = useRef(new Set<string>());
  return {
    hold: (reason: string): void => {
      if (reasons.current.size === 0) startPause();
      reasons.current.add(reason);
    },
    release: (...ended: string[]): void => {
      const isHeld = reasons.current.size > 0;
      for (const reason of ended) reasons.current.delete(reason);
      if (isHeld && reasons.current.size === 0) endPause();
    },
  };
}
