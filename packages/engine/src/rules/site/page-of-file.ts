/**
 * Returns the path of the page that hosts show for a file, or for an address of it: `/about` for `about.html`, `about/index.html` and
 * `about`. In lowercase letters, because many disks ignore capitals.
 */
export const pageOfFile = (file: string): string =>
  `/${file.replace(/^\//, '')}`
    .normalize('NFC')
    .toLowerCase()
    .replace(/(?:\/index)?\.html?$/, '') || '/';
