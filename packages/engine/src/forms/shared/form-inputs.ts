type Input = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isInput = (element: unknown): element is Input =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement;

/** Returns the inputs of a form in document order: all of them, or those with a name. */
export const inputsOf = (form: HTMLFormElement, name?: string): Input[] =>
  [...form.elements].filter(isInput).filter((input) => name === undefined || input.name === name);

export const isCheckable = (input: Input): input is HTMLInputElement => input.type === 'checkbox' || input.type === 'radio';

/** Returns the files that the visitor has chosen in a form, or in its fields with a name. */
export const filesOf = (form: HTMLFormElement, name?: string): File[] =>
  [...new FormData(form)].flatMap(([field, value]) =>
    value instanceof File && value.name !== '' && (name === undefined || field === name) ? [value] : [],
  );
