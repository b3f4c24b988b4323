import type { Unit } from './budgets.ts';

/** The measured items of a page's weight, in the printed order. KiB are after gzip. */
export const weightItems = {
  'early-script': { what: 'script before load', unit: 'KiB' },
  script: { what: 'script, everything used', unit: 'KiB' },
  router: { what: 'router', unit: 'KiB' },
  styles: { what: 'styles', unit: 'KiB' },
  blocking: { what: 'render-blocking requests', unit: 'requests' },
  html: { what: 'HTML without styles', unit: 'KiB' },
  fonts: { what: 'fonts', unit: 'kB' },
  'font-files': { what: 'font files', unit: 'files' },
  images: { what: 'images, whole page', unit: 'kB' },
  'early-video': { what: 'video before load', unit: 'kB' },
  video: { what: 'video', unit: 'kB' },
} as const satisfies Record<string, { what: string; unit: Unit }>;

export type WeightItem = keyof typeof weightItems;

const isWeightItem = (name: string): name is WeightItem => Object.hasOwn(weightItems, name);

export const weightItemNames = Object.keys(weightItems).filter(isWeightItem);
