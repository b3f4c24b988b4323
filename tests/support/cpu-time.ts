/**
 * Returns the CPU time of this process during a call, in milliseconds. Other processes do not count, but other threads of
 * this one do: only for isolated files.
 */
export function cpuTime(run: () => void): number {
  const started = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(started);
  return (user + system) / 1_000;
}
