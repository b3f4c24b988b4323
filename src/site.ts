import { defineSite } from 'pagewright';
import { blocks } from '../schemas/blocks/index.ts';
import { collections } from '../schemas/collections/index.ts';
import { embedProviders } from '../schemas/embed-providers.ts';
import { layouts } from '../schemas/layouts.ts';
import { networks } from '../schemas/networks.ts';
import { theme } from '../schemas/theme.ts';
import { socialWeave } from './patterns/weave/social-weave.ts';
import { arabic } from './strings/ar.ts';
import { german } from './strings/de.ts';
import { strings } from './strings/en.ts';
import { spanish } from './strings/es.ts';
import { french } from './strings/fr.ts';
import { hindi } from './strings/hi.ts';

export default defineSite({
  folder: import.meta.dirname,
  blocks,
  collections,
  layouts,
  networks,
  embedProviders,
  strings,
  languagePacks: { ar: arabic, de: german, es: spanish, fr: french, hi: hindi },
  components: () => import('./components.ts'),
  theme: {
    ...theme,
    styles: [
      ...['reset', 'base', 'controls', 'header', 'motion', 'cards', 'toasts', 'messages', 'consent', 'prose'].map(
        (name) => `theme/${name}.css`,
      ),
      'patterns/weave/weave.css',
    ],
    socialPicture: { background: 'dark', text: 'light', pattern: socialWeave },
    shared: ['ui', 'layout', 'patterns'],
    optional: {
      'layout/menu.tsx': ({ navigation }) => navigation.some(({ items }) => items),
      'layout/top-bar.tsx': ({ topBar }) => topBar !== undefined,
      'layout/footer-columns.ts': ({ footer }) => footer.columns !== undefined,
    },
  },
});
