/** Lets the button hide and show the text. */
export default function enhance(element: HTMLElement, _props: object, signal: AbortSignal): void {
  const text = element.querySelector('p');
  const button = element.querySelector('button');
  if (!text || !button) return;
  button.hidden = false;
  button.addEventListener(
    'click',
    () => {
      text.hidden = !text.hidden;
      button.ariaExpanded = String(!text.hidden);
    },
    { signal },
  );
}
