/** The fields of an e-mail that a link can fill in. */
export const mailFields = ['subject', 'body', 'cc', 'bcc'];

/** What is wrong with a `mailto:` link, the intended link if that is clear, and the name of a field that does not exist. */
export type MailLinkFault = { why: string; right?: string; isSure?: boolean; unknownField?: string };

/** An address, without what browsers and mail programs would read as the end of it. */
const address = /^[^\s@?&,;<>()"]+@[^\s@?&,;<>()"]+\.[^\s@?&,;<>()".]+$/u;

const areAddresses = (text: string): boolean => text.split(',').every((one) => address.test(one));

/**
 * Returns what is wrong with a link to an e-mail (RFC 6068): `mailto:a@b.example?subject=Your offer`. Undefined for a valid one. Values
 * may have spaces and other characters as visitors read them.
 */
export function findMailLinkFault(href: string): MailLinkFault | undefined {
  const { to, fields } = partsOf(href);
  const noAddress = { why: 'an e-mail address has an @ and a domain, such as hello@example.com' };
  if (!areAddresses(to)) {
    const right = to.replaceAll(/\s/g, '');
    if (right === to || !areAddresses(right)) return noAddress;
    return { why: 'the e-mail address contains a space', right: href.replace(to, right), isSure: true };
  }
  for (const { name, value, written } of fields) {
    const known = name.toLowerCase();
    if (value === undefined)
      return { why: `"${written}" has no = in it. For the character &, write %26`, right: href.replace(`&${written}`, `%26${written}`) };
    if (!mailFields.includes(known))
      return { why: `"${name}" is no field of an e-mail; those are ${mailFields.join(', ')}`, unknownField: name };
    if (known.endsWith('cc') && !areAddresses(decoded(value))) return noAddress;
  }
  return undefined;
}

/** Returns a valid link to an e-mail as browsers and mail programs need it: with percent escapes for all other characters in its values. */
export function encodeMailLink(href: string): string {
  const { to, fields } = partsOf(href);
  if (fields.length === 0) return href;
  const written = fields.map(
    ({ name, value = '' }) => `${name}=${encodeURIComponent(decoded(value)).replaceAll('%40', '@').replaceAll('%2C', ',')}`,
  );
  return `mailto:${to}?${written.join('&')}`;
}

type MailField = { name: string; value: string | undefined; written: string };

function partsOf(href: string): { to: string; fields: MailField[] } {
  const rest = href.replace(/^mailto:/i, '');
  const mark = rest.indexOf('?');
  if (mark < 0) return { to: rest, fields: [] };
  const fields = rest
    .slice(mark + 1)
    .split('&')
    .map((written) => {
      const equals = written.indexOf('=');
      return {
        written,
        ...(equals < 0 ? { name: written, value: undefined } : { name: written.slice(0, equals), value: written.slice(equals + 1) }),
      };
    });
  return { to: rest.slice(0, mark), fields };
}

/** Decodes percent escapes. A percent sign without digits behind it is one. */
function decoded(value: string): string {
  try {
    return decodeURIComponent(value.replaceAll(/%(?![\da-f]{2})/gi, '%25'));
  } catch {
    return value;
  }
}
