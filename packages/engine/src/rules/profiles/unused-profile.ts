import { profileOf } from '../../model/page-profile.ts';
import { defineRule } from '../define-rule.ts';

export const unusedProfile = defineRule({
  code: 'unused-profile',
  severity: 'warning',
  fixable: false,
  where: 'file',
  summary: 'No page has a profile of site.yaml.',
  why: 'Visitors never see it. Perhaps its folder is misspelt, or a page was forgotten.',
  wrong: 'site.yaml  (profiles: folder: /workshp)',
  right: 'site.yaml  (profiles: folder: /workshop)',
  check: ({ pages, settings, settingsFile }) => {
    // A page with a problem may have any profile.
    if (!settings || settings.profiles.length === 0 || pages.some(({ fields }) => !fields)) return [];
    const used = new Set(pages.flatMap(({ fields }) => (fields ? [profileOf(fields, settings)] : [])));
    return settings.profiles.flatMap(({ name, folder }, index) =>
      used.has(name)
        ? []
        : [
            {
              place: settingsFile.locate(['profiles', index, folder === undefined ? 'name' : 'folder'], 'value'),
              text: settingsFile.readText(),
              message:
                folder === undefined
                  ? `No page has the profile "${name}".`
                  : `No page of the profile "${name}" is at ${folder} or below it.`,
              hint: `Add "profile: ${name}" to a page, ${folder === undefined ? 'give the profile a folder' : 'correct the folder'}, or remove the profile.`,
            },
          ],
    );
  },
});
