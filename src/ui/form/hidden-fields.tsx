import { honeypot } from 'pagewright/forms';

/** Fields for the service when there is no script: the name of the form, and a honeypot that only programs fill in. */
export function HiddenFields({ id, name, label }: { id: string; name: string; label: string }) {
  return (
    <div aria-hidden="true" className="sr-only">
      <input type="hidden" name="form" value={name} />
      <label htmlFor={id}>{label}</label>
      <input id={id} name={honeypot} tabIndex={-1} autoComplete="off" />
    </div>
  );
}
