import type { Option } from '../../definition/site-command.ts';

/** `--host` of a server: its value, else the environment variable HOST, else this machine only. */
export const host: Option<string> = {
  summary: 'the address of this machine to listen on; 0.0.0.0 is every address, as in a container',
  value: { placeholder: 'ADDRESS', example: '0.0.0.0' },
  fallback: "the environment's HOST, or localhost",
  read: (written) => written || process.env.HOST || 'localhost',
};
