/** The components of the site. The build and the live preview load this module. */
export { enhanceScripts } from './blocks/enhance.ts';
export { islands } from './blocks/interactive.ts';
export { staticComponents } from './blocks/static.ts';
export { layouts } from './layout/layouts.ts';
export { LookProvider as Provider } from './looks/look-components.tsx';
