import type { MarkdownIt } from 'markdown-it';

/**
 * Makes web addresses and e-mail addresses in a Markdown text links, as GitHub does: those that start with a scheme or `www.`, without
 * the punctuation behind them. The sanitizer decides which schemes a link may have.
 */
export function linkAddresses({ linkify, options }: MarkdownIt): void {
  options.linkify = true;
  linkify.add('ftp:', null).add('//', null);
  linkify.add('www.', {
    validate: (text, position, { re }) => {
      const isWithinWord = /[\w./@:-]/.test(text.charAt(position - 'www.'.length - 1));
      if (isWithinWord) return 0;
      const rest = new RegExp(re.get_url_host_port().source + re.get_path().source, 'iy');
      rest.lastIndex = position;
      return rest.exec(text)?.[0].length ?? 0;
    },
    normalize: (match) => {
      match.url = `https://${match.url}`;
    },
  });
}
