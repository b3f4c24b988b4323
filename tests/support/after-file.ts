type Cleanup = () => unknown;

const cleanups: Cleanup[] = [];

/** Registers work for the end of the running test file. Test support may call it from anywhere, also from inside a test. */
export const afterFile = (cleanup: Cleanup): void => {
  cleanups.push(cleanup);
};

/** Runs what the test file registered, last first. */
export async function cleanUpAfterFile(): Promise<void> {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
}
