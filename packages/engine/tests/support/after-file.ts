type Cleanup = () => unknown;

const cleanups: Cleanup[] = [];

/** Registers a function to call at the end of the running test file. Works at the top of a file and inside a test. */
export const afterFile = (cleanup: Cleanup): void => {
  cleanups.push(cleanup);
};

/** Calls the registered functions, the last one first. */
export async function cleanUpAfterFile(): Promise<void> {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
}
