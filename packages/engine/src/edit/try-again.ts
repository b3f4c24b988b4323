/** A choice: how often a change is tried when somebody saves its file meanwhile. A program that saves all the time wins. */
const maxTries = 5;

/** Thrown when a file was saved between reading and writing it. `file`: its path in the site folder. */
export class SavedMeanwhileError extends Error {
  constructor(readonly file: string) {
    super(`${file} was saved meanwhile.`);
  }
}

/** Makes a change from the files as they are now, and once more when one of them was saved meanwhile, until it is given up as a conflict. */
export async function tryAgain<Result>(
  make: () => Promise<Result>,
  triesLeft = maxTries - 1,
): Promise<Result | { outcome: 'conflict'; file: string }> {
  try {
    return await make();
  } catch (error) {
    if (!(error instanceof SavedMeanwhileError)) throw error;
    return triesLeft > 0 ? tryAgain(make, triesLeft - 1) : { outcome: 'conflict', file: error.file };
  }
}
