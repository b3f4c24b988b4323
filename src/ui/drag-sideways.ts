type Drag = {
  onStart: () => void;
  /** Pixels from where it began, to the right. */
  onMove: (pixels: number) => void;
  onEnd: (pixels: number) => void;
};

/** Pixels after which a press is a drag. */
const threshold = 6;

/** Tells of drags to the left and right on an element, by mouse, pen or finger. */
export function dragSideways(element: HTMLElement, { onStart, onMove, onEnd }: Drag, signal: AbortSignal): void {
  let pressedAt: number | undefined;
  let isDragging = false;
  const release = ({ clientX }: PointerEvent): void => {
    if (isDragging && pressedAt !== undefined) onEnd(clientX - pressedAt);
    isDragging = false;
    pressedAt = undefined;
  };
  // A browser that selects text or carries a picture away would take the drag for itself.
  const keep = (event: Event): void => {
    if (pressedAt !== undefined) event.preventDefault();
  };
  element.addEventListener(
    'pointerdown',
    ({ isPrimary, button, clientX }) => {
      if (isPrimary && button === 0) pressedAt = clientX;
    },
    { signal },
  );
  element.addEventListener(
    'pointermove',
    ({ clientX, pointerId }) => {
      if (pressedAt === undefined) return;
      const pixels = clientX - pressedAt;
      if (!isDragging && Math.abs(pixels) > threshold) {
        isDragging = true;
        element.setPointerCapture(pointerId);
        onStart();
      }
      if (isDragging) onMove(pixels);
    },
    { signal },
  );
  for (const type of ['pointerup', 'pointercancel'] as const) element.addEventListener(type, release, { signal });
  for (const type of ['selectstart', 'dragstart']) element.addEventListener(type, keep, { signal });
}
