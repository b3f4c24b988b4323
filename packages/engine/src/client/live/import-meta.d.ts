// Vite's hot-update channel; only the live preview uses it.
import 'vite/types/importMeta.d.ts';
