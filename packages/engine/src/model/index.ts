/** The parts of the page model that block declarations use. */
export { formSite } from './form-site.ts';
export { fieldsOfSteps, formSteps } from './form-structure.ts';
