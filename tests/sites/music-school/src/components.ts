/** What renders the school's site. */
export { islands } from './blocks/interactive.ts';
export { staticComponents } from './blocks/static.ts';
export { layouts } from './layout/layouts.tsx';
