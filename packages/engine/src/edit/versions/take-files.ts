import type { InTurn, TakeFiles } from './version-store.ts';

/** A choice: how often files are taken beside edits. While people type all the time, the next attempt holds them up, when it is short. */
const maxTries = 5;

/** How long the attempts may have taken for that, in milliseconds: each a second at most. */
const maxHeld = 5000;

/** Says that files were changed each time that they were taken, and that taking them is too slow to hold edits up. */
export class ChangingError extends Error {}

/**
 * Returns a function that takes the files of a site beside edits, and takes them again when an edit was made meanwhile: they are the files of one
 * moment. `readChanges` returns another object after each edit.
 */
export function takeBesideEdits({ inTurn, readChanges }: { inTurn: InTurn; readChanges: () => unknown }): TakeFiles {
  // While no edit is half written.
  const changes = (): Promise<unknown> => inTurn(async () => readChanges());
  const tryToTake = async <Taken extends { remove: () => Promise<void> }>(
    take: () => Promise<Taken>,
    triesLeft: number,
    start = Date.now(),
  ): Promise<Taken> => {
    if (triesLeft === 0 && Date.now() - start > maxHeld) throw new ChangingError();
    if (triesLeft === 0) return inTurn(take);
    const before = await changes();
    try {
      const taken = await take();
      if ((await changes()) === before) return taken;
      await taken.remove();
    } catch (error) {
      // A file may have been deleted while it was read.
      if ((await changes()) === before) throw error;
    }
    return tryToTake(take, triesLeft - 1, start);
  };
  return (take) => tryToTake(take, maxTries);
}
