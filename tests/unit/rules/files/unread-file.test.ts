import { describe, expect, test } from 'vitest';
import { tempFolder } from '../../../../packages/engine/tests/support/temp-folder.ts';
import { problemsAfter } from '../../../support/load-problems.ts';

const temp = tempFolder('unread-file');
const withFile = (path: string) => problemsAfter(temp, (site) => site.write(path, 'path: /lost\n'));

describe('a YAML file outside of the folders that are read', () => {
  test.each([
    ['page/lost.yaml', 'Did you mean pages/?', 'Move it to pages/lost.yaml.'],
    ['Pages/deep/lost.yml', 'Did you mean pages/?', 'Move it to pages/deep/lost.yaml.'],
    ['drafts/lost.yaml', 'there is no content folder drafts/.', 'pages in pages/'],
    ['lost.yaml', 'site.yaml is the only YAML file', 'pages in pages/'],
    ['site.yml', 'site.yaml is the only YAML file', 'Move its content into site.yaml'],
    ['service.yaml', 'site.yaml is the only YAML file', 'collections/services.yaml'],
    ['collections/old/more/than/faqs.yaml', 'in the folder of its collection', 'Move its records into collections/faqs.yaml'],
    ['collections/old/faqs.yml', 'must end with .yaml', 'Move its records into collections/faqs.yaml'],
    ['shared/forms/contact.yaml', 'not in a subfolder', 'Move it to shared/contact.yaml.'],
    ['presets/landing.yml', 'must end with .yaml', 'Move it to presets/landing.yaml.'],
    ['preset/landing.yaml', 'Did you mean presets/?', 'Move it to presets/landing.yaml.'],
    ['pages/lost.YAML', 'must end with .yaml', 'Move it to pages/lost.yaml.'],
  ])('%s is reported, with the path to move it to', async (path, says, hint) => {
    const problems = await withFile(path);
    expect(problems.map(({ code, file }) => `${code} ${file}`)).toEqual([`unread-file ${path}`]);
    expect(problems[0]?.message).toContain(says);
    expect(problems[0]?.hint).toContain(hint);
  });

  test.each(['.github/workflow.yaml', 'media/notes.yaml'])('%s is not reported', async (path) => {
    const problems = await withFile(path);
    expect(problems.filter(({ code }) => code === 'unread-file')).toEqual([]);
  });
});
