/** Matches a complete tag of sanitised HTML, including quoted attributes that contain `<` or `>`. */
const tag = /<[^<>"]*(?:"[^"]*"[^<>"]*)*>/g;

/**
 * Completes sanitised HTML for display: makes wide tables and code scrollable, also by keyboard, and opens links to other
 * sites in a new tab, with a note for screen readers.
 */
export function readyHtml(html: string): string {
  let isExternal = false;
  return html.replaceAll(tag, (found) => {
    if (found === '<table>') return `<div class="prose-scroll" role="group" aria-label="Table" tabindex="0">${found}`;
    if (found === '</table>') return `${found}</div>`;
    if (found === '<pre>') return '<pre tabindex="0">';
    if (found.startsWith('<a ')) {
      isExternal = found.startsWith('<a href="https:');
      return isExternal ? found.replace(/>$/, ' target="_blank" rel="noopener">') : found;
    }
    return found === '</a>' && isExternal ? `<span class="sr-only"> (opens in a new tab)</span>${found}` : found;
  });
}
