import type { EmbedProviders } from 'pagewright/schema';

/**
 * The services whose videos, maps and calendars pages can show in a frame, by their names in `embeds` of `site.yaml`. A new
 * one is one entry here, and a block type that uses it.
 */
export const embedProviders = {
  youtube: {
    label: 'YouTube',
    frames: ['https://www.youtube-nocookie.com'],
    privacy: 'https://policies.google.com/privacy',
  },
  vimeo: {
    label: 'Vimeo',
    frames: ['https://player.vimeo.com'],
    privacy: 'https://vimeo.com/legal/privacy/policy',
  },
  openstreetmap: {
    label: 'OpenStreetMap',
    frames: ['https://www.openstreetmap.org'],
    privacy: 'https://osmfoundation.org/wiki/Privacy_Policy',
  },
  'google-maps': {
    label: 'Google Maps',
    frames: ['https://www.google.com'],
    privacy: 'https://policies.google.com/privacy',
  },
  cal: {
    label: 'Cal.com',
    frames: ['https://cal.com'],
    privacy: 'https://cal.com/privacy',
  },
  calendly: {
    label: 'Calendly',
    frames: ['https://calendly.com'],
    privacy: 'https://calendly.com/legal/privacy-notice',
  },
} as const satisfies EmbedProviders;
