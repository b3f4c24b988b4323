import { isPreset } from '../../content/validate/preset-pages.ts';
import { isOver } from '../../time/moment.ts';
import { defineRule } from '../define-rule.ts';
import { publishedPaths } from '../site/link-findings.ts';

export const pastDate = defineRule({
  code: 'past-date',
  severity: 'warning',
  fixable: false,
  where: 'block',
  summary: 'The date until which something is of use has passed.',
  why: 'Visitors would see an offer that has ended, or nothing at all.',
  wrong: ['type: offer', 'heading: Chairs at half the price', 'button: { label: Choose one, to: /contact }', 'until: 2020-06-01'].join(
    '\n',
  ),
  right: ['type: offer', 'heading: Chairs at half the price', 'button: { label: Choose one, to: /contact }', 'until: 2099-06-01'].join(
    '\n',
  ),
  check: (site) => {
    const past = site.deadlines.filter((deadline) => !deadline.isHidden && isOver(deadline.date, site.now));
    if (past.length === 0) return [];
    const published = new Set(publishedPaths(site));
    const presets = new Set(site.pages.filter(isPreset).map(({ file }) => file.shown));
    return past.flatMap(({ file, at, context, page, date }) => {
      if (presets.has(file.shown) || (page !== undefined && !published.has(page))) return [];
      return [
        {
          place: file.locate(at, 'value'),
          text: file.readText(),
          context,
          message: `The date in "${String(at.at(-1))}" has passed: ${date}.`,
          hint: 'Write a later date, or remove what it belongs to. A block can also be hidden with "hidden: true".',
        },
      ];
    });
  },
});
