import { wakeIsland } from './approach-islands.ts';

const sleepingIsland = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-island]:not([data-awake])') : null;

/**
 * Keeps what visitors do in an island before its code is there: a press of a button is repeated once it
 * is awake, a form is submitted then. Where the code cannot be had, the form goes the way it goes without script.
 */
export function catchEarlyInput(): void {
  const touch = ({ target }: Event): void => {
    const island = sleepingIsland(target);
    if (island) wakeIsland(island).catch(reportError);
  };
  addEventListener('pointerdown', touch, { capture: true, passive: true });
  addEventListener('focusin', touch, true);
  addEventListener('click', repeatClick, true);
  addEventListener('submit', postponeSubmit, true);
}

function repeatClick({ target }: MouseEvent): void {
  const island = sleepingIsland(target);
  const button = target instanceof Element ? target.closest<HTMLElement>('button:not([type="submit"])') : null;
  if (island && button) wakeIsland(island).then(() => button.click(), reportError);
}

function postponeSubmit(event: SubmitEvent): void {
  const island = sleepingIsland(event.target);
  const form = event.target;
  if (!island || !(form instanceof HTMLFormElement)) return;
  event.preventDefault();
  wakeIsland(island).then(
    () => form.requestSubmit(),
    () => {
      // A form that cannot go anywhere by itself says so.
      form.setAttribute('data-stuck', '');
      form.submit();
    },
  );
}
