/** What renders the blocks of the workshop. Layouts are those of the extended site. */
export { islands } from './blocks/interactive.ts';
export { staticComponents } from './blocks/static.ts';
export const layouts = {};
