import { useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { resolveValue, type Toast, toast, useToaster } from 'react-hot-toast/headless';
import { Glyph } from './glyph.tsx';

/** How long messages stay, in milliseconds; how many are shown at once; the name of their close button. */
type ToasterProps = { success: number; error: number; limit: number; close: string };

/** How long a message takes to disappear, in milliseconds. */
const removeDelay = 200;

let isShown = false;

/** Shows a message in the toast area of the document. It stays during client-side navigation. */
export function showToast(kind: 'success' | 'error', text: string): void {
  const place = document.querySelector<HTMLElement>('[data-toasts]');
  if (place && !isShown) {
    const { success, error, limit, close = '' } = place.dataset;
    createRoot(place).render(<Toaster success={Number(success)} error={Number(error)} limit={Number(limit)} close={close} />);
    isShown = true;
  }
  toast[kind](text);
}

/** The messages, newest first. They stay while one is hovered or focused. */
function Toaster({ success, error, limit, close: closeLabel }: ToasterProps) {
  const { toasts, handlers } = useToaster({ removeDelay, success: { duration: success }, error: { duration: error } });
  const { hold, release } = usePauseReasons(handlers);
  /** The element that had the focus before the messages. */
  const origin = useRef<Element>(null);
  const close = (id: string): void => {
    toast.dismiss(id);
    // A removed element fires no leave and blur events.
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
      <Message toast={one} closeLabel={closeLabel} onClose={() => close(one.id)} />
    </div>
  ));
}

function Message({ toast: one, closeLabel, onClose }: { toast: Toast; closeLabel: string; onClose: () => void }) {
  return (
    <>
      <p>{resolveValue(one.message, one)}</p>
      <button type="button" aria-label={closeLabel} onClick={onClose}>
        <Glyph name="x" className="size-5" />
      </button>
    </>
  );
}

type Handlers = { startPause: () => void; endPause: () => void };

/** Pauses the timers of messages while there is a reason to. */
function usePauseReasons({ startPause, endPause }: Handlers) {
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
