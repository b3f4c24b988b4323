import type { DataSource } from 'pagewright';
import { z } from 'zod';

/** The answer of the ticket office, as far as the site uses it. */
const answerSchema = z.array(z.object({ slug: z.string(), act: z.string(), about: z.string() }));

export const concerts: DataSource = {
  load: async (signal) => {
    const url = process.env.TICKETS_URL ?? 'https://tickets.example/concerts.json';
    const response = await fetch(url, { signal });
    if (!response.ok) throw new Error(`${url} answers ${response.status}`);
    const answer = answerSchema.parse(await response.json());
    return answer.map(({ slug, act, about }) => ({ id: slug, title: act, summary: about }));
  },
};
