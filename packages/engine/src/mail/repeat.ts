/** Calls `work` every so many milliseconds until the signal aborts. Failures are the work's own to report. Does not keep the process running. */
export function repeatUntil(signal: AbortSignal, milliseconds: number, work: () => Promise<unknown>): void {
  if (signal.aborted) return;
  const timer = setInterval(() => void work().catch(() => undefined), milliseconds);
  timer.unref();
  signal.addEventListener('abort', () => clearInterval(timer));
}
