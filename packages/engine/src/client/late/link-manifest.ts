/**
 * Links the web app manifest, which has the name and icon for a phone's home screen. Browsers fetch a manifest as soon as a page
 * links it, and in the head it would compete with fonts and the first picture.
 */
export const linkManifest = (href: string): void =>
  document.head.append(Object.assign(document.createElement('link'), { rel: 'manifest', href }));
