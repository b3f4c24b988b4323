import { type Shard, wholeSite } from '../../render/shards/shard.ts';
import { parsedOption } from './option.ts';

/** `--shard`: the part of the site to build, as test runners write it. */
export const shard = parsedOption<Shard>({
  summary: 'build one of several parts of the site, to build them at once on several machines',
  value: { placeholder: 'NUMBER/COUNT', example: '1/4' },
  fallback: 'the whole site',
  expected: 'the number of a part and the number of parts, such as 1/4 for the first of four',
  absent: () => wholeSite,
  parse: (written) => {
    const [index, count, ...rest] = written.split('/').map(toPositiveInteger);
    return index !== undefined && count !== undefined && index <= count && rest.length === 0 ? { index, count } : undefined;
  },
});

/** Parses a whole number from 1 upwards in decimal digits; undefined for anything else. */
function toPositiveInteger(written: string): number | undefined {
  const number = Number(written);
  return /^\d+$/.test(written) && number > 0 && Number.isSafeInteger(number) ? number : undefined;
}
