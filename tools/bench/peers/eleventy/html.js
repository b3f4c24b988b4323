const codes = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes a text for HTML. */
const escapeHtml = (text) => String(text).replaceAll(/[&<>"]/g, (character) => codes[character]);

/** Marks HTML that `html` does not escape. */
export const raw = (text) => ({ html: text });

const insert = (value) => {
  if (value === undefined || value === false) return '';
  if (Array.isArray(value)) return value.map(insert).join('');
  return typeof value === 'object' ? value.html : escapeHtml(value);
};

/** A template for HTML: escapes the values, except those made by `html` or `raw`. */
export const html = (parts, ...values) => raw(parts.reduce((text, part, index) => text + insert(values[index - 1]) + part));
