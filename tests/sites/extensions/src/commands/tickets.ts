import { defineCommand, flag, siteOption } from 'pagewright';
import { concerts } from '../concerts.ts';

export const tickets = defineCommand({
  name: 'tickets',
  summary: 'Print the concerts that the ticket office offers',
  arguments: {},
  options: { site: siteOption, count: flag('print only their number') },
  examples: [
    { words: '', does: 'prints each concert as a line of JSON' },
    { words: '--count', does: 'prints the number of concerts' },
  ],
  run: async ({ options: { count } }) => {
    const offered = await concerts.load(AbortSignal.timeout(10_000));
    console.log(count ? offered.length : offered.map((concert) => JSON.stringify(concert)).join('\n'));
    return 0;
  },
});
