/** The parts of the page model that block declarations use. */

export { fieldsOfSteps, formBlockSite, formSite, formSteps, pageAddress, phoneNumber, searchIndexAddress } from '@pagewright/core';
