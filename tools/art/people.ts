import { cast } from './people/cast.ts';
import { drawPerson } from './people/person.ts';
import type { Studio } from './studio.ts';

const credits = `# Portraits

The portraits are drawn from **Notionists** by Zoish (https://heyzoish.gumroad.com/l/notionists), given to the public domain
under [CC0 1.0](https://creativecommons.org/publicdomain/zero/1.0/), put together with DiceBear
(\`@dicebear/core\` and \`@dicebear/notionists\` 9.4.3; their code is under the MIT licence) and recoloured for Loomwright.
The people are invented.
`;

/** Makes a portrait of every quoted person. */
export async function makePeople(studio: Studio): Promise<void> {
  for (const person of cast) await studio.save(`people/${person.id}.svg`, drawPerson(person));
  await studio.save('people/CREDITS.md', credits);
}
