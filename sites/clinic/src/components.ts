/** What the clinic adds to the components of the extended site: its blocks, and its pattern for all of them. */
export { staticComponents } from './blocks/static.ts';
export { ClinicProvider as Provider } from './patterns/clinic-provider.tsx';
export const islands = {};
export const layouts = {};
