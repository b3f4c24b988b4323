/** Puts the two pictures on top of each other. The slider sets how much of the first one is visible. */
export default function enhance(element: HTMLElement, _props: object, signal: AbortSignal): void {
  const frame = element.querySelector<HTMLElement>('[data-compare]');
  const slider = frame?.querySelector('input');
  if (!frame || !slider) return;
  const show = (): void => frame.style.setProperty('--share', `${slider.value}%`);
  slider.addEventListener('input', show, { signal });
  slider.hidden = false;
  frame.dataset.compare = 'over';
  show();
}
