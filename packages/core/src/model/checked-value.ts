/** The answer of a checkbox that is checked. An unchecked one has no answer. */
export const checkedValue = 'yes';
