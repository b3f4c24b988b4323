import type { Option } from '../../definition/site-command.ts';
import { parsedOption } from './option.ts';
import { UsageError } from './usage-error.ts';

const expected = 'a number from 0 to 65535';

/** `--port` of a server: its value, else the environment variable PORT, else `defaultPort`. */
export const port = (defaultPort: number): Option<number> =>
  parsedOption({
    summary: 'the port to listen on; 0 lets the system choose',
    value: { placeholder: 'NUMBER', example: String(defaultPort + 1) },
    fallback: `the environment's PORT, or ${defaultPort}`,
    expected,
    absent: () => portOfEnvironment() ?? defaultPort,
    parse: toPort,
  });

function portOfEnvironment(): number | undefined {
  const { PORT } = process.env;
  if (PORT === undefined || PORT === '') return undefined;
  const port = toPort(PORT);
  if (port === undefined) throw new UsageError(`PORT is "${PORT}"; it must be ${expected}.`);
  return port;
}

/** Reads a port in decimal digits; undefined for anything else. TCP ports have 16 bits. */
function toPort(written: string): number | undefined {
  const port = Number(written);
  return /^\d+$/.test(written) && port <= 65_535 ? port : undefined;
}
