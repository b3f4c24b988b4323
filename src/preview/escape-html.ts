const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** A text as it may stand in HTML, between tags and in attributes. */
export const escapeHtml = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => escapes[sign] ?? '');
