// Vite's hot-update channel: the preview reports changes of the site through it.
import 'vite/types/importMeta.d.ts';
