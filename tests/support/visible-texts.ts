const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" };

/** Returns the text of HTML with alternative texts and labels, one space between words. */
export function visibleTexts(html: string): string {
  const attributes = [...html.matchAll(/\s(?:alt|aria-label|content)="([^"]*)"/g)].map(([, text = '']) => text);
  const text = html.replaceAll(/<!--.*?-->/g, '').replaceAll(/<[^>]*>/g, ' ');
  return decode([text, ...attributes].join(' ')).replaceAll(/\s+/g, ' ');
}

const decode = (text: string): string => text.replaceAll(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? entity);
