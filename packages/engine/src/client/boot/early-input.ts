import { islandHydrates } from '../page-events.ts';
import { changeEarly, undoChanges } from './early-changes.ts';
import { isPosted, submitEarly } from './early-submit.ts';
import { hydrateIsland } from './hydrate-islands.ts';
import { earlyIsland, hydrateSoon } from './hydrate-soon.ts';
import { showPartFailed } from './part-failed.ts';

/**
 * Answers what visitors do in an island before it is hydrated: a press of a button is repeated and a form is sent when
 * the code arrives in time. Otherwise the visitor reads that the part does not work, and the browser posts the form.
 */
export function catchEarlyInput(): void {
  const touch = ({ target }: Event): void => {
    const island = earlyIsland(target);
    if (island) hydrateIsland(island).catch(reportError);
  };
  addEventListener('pointerdown', touch, { capture: true, passive: true });
  addEventListener('focusin', touch, true);
  addEventListener('click', repeatClick, true);
  addEventListener('submit', submitEarly, true);
  addEventListener(islandHydrates, (event) => {
    const island = earlyIsland(event.target);
    if (!island) return;
    if (isPosted(island)) event.preventDefault();
    else undoChanges(island);
  });
}

/** A button that is pressed several times before the code is there is pressed once then. */
function repeatClick({ target }: MouseEvent): void {
  const island = earlyIsland(target);
  const button = target instanceof Element ? target.closest<HTMLElement>('button:not([type="submit"])') : null;
  if (!island || !button || button.ariaBusy) return;
  changeEarly(island, button, 'ariaBusy', 'true');
  hydrateSoon(island).then(
    () => {
      if (!earlyIsland(button)) button.click();
    },
    () => {
      undoChanges(island);
      if (button.isConnected) showPartFailed();
    },
  );
}
