import { nearestName } from '../../problems/nearest-name.ts';
import { correctedText } from '../../yaml/source-lines.ts';
import { defineRule } from '../define-rule.ts';

export const unknownProfile = defineRule({
  code: 'unknown-profile',
  severity: 'error',
  fixable: false,
  where: 'file',
  summary: 'A page names a profile that site.yaml does not have.',
  why: 'The page would have the brand and contact data of the rest of the site.',
  wrong: 'pages/summer.yaml  (profile: sumer)',
  right: 'pages/summer.yaml  (profile: summer)',
  check: ({ pages, settings }) => {
    if (!settings) return [];
    const names = settings.profiles.map(({ name }) => name);
    return pages.flatMap(({ fields, file, name }) => {
      const profile = fields?.profile;
      if (profile === undefined || names.includes(profile)) return [];
      const place = file.locate(['profile'], 'value');
      const nearest = nearestName(profile, names);
      return [
        {
          place,
          text: file.readText(),
          context: `page "${name}"`,
          message: `There is no profile "${profile}" in site.yaml.${nearest === undefined ? '' : ` Did you mean "${nearest}"?`}`,
          hint: hintFor(names),
          ...(nearest !== undefined && { fix: correctedText(file.readText(), place, nearest) }),
        },
      ];
    });
  },
});

const hintFor = (names: readonly string[]): string =>
  names.length === 0
    ? 'site.yaml has no profiles. Add one under "profiles:", or remove this line.'
    : `The profiles are ${names.join(', ')}. Choose one, or add another to site.yaml under "profiles:".`;
