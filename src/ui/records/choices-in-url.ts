type Control = HTMLInputElement | HTMLSelectElement;

const controlsIn = (form: HTMLFormElement): NodeListOf<Control> => form.querySelectorAll<Control>('input, select');

/** Makes the choices of a form that the URL names, unless the visitor has made some already. */
export function choicesInUrl(form: HTMLFormElement): void {
  if ([...new FormData(form).values()].some((value) => value !== '')) return;
  const { searchParams } = new URL(location.href);
  for (const control of controlsIn(form)) {
    const values = searchParams.getAll(control.name);
    if (control instanceof HTMLInputElement && control.type === 'checkbox') control.checked = values.includes(control.value);
    else control.value = values[0] ?? '';
    // An option that the list does not have.
    if (control instanceof HTMLSelectElement) control.selectedIndex = Math.max(control.selectedIndex, 0);
  }
}

/** Writes the choices of a form to the URL, and leaves the rest of it as it is. */
export function writeChoicesToUrl(form: HTMLFormElement): void {
  const url = new URL(location.href);
  for (const { name } of controlsIn(form)) url.searchParams.delete(name);
  for (const [name, value] of new FormData(form)) if (typeof value === 'string' && value !== '') url.searchParams.append(name, value);
  history.replaceState(history.state, '', url);
}
