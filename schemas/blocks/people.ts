import { blockBase, defineBlock, hrefSchema, imageSchema, linkSchema, textSchema } from 'pagewright/schema';
import { z } from 'zod';
import { backgroundSchema } from '../fields/background.ts';

const personSchema = z.strictObject({
  name: textSchema.describe('The name.'),
  role: textSchema.optional().describe('The position, or the company of a speaker.'),
  image: imageSchema({ shownWidth: 480 }).optional().describe('The portrait. Without one there are the initials.'),
  text: textSchema.optional().describe('A few sentences about this person.'),
  to: hrefSchema.optional().describe('The page of this person. The name links to it.'),
  links: z.array(linkSchema).max(6).default([]).describe('Further links, such as a profile or an e-mail address.'),
});

export const people = defineBlock(
  z.strictObject({
    type: z.literal('people').describe('People with their portraits: a team, speakers, teachers.'),
    ...blockBase,
    background: backgroundSchema.default('light').describe('The background: light, paper (white) or dark.'),
    heading: textSchema.describe('The title of the section.'),
    text: textSchema.optional().describe('A sentence under the title.'),
    people: z.array(personSchema).min(1).max(60).describe('The people, in this order.'),
  }),
  {
    synonyms: ['team', 'speakers', 'staff', 'members', 'authors', 'hosts', 'teachers', 'profiles'],
    interactive: false,
    pageHeading: false,
    strings: ['links'],
    structuredData: ({ people: persons }, { toUrl }) =>
      persons.map(({ name, role, image, text, to, links }) => {
        const profiles = links.map((link) => link.to).filter((link) => link.startsWith('https:'));
        return {
          '@type': 'Person',
          name,
          ...(role && { jobTitle: role }),
          ...(text && { description: text }),
          ...(image && { image: toUrl(image.src) }),
          ...(to?.startsWith('/') && { url: toUrl(to) }),
          ...(profiles.length > 0 && { sameAs: profiles }),
        };
      }),
  },
);
