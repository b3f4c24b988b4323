import { islandHydrate } from '../page-events.ts';
import { changeBeforeHydration, showLoadFailure, undoChanges } from './early-changes.ts';
import { isPosted, submitEarly } from './early-form.ts';
import { hydrateForAction, hydrateIsland, unhydratedIsland } from './hydrate-islands.ts';

/**
 * Handles clicks and submits in an island before it is hydrated: repeats a click and submits a form again when the code
 * loads in time. Otherwise shows that this part of the page does not work, and lets the browser post the form.
 */
export function handleEarlyInput(): void {
  const touch = ({ target }: Event): void => {
    const island = unhydratedIsland(target);
    if (island) hydrateIsland(island).catch(reportError);
  };
  addEventListener('pointerdown', touch, { capture: true, passive: true });
  addEventListener('focusin', touch, true);
  addEventListener('click', repeatClick, true);
  addEventListener('submit', submitEarly, true);
  addEventListener(islandHydrate, (event) => {
    const island = unhydratedIsland(event.target);
    if (!island) return;
    if (isPosted(island)) event.preventDefault();
    else undoChanges(island);
  });
}

/** Clicks a button again after hydration: once, however often the visitor has clicked it. */
function repeatClick({ target }: MouseEvent): void {
  const island = unhydratedIsland(target);
  const button = target instanceof Element ? target.closest<HTMLElement>('button:not([type="submit"])') : null;
  if (!island || !button || button.ariaBusy) return;
  changeBeforeHydration(island, button, 'ariaBusy', 'true');
  hydrateForAction(island).then(
    () => {
      if (!unhydratedIsland(button)) button.click();
    },
    () => {
      undoChanges(island);
      if (button.isConnected) showLoadFailure();
    },
  );
}
