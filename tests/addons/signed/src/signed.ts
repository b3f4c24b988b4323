import { defineAddon } from 'pagewright';

/** Adds a line with a name to `robots.txt`, and to the end of the address of each page. */
export const signed = (name: string) =>
  defineAddon({
    name: 'signed',
    folder: import.meta.dirname,
    hooks: {
      onPage: ({ html }) => html.replace('</title>', ` – ${name}</title>`),
      onFile: ({ path, text }) => (path === 'robots.txt' ? `${text}# ${name}\n` : undefined),
    },
  });
