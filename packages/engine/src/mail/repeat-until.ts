/** Calls `work` every `milliseconds` until the signal aborts. Ignores rejections. The timer does not keep the process running. */
export function repeatUntil(signal: AbortSignal, milliseconds: number, work: () => Promise<unknown>): void {
  if (signal.aborted) return;
  const timer = setInterval(() => void work().catch(() => undefined), milliseconds);
  timer.unref();
  signal.addEventListener('abort', () => clearInterval(timer));
}
