/** The pattern of this site: a plain one. Another brand exports another one here. */
export { plain as sitePattern } from './plain.tsx';
