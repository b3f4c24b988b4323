/** The parts of the page model that block declarations use. */
export { formBlockSite } from './form-block-site.ts';
export { formSite } from './form-site.ts';
export { fieldsOfSteps, formSteps } from './form-structure.ts';
export { phoneNumber } from './phone-number.ts';
export { searchIndexPath } from './search-index-path.ts';
