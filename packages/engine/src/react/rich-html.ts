import type { Strings } from '@pagewright/core';
import { escapeHtml, htmlTag } from '@pagewright/core/browser';

/** Matches the start of the id of a footnote or of a reference to it, and of a link there. */
const noteId = /(\s(?:id="|href="#))(?=note(?:ref)?-[\da-f]{8}-)/g;

/**
 * Completes sanitised HTML for display: makes wide tables and code scrollable, also by keyboard, and opens links to other
 * sites in a new tab, with a note for screen readers in their language. Tasks say to them whether they are done. A page may show the same text twice, so `blockKey` becomes a part of the
 * ids of its footnotes.
 */
export function readyHtml(html: string, blockKey: string, { newTab, table, taskDone, taskOpen }: Strings['richText']): string {
  let isExternal = false;
  return html.replaceAll(htmlTag, (written) => {
    const found = idsInTag(written, blockKey);
    if (found === '<table>') return `<div class="prose-scroll" role="group" aria-label="${escapeHtml(table)}" tabindex="0">${found}`;
    if (found === '</table>') return `${found}</div>`;
    if (found.startsWith('<li ')) {
      const [, task] = / data-task="(done|open)"/.exec(found) ?? [];
      return task === undefined ? found : `${found}<span class="sr-only">${escapeHtml(task === 'done' ? taskDone : taskOpen)} </span>`;
    }
    if (found === '<pre>') return '<pre tabindex="0">';
    if (found.startsWith('<a ')) {
      isExternal = found.startsWith('<a href="https:');
      return isExternal ? found.replace(/>$/, ' target="_blank" rel="noopener">') : found;
    }
    return found === '</a>' && isExternal ? `<span class="sr-only"> ${escapeHtml(newTab)}</span>${found}` : found;
  });
}

/** Returns sanitised HTML with the ids that it has in a block. */
export const idsInBlock = (html: string, blockKey: string): string => html.replaceAll(htmlTag, (written) => idsInTag(written, blockKey));

const idsInTag = (written: string, blockKey: string): string => written.replaceAll(noteId, `$1${blockKey}-`);
