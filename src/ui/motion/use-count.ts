import { useEffect, useState } from 'react';

type CountOptions = { target: number; tickMilliseconds: number; isRunning: boolean };

/**
 * Counts from 0 to `target`, by one every `tickMilliseconds`, while `isRunning`. Returns the target before and after that,
 * and always with reduced motion.
 */
export function useCount({ target, tickMilliseconds, isRunning }: CountOptions): number {
  const [value, setValue] = useState(target);
  useEffect(() => {
    if (!isRunning || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    setValue(0);
    const timer = setInterval(() => {
      setValue((current) => {
        if (current + 1 >= target) clearInterval(timer);
        return Math.min(current + 1, target);
      });
    }, tickMilliseconds);
    return () => {
      clearInterval(timer);
      setValue(target);
    };
  }, [isRunning, target, tickMilliseconds]);
  return value;
}
