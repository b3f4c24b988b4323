import { startOfFile } from '../../problems/problem.ts';
import { defineRule } from '../define-rule.ts';

const mebibyte = 1024 * 1024;

/** The largest file of Cloudflare Pages. GitHub takes 100 MiB in a repository. */
const limit = 25 * mebibyte;

export const largeRootFile = defineRule({
  code: 'large-root-file',
  severity: 'warning',
  fixable: false,
  where: 'file',
  summary: 'A file in root/ is too large for some hosts.',
  why: 'Cloudflare Pages takes files of at most 25 MiB, and GitHub of at most 100 MiB. With a larger one, the upload of the whole site fails.',
  wrong: 'root/press-kit.zip  (30 MiB)',
  right: 'root/press-kit.zip  (10 MiB)',
  check: ({ files }) =>
    files.root.flatMap(({ shown, bytes }) =>
      bytes <= limit
        ? []
        : [
            {
              place: startOfFile(shown),
              text: '',
              message: `This file has ${(bytes / mebibyte).toFixed(1)} MiB. Cloudflare Pages takes files of at most 25 MiB, and GitHub of at most 100 MiB.`,
              hint: 'Make it smaller, or publish it with a service for files and link to its URL.',
            },
          ],
    ),
});
