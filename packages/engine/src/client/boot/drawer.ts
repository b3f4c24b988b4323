/** Closes the menu when a link in it is followed, and opens it where buttons cannot yet do so by themselves. */
export function closeDrawerOnLinks(): void {
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    const drawer = document.querySelector<HTMLDialogElement>('[data-drawer]');
    if (target.closest('a') && drawer?.contains(target)) drawer.close();
    const opens = target.closest('[command="show-modal"]');
    if (opens && !('command' in HTMLButtonElement.prototype)) drawer?.showModal();
  });
}
