/** The social networks that `company.social` in `site.yaml` may name, with the names that visitors see. Each has an icon in `src/ui/contact/network-icon.tsx`. */
export const networks = {
  bluesky: 'Bluesky',
  facebook: 'Facebook',
  github: 'GitHub',
  instagram: 'Instagram',
  linkedin: 'LinkedIn',
  mastodon: 'Mastodon',
  pinterest: 'Pinterest',
  threads: 'Threads',
  tiktok: 'TikTok',
  tripadvisor: 'Tripadvisor',
  whatsapp: 'WhatsApp',
  x: 'X',
  youtube: 'YouTube',
} as const;
