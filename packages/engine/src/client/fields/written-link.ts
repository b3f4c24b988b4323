import { phoneHref } from '@pagewright/core/browser';

/** Returns the target of a link for what people type: a phone number, an e-mail address, the address of a website. Another text stays. */
export function writtenLink(text: string): string {
  const typed = text.trim();
  if (/^\+?[\d\s()/.-]{6,}$/.test(typed) && /\d/.test(typed.slice(-1))) return phoneHref(typed);
  if (/^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/.test(typed)) return `mailto:${typed}`;
  if (/^www\.[^\s.]+\.\S+$/i.test(typed)) return `https://${typed}`;
  return text;
}
