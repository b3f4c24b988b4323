import { checkPlainTexts, defineAddon, defineCommand, defineRule, siteOption } from 'pagewright';
import { blocks } from '../schemas/blocks/index.ts';
import { collections } from '../schemas/collections.ts';
import { strings } from './strings.ts';

/** A guest book: notes of visitors on a page, and a button that counts thanks. Texts with `rudeWord` are reported. */
export const guestbook = ({ rudeWord = 'rubbish' } = {}) =>
  defineAddon({
    name: 'pagewright-guestbook',
    folder: import.meta.dirname,
    content: '../content',
    blocks,
    collections,
    strings,
    languagePacks: { de: { guestbook: { from: 'Von' } } },
    components: () => import('./components.ts'),
    rules: [
      defineRule({
        code: 'rude-note',
        severity: 'warning',
        fixable: false,
        where: 'record',
        summary: 'A text has a word that guests should not read.',
        why: 'Guests tell others.',
        wrong: `text: What ${rudeWord}.`,
        right: 'text: The soup was cold.',
        checkText: checkPlainTexts((text) =>
          text.includes(rudeWord) ? { message: 'This text is rude.', hint: 'Say it kindly.', words: rudeWord } : undefined,
        ),
      }),
    ],
    head: () => [{ tag: 'meta', name: 'generator-of-notes', content: 'guestbook' }],
    hooks: { onPage: ({ html }) => html.replaceAll('<blockquote>', '<blockquote class="guest-text">') },
    commands: [
      defineCommand({
        name: 'guests',
        summary: 'Say where the guest book is',
        arguments: {},
        options: { site: siteOption },
        examples: [{ words: '', does: 'prints the folder of the notes' }],
        run: async () => {
          console.log('collections/notes.yaml');
          return 0;
        },
      }),
    ],
    theme: { styles: ['theme/guestbook.css'] },
  });
