import { formFor, languageOf } from 'pagewright/browser';
import type { CountText } from 'pagewright/strings';

const minute = 60_000;

/** Shows the days, hours and minutes until the moment of the block, and then its last text. */
export default function enhance(element: HTMLElement, _props: object, signal: AbortSignal): void {
  const end = Date.parse(element.querySelector('time')?.dataset.end ?? '');
  const units = element.querySelector<HTMLElement>('[data-units]');
  const ended = element.querySelector<HTMLElement>('[data-ended]');
  const language = languageOf(element);
  let timer: ReturnType<typeof setTimeout> | undefined;

  const show = (): void => {
    const left = end - Date.now();
    const isOver = left <= 0;
    units?.toggleAttribute('hidden', isOver);
    ended?.toggleAttribute('hidden', !isOver);
    if (isOver) return;
    // The last minute shows 1, so that nobody sees 0 before the end.
    const minutes = Math.ceil(left / minute);
    write('days', Math.floor(minutes / (24 * 60)));
    write('hours', Math.floor(minutes / 60) % 24);
    write('minutes', minutes % 60);
    timer = setTimeout(show, left % minute || minute);
  };
  const write = (unit: string, value: number): void => {
    const place = element.querySelector(`[data-unit="${unit}"]`);
    const label = place?.parentElement?.querySelector('dt');
    if (!place || !label) return;
    const forms: CountText = JSON.parse(label.dataset.forms ?? '');
    place.textContent = value.toLocaleString(language);
    label.textContent = formFor(forms, value, language);
  };
  show();
  signal.addEventListener('abort', () => clearTimeout(timer));
}
