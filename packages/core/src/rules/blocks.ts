import { isPreset } from '../content/presets.ts';
import { defineRule } from './define-rule.ts';

/** The domains of hosts that serve files and nothing else. */
const fileHosts = [
  'github.io',
  'gitlab.io',
  'codeberg.page',
  'pages.dev',
  'netlify.app',
  'vercel.app',
  'surge.sh',
  'web.app',
  'firebaseapp.com',
  'onrender.com',
];

export const formWithoutService = defineRule({
  code: 'form-without-service',
  severity: 'warning',
  fixable: false,
  where: 'file',
  summary: 'The site has a form, and its host cannot receive messages.',
  why: 'Such a host only serves files. Visitors who send the form read that it failed.',
  wrong: ['site.yaml  (url: https://bench.github.io)', 'pages/jobs.yaml  (type: application)'].join('\n'),
  right: [
    'site.yaml  (url: https://bench.github.io, mail: { service: "https://mail.bench.example" })',
    'pages/jobs.yaml  (type: application)',
  ].join('\n'),
  check: (site) => {
    const {
      settings,
      settingsFile,
      schemas: { traitsOf },
    } = site;
    if (!settings || settings.mail.service !== undefined) return [];
    const { hostname } = new URL(settings.url);
    if (!fileHosts.some((host) => hostname.endsWith(`.${host}`))) return [];
    const page = site.pages.find((one) => !isPreset(one) && one.outline.some(({ type, isHidden }) => !isHidden && traitsOf(type).form));
    if (!page) return [];
    return [
      {
        place: settingsFile.locate(['url'], 'value'),
        text: settingsFile.readText(),
        message: `${hostname} only serves files: it cannot receive what visitors send with a form, such as the one on page "${page.name}".`,
        hint: 'Run the mail service on a host of yours (docs/operators/mail.md), and name it in site.yaml as mail.service. Or replace each form by the e-mail address.',
      },
    ];
  },
});

export const tooManyBlocks = defineRule({
  code: 'too-many-blocks',
  severity: 'error',
  fixable: false,
  where: 'page',
  summary: 'A page has more blocks of a type than it may have.',
  why: 'Some blocks only make sense once on a page, such as a job that search engines list with the address of its page.',
  wrong: [
    'blocks:',
    '  - type: hero',
    '    heading: Welcome',
    '  - type: questions',
    '    heading: Questions about chairs',
    '  - type: questions',
    '    heading: Questions about tables',
  ].join('\n'),
  right: [
    'blocks:',
    '  - type: hero',
    '    heading: Welcome',
    '  - type: questions',
    '    heading: Questions about chairs and tables',
  ].join('\n'),
  checkPage: (page, { schemas: { traitsOf } }) => {
    if (isPreset(page)) return [];
    const counts = new Map<string, number>();
    return page.outline.flatMap(({ index, type, isHidden }) => {
      const { maxPerPage } = traitsOf(type);
      if (maxPerPage === undefined || isHidden) return [];
      const count = (counts.get(type) ?? 0) + 1;
      counts.set(type, count);
      if (count <= maxPerPage) return [];
      return [
        {
          place: page.file.locate(['blocks', index, 'type'], 'value'),
          text: page.file.readText(),
          context: `page "${page.name}", block ${index + 1} (${type})`,
          message: `This is block ${count} of the type "${type}" on this page. A page may have ${maxPerPage}.`,
          hint: 'Move it to a page of its own, put its content into the other block, or remove it.',
        },
      ];
    });
  },
});
