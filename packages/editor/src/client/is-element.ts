/** True for an element of any window. One that a script of another window has read first may be no instance of the classes of its own. */
export const isElement = (one: unknown): one is Element =>
  typeof one === 'object' && one !== null && 'nodeType' in one && one.nodeType === 1;

/** True for an HTML element of any window. */
export const isHtmlElement = (one: unknown): one is HTMLElement => isElement(one) && one.namespaceURI === 'http://www.w3.org/1999/xhtml';
