/** Short forms that are written in capitals. */
const capitals = /^(?:bcc|cc|css|cta|faq|html|id|pdf|rss|seo|sms|url|vat)$/;

/** Returns the words of a name in code, for people: `Opening day` for `openingDay`, `CTA label` for `ctaLabel`. */
export function wordsOfName(name: string): string {
  const words = name.replaceAll(/(?<=[a-z0-9])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).replaceAll(/[-_]/g, ' ');
  const text = words.replaceAll(/\w+/g, (word) => (capitals.test(word) ? word.toUpperCase() : word));
  return text.charAt(0).toUpperCase() + text.slice(1);
}
