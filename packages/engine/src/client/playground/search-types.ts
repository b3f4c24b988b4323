/** Shows only the block types whose name or description has all the words of the search. */
export function searchTypes(): void {
  const search = document.getElementById('search');
  const found = document.getElementById('found');
  if (!(search instanceof HTMLInputElement) || !found) return;
  const items = [...document.querySelectorAll<HTMLElement>('.types > li')];
  const show = (): void => {
    const words = search.value.toLowerCase().split(/\s+/);
    for (const item of items) item.hidden = !words.every((word) => item.dataset.search?.includes(word));
    const count = items.filter((item) => !item.hidden).length;
    found.textContent = count === 1 ? '1 block type' : `${count} block types`;
  };
  search.addEventListener('input', show);
  // A browser restores what was written before a reload.
  show();
}
