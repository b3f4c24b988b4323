import type { IconShapes } from '@pagewright/core';
import { lucideIcons } from './lucide-icons.ts';

/** A choice: more than fit into a dialog, so that one who does not find an icon among them types another word. */
const maxIcons = 120;

/** Returns the icons whose name or subject contains all words, the best first: an icon with the name itself, names that begin with the words, other names. */
export function findIcons(words: string): { name: string; shapes: IconShapes }[] {
  const wanted = words
    .toLowerCase()
    .split(/[\s-]+/)
    .filter(Boolean);
  const name = wanted.join('-');
  const rank = (icon: string): number => (icon === name ? 0 : icon.startsWith(name) ? 1 : icon.includes(name) ? 2 : 3);
  return lucideIcons
    .names()
    .filter((icon) => wanted.every((word) => icon.includes(word) || lucideIcons.subjectsOf(icon).some((subject) => subject.includes(word))))
    .sort((one, other) => rank(one) - rank(other))
    .slice(0, maxIcons)
    .flatMap((icon) => {
      const shapes = lucideIcons.get(icon);
      return shapes ? [{ name: icon, shapes }] : [];
    });
}
