/**
 * Returns what a visitor has filled into a form, as drafts keep it: the values of inputs with the class `form-box`, and of
 * checked boxes. Each box has a name of its own.
 */
export const draftValues = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries(
    [...form.querySelectorAll<HTMLInputElement>('.form-box,input:checked')].map(({ name, value, checked }) => [
      checked ? `${name} ${value}` : name,
      value,
    ]),
  );
