/**
 * Replaces the texts of an element that differ between two states of its HTML, so that everything else stays: pictures, focus,
 * and styles, which the browser would compute again for the whole page. Returns false, and changes nothing, when the states
 * differ in more than texts, or when the element does not show `before`.
 */
export function patchTexts(element: Element, before: string, next: string): boolean {
  // The content of a template is not among its nodes.
  if (before.includes('<template')) return false;
  const old = parse(before);
  const wanted = parse(next);
  const shown = textsIn(element);
  const known = textsIn(old);
  const texts = textsIn(wanted);
  if (texts.length !== known.length || texts.length !== shown.length) return false;
  if (shown.some(({ data }, index) => data !== known[index]?.data)) return false;
  for (const [index, text] of known.entries()) setText(text, texts[index]);
  if (!old.isEqualNode(wanted)) return false;
  for (const [index, text] of shown.entries()) setText(text, texts[index]);
  return true;
}

function parse(html: string): DocumentFragment {
  const template = document.createElement('template');
  template.innerHTML = html;
  return template.content;
}

function textsIn(root: Node): Text[] {
  const texts: Text[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) if (node instanceof Text) texts.push(node);
  return texts;
}

function setText(text: Text, by: Text | undefined): void {
  if (by && text.data !== by.data) text.data = by.data;
}
