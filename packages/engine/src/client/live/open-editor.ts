/** Opens the page in the editor at Ctrl+E or ⌘E. */
export function openEditorByKey(editor: string): void {
  addEventListener('keydown', (event) => {
    if (event.key.toLowerCase() !== 'e' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
    event.preventDefault();
    location.assign(`${editor}?page=${encodeURIComponent(location.pathname)}`);
  });
}
