type HiddenFieldsProps = { id: string; name: string; honeypot: string; label: string };

/** Fields for the service when there is no script: the name of the form, and a honeypot that only programs fill in. */
export function HiddenFields({ id, name, honeypot, label }: HiddenFieldsProps) {
  return (
    <div aria-hidden="true" className="sr-only">
      <input type="hidden" name="form" value={name} />
      <label htmlFor={id}>{label}</label>
      <input id={id} name={honeypot} tabIndex={-1} autoComplete="off" />
    </div>
  );
}
