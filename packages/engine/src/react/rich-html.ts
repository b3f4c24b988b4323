/** A tag of sanitised HTML as a whole, so that nothing inside a quoted attribute is taken for one. */
const tag = /<[^<>"]*(?:"[^"]*"[^<>"]*)*>/g;

/**
 * Readies sanitised HTML of an article for its readers: tables and code that are too wide scroll by themselves
 * and can be reached with the keyboard; links to other sites open in a new tab and say so.
 */
export function readyHtml(html: string): string {
  let leavesSite = false;
  return html.replaceAll(tag, (found) => {
    if (found === '<table>') return `<div class="prose-scroll" role="group" aria-label="Table" tabindex="0">${found}`;
    if (found === '</table>') return `${found}</div>`;
    if (found === '<pre>') return '<pre tabindex="0">';
    if (found.startsWith('<a ')) {
      leavesSite = found.startsWith('<a href="https:');
      return leavesSite ? found.replace(/>$/, ' target="_blank" rel="noopener">') : found;
    }
    return found === '</a>' && leavesSite ? `<span class="sr-only"> (opens in a new tab)</span>${found}` : found;
  });
}
