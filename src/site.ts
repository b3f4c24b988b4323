import { defineSite } from 'pagewright';
import { blocks } from '../schemas/blocks/index.ts';
import { collections } from '../schemas/collections/index.ts';
import { embedProviders } from '../schemas/embed-providers.ts';
import { layouts } from '../schemas/layouts.ts';
import { networks } from '../schemas/networks.ts';
import { theme } from '../schemas/theme.ts';
import { looks } from './looks/looks.ts';
import { strings } from './strings/en.ts';
import * as languagePacks from './strings/packs.ts';

export default defineSite({
  folder: import.meta.dirname,
  blocks,
  collections,
  layouts,
  networks,
  embedProviders,
  strings,
  languagePacks,
  schemaTexts: { de: () => import('../schemas/texts/de/index.ts'), en: () => import('../schemas/texts/en/index.ts') },
  components: () => import('./components.ts'),
  theme: {
    ...theme,
    styles: [
      ...['reset', 'base', 'controls', 'header', 'motion', 'cards', 'toasts', 'messages', 'consent', 'prose'].map(
        (name) => `theme/${name}.css`,
      ),
      ...looks.styles,
    ],
    look: looks.look,
    socialPicture: { background: 'dark', text: 'light', pattern: looks.socialPattern },
    shared: ['layout', 'looks'],
    optional: {
      ...looks.optional,
      'layout/menu.tsx': ({ navigation }) => navigation.some(({ items }) => items),
      'layout/top-bar.tsx': ({ topBar }) => topBar !== undefined,
      'layout/chat-button.tsx': ({ company }) => company.chat !== undefined,
      'layout/footer-columns.ts': ({ footer }) => footer.columns !== undefined,
    },
  },
});
