/** Parts of the page model that declarations of blocks use. */
export { formSite } from './form-site.ts';
