import { provideLook } from '../../../src/looks/look-context.tsx';
import { arches } from './looks/arches/arches.ts';

/** What the clinic adds to the components of the extended site: its blocks, and its look for all of them. */
export { staticComponents } from './blocks/static.ts';
export const Provider = provideLook({ arches });
export const islands = {};
export const layouts = {};
