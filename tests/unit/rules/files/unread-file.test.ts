import { describe, expect, test } from 'vitest';
import { problemsAfter } from '../../../support/load-problems.ts';
import { tempFolder } from '../../../support/temp-folder.ts';

const temp = tempFolder('unread-file');
const withFile = (path: string) => problemsAfter(temp, (site) => site.write(path, 'path: /lost\n'));

describe('a YAML file outside of the folders that are read', () => {
  test.each([
    ['page/lost.yaml', 'Did you mean pages/?', 'Move it to pages/lost.yaml.'],
    ['Pages/deep/lost.yml', 'Did you mean pages/?', 'Move it to pages/deep/lost.yaml.'],
    ['drafts/lost.yaml', 'a site has no folder drafts/.', 'pages from pages/'],
    ['lost.yaml', 'beside site.yaml', 'pages from pages/'],
    ['site.yml', 'beside site.yaml', 'Move what it says into site.yaml'],
    ['service.yaml', 'beside site.yaml', 'collections/services.yaml'],
    ['collections/old/faqs.yaml', 'in no folder below it', 'Move its records into collections/faqs.yaml'],
    ['shared/forms/contact.yaml', 'in no folder below it', 'Move it to shared/contact.yaml.'],
    ['presets/landing.yml', 'must end in .yaml', 'Move it to presets/landing.yaml.'],
    ['preset/landing.yaml', 'Did you mean presets/?', 'Move it to presets/landing.yaml.'],
    ['pages/lost.YAML', 'must end in .yaml', 'Move it to pages/lost.yaml.'],
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
