/** Lists the headings of the page, each as a link. A page without headings stays as it is. */
export default function enhance(element: HTMLElement, { label }: { label: string }, _signal: AbortSignal): void {
  const headings = [...document.querySelectorAll<HTMLElement>('#main [data-block] :is(h2, h3)[id]')];
  if (headings.length === 0) return;
  const list = document.createElement('ul');
  for (const { id, textContent } of headings) {
    const link = Object.assign(document.createElement('a'), { href: `#${id}`, textContent });
    const item = document.createElement('li');
    item.append(link);
    list.append(item);
  }
  const navigation = document.createElement('nav');
  navigation.ariaLabel = label;
  navigation.append(list);
  element.replaceChildren(navigation);
}
