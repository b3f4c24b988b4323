/** The pattern of this site. Another brand exports another one here. */
export { weave as sitePattern } from './weave/weave.ts';
