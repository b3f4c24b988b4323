import { ofLayout } from '../../schema/layout-definitions.ts';
import { defineRule } from '../define-rule.ts';

export const unusedAnchors = defineRule({
  code: 'unused-anchors',
  severity: 'warning',
  fixable: false,
  where: 'page',
  summary: 'A page has anchors, and its layout does not show them.',
  why: 'Visitors never see these links.',
  wrong: ['anchors: [{ label: Top, to: "#top" }]', 'blocks:', '  - type: hero', '    id: top', '    heading: A long page'].join('\n'),
  right: [
    'layout: wide',
    'anchors: [{ label: Top, to: "#top" }]',
    'blocks:',
    '  - type: hero',
    '    id: top',
    '    heading: A long page',
  ].join('\n'),
  check: ({ pages, schemas: { layouts } }) => {
    const showing = Object.keys(layouts).filter((name) => layouts[name]?.showsAnchors);
    const instead = showing.length > 0 ? `Add a line: layout: ${showing.join(' or ')}. Or remove` : 'Remove';
    return pages.flatMap(({ fields, file, name }) => {
      if (!fields || fields.anchors.length === 0 || ofLayout(layouts, fields.layout).showsAnchors) return [];
      return [
        {
          place: file.locate(['anchors'], 'key'),
          text: file.readText(),
          context: `page "${name}"`,
          message: `The layout "${fields.layout}" does not show the anchors of a page.`,
          hint: `${instead} the anchors.`,
        },
      ];
    });
  },
});
