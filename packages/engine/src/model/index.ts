/** The parts of the page model that block declarations use. */

export { phoneNumber } from '../text/phone-number.ts';
export { formBlockSite } from './form-block-site.ts';
export { formSite } from './form-site.ts';
export { fieldsOfSteps, formSteps } from './form-structure.ts';
export { searchIndexPath } from './search-index-path.ts';
