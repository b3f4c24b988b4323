/** The social networks that `company.social` in `site.yaml` may name, with the names that visitors see. Each has an icon in `src/ui/contact/network-icon.tsx`. */
export const networks = {
  instagram: 'Instagram',
  linkedin: 'LinkedIn',
  x: 'X',
} as const;
