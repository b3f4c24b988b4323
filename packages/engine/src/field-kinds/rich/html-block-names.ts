/** The elements that start a block of HTML in Markdown (CommonMark 0.31, section 4.6, kinds 1 and 6). */
export const htmlBlockNames: readonly string[] = [
  ...['address', 'article', 'aside', 'base', 'basefont', 'blockquote', 'body', 'caption', 'center', 'col', 'colgroup', 'dd', 'details'],
  ...['dialog', 'dir', 'div', 'dl', 'dt', 'fieldset', 'figcaption', 'figure', 'footer', 'form', 'frame', 'frameset', 'h1', 'h2', 'h3'],
  ...['h4', 'h5', 'h6', 'head', 'header', 'hr', 'html', 'iframe', 'legend', 'li', 'link', 'main', 'menu', 'menuitem', 'nav', 'noframes'],
  ...['ol', 'optgroup', 'option', 'p', 'param', 'pre', 'script', 'search', 'section', 'style', 'summary', 'table', 'tbody', 'td'],
  ...['textarea', 'tfoot', 'th', 'thead', 'title', 'tr', 'track', 'ul'],
];
