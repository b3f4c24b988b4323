/** Closes the menu when the visitor follows a link in it. Opens it in browsers without `command` on buttons. */
export function closeDrawerOnLinks(): void {
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    const drawer = document.querySelector<HTMLDialogElement>('[data-drawer]');
    if (target.closest('a') && drawer?.contains(target)) drawer.close();
    const opener = target.closest('[command="show-modal"]');
    if (opener && !('command' in HTMLButtonElement.prototype)) drawer?.showModal();
  });
}
