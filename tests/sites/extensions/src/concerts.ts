import type { DataSource } from 'pagewright';
import { z } from 'zod';

/** The answer of the ticket office, as far as the site uses it. */
const answerSchema = z.array(z.object({ slug: z.string(), act: z.string(), about: z.string() }));

export const concerts: DataSource = {
  load: async (signal) => {
    const url = process.env.TICKETS_URL ?? 'https://tickets.example/concerts.json';
    const response = await fetch(url, { signal });
    const type = response.headers.get('content-type') ?? 'no content type';
    if (!response.ok) throw new Error(`${url} answers ${response.status}`);
    if (!type.includes('json')) throw new Error(`${url} answers with ${type} instead of JSON`);
    const answer = answerSchema.parse(await response.json());
    return answer.map(({ slug, act, about }) => ({ id: slug, title: act, summary: about }));
  },
};
