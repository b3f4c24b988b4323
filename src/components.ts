/** What renders the site: loaded by the build and the live preview. */
export { islands } from './blocks/interactive.ts';
export { staticComponents } from './blocks/static.ts';
export { layouts } from './layout/layouts.ts';
