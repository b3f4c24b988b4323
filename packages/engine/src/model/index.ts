/** The parts of the page model that block declarations use. */

export { phoneNumber } from '../text/phone-number.ts';
export { pageAddress } from './address.ts';
export { formBlockSite } from './form-block-site.ts';
export { formSite } from './form-site.ts';
export { fieldsOfSteps, formSteps } from './form-structure.ts';
export { searchIndexAddress } from './search-index-path.ts';
