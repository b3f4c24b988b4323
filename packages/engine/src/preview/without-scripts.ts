const end = '</script>';

/** Returns the HTML of a page without its scripts. */
export function withoutScripts(html: string): string {
  const [first = '', ...others] = html.split('<script');
  return first + others.map((part) => (part.includes(end) ? part.slice(part.indexOf(end) + end.length) : '')).join('');
}
