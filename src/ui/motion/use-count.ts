import { useEffect, useState } from 'react';

/** The longest time that counting takes, in milliseconds. */
const longest = 5000;

type CountOptions = { target: number; tickMilliseconds: number; isRunning: boolean };

/**
 * Counts from 0 to `target`, every `tickMilliseconds`, while `isRunning`: by one, or by more when that would take too long.
 * Returns the target before and after that, and always with reduced motion.
 */
export function useCount({ target, tickMilliseconds, isRunning }: CountOptions): number {
  const [value, setValue] = useState(target);
  useEffect(() => {
    if (!isRunning || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const step = Math.ceil((target * tickMilliseconds) / longest);
    setValue(0);
    const timer = setInterval(() => {
      setValue((current) => {
        if (current + step >= target) clearInterval(timer);
        return Math.min(current + step, target);
      });
    }, tickMilliseconds);
    return () => {
      clearInterval(timer);
      setValue(target);
    };
  }, [isRunning, target, tickMilliseconds]);
  return value;
}
