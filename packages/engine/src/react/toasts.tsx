import { useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { resolveValue, type Toast, toast, useToaster } from 'react-hot-toast/headless';
import { Glyph } from './icons.tsx';

/** Durations of toasts in milliseconds, how many are shown at once, and the label of their close button. */
type ToasterProps = { success: number; error: number; limit: number; close: string };

/** Duration of the exit animation in milliseconds. */
const removeDelay = 200;

let isMounted = false;

/** Shows a toast. It stays visible during client-side navigation. */
export function showToast(kind: 'success' | 'error', text: string): void {
  const region = document.querySelector<HTMLElement>('[data-toasts]');
  if (region && !isMounted) {
    const { success, error, limit, close = '' } = region.dataset;
    createRoot(region).render(<Toaster success={Number(success)} error={Number(error)} limit={Number(limit)} close={close} />);
    isMounted = true;
  }
  toast[kind](text);
}

/** Renders the toasts, newest first. Hover and focus pause their timers. */
function Toaster({ success, error, limit, close: closeLabel }: ToasterProps) {
  const { toasts, handlers } = useToaster({ removeDelay, success: { duration: success }, error: { duration: error } });
  const { pause, resume } = usePauseReasons(handlers);
  /** The element that had the focus before the toasts. */
  const previousFocus = useRef<Element>(null);
  const close = (id: string): void => {
    toast.dismiss(id);
    // A removed element fires no leave and blur events.
    resume('pointer', 'focus');
    if (previousFocus.current instanceof HTMLElement) previousFocus.current.focus({ preventScroll: true });
  };
  return toasts.slice(0, limit).map((one) => (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms.
    <div
      key={one.id}
      role="group"
      className="toast"
      data-kind={one.type}
      data-leaving={one.visible ? undefined : ''}
      onPointerEnter={() => pause('pointer')}
      onPointerLeave={() => resume('pointer')}
      onFocus={({ relatedTarget }) => {
        if (!relatedTarget?.closest('[data-toasts]')) previousFocus.current = relatedTarget;
        pause('focus');
      }}
      onBlur={() => resume('focus')}
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

/** Pauses the timers of toasts while there is at least one reason, such as `pointer`. */
function usePauseReasons({ startPause, endPause }: Handlers) {
  const reasons = useRef(new Set<string>());
  return {
    pause: (reason: string): void => {
      if (reasons.current.size === 0) startPause();
      reasons.current.add(reason);
    },
    resume: (...ended: string[]): void => {
      const wasPaused = reasons.current.size > 0;
      for (const reason of ended) reasons.current.delete(reason);
      if (wasPaused && reasons.current.size === 0) endPause();
    },
  };
}
