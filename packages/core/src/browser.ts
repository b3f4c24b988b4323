/** The part of the core that pages load in the browser of a visitor: it imports no YAML and no zod. */

export { activeFields, entriesAt, holds } from './forms/answers.ts';
export { answerErrors } from './forms/fields/answer-error.ts';
export { localToday } from './forms/fields/answer-values.ts';
export { composeFormMessage } from './forms/fields/compose-form-message.ts';
export { formErrors } from './forms/shared/field-error.ts';
export { honeypot, keyField, proofField } from './forms/shared/hidden-fields.ts';
export { addressBelow, pageAddress } from './model/address.ts';
export { withCountry } from './model/calling-code.ts';
export { composeMessage } from './model/compose-message.ts';
export { contrast, minContrast } from './model/contrast.ts';
export { fillInCount, formFor } from './model/count-text.ts';
export { escapeHtml } from './model/escape-html.ts';
export { fileKindOf, fileKinds } from './model/file-kinds.ts';
export { fillIn } from './model/fill-in.ts';
export { formName, formSite, isOwnService } from './model/form-site.ts';
export { fieldsOfStep, fieldsOfSteps, formSteps } from './model/form-structure.ts';
export { formatMoment, formatMoney, formatTime, formatTimes, formatValue, type ValueWords } from './model/format-value.ts';
export { htmlTag } from './model/html-tag.ts';
export { languageLinks } from './model/language-links.ts';
export { homeAddress, ownSettings } from './model/site-model.ts';
export { termsOf } from './search/words.ts';
export { formTarget, targetNames } from './text/form-target.ts';
export { fragmentOf } from './text/fragment.ts';
export { phoneHref } from './text/phone-number.ts';
export { wordsOfName } from './text/words-of-name.ts';
export { dayOf, endOf, isDay, localTimeOf, startOf, withOffset, writtenOffset } from './time/moment.ts';
export { trustType } from './trust/trust-type.ts';
