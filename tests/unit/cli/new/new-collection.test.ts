import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { collectionNames, recordPage } from '../../../../packages/engine/src/cli/new/collection-texts.ts';
import { inProject } from '../../../../packages/engine/tests/support/project-root.ts';
import { tempFolder } from '../../../../packages/engine/tests/support/temp-folder.ts';
import code from '../../../../src/site.ts';
import { runMainIn } from '../../../support/run-main.ts';

const temp = tempFolder('new-collection');
cpSync(inProject('tests', 'sites', 'minimal'), join(temp, 'site.config'), { recursive: true });
for (const folder of ['schemas/collections']) cpSync(inProject(folder), join(temp, folder), { recursive: true });

describe('an error message explains why a collection cannot be written, and nothing is', () => {
  test.each([
    [['faqs'], /^There is a collection "faqs" already\. Choose another name\.\n$/],
    [['index'], /^There is a file .*schemas\/collections\/index\.ts already\. Choose another name\.\n$/],
    [['Press Articles'], /: press-articles\n$/],
    [['3d-models'], /: d-models\n$/],
    [[''], /such as case-studies\.\n$/],
    [['media', '--page'], /^No page can be at \/media\/first: /],
    [['outbox', '--page'], /^No page can be at \/outbox\/first: /],
    [['sample-jobs', '--site', 'nowhere'], /^There is no site\.yaml in .*nowhere\./],
    [['sample-notes'], /^.*site\.config\/collections\/sample-notes\.yaml must be a list of records, each with an "id"/],
    [['sample-offices'], /^There is a file .*site\.config\/collections\/sample-offices\.yml already\./],
    [['sample-blog', '--page'], /^There is a file .*site\.config\/pages\/sample-blog\/record\.yaml already\./],
  ])('%j', async (args, reason) => {
    mkdirSync(join(temp, 'site.config/collections'), { recursive: true });
    for (const path of ['collections/sample-notes.yaml', 'collections/sample-offices.yml'])
      writeFileSync(join(temp, 'site.config', path), '[]\n');
    mkdirSync(join(temp, 'site.config/pages/sample-blog'), { recursive: true });
    writeFileSync(join(temp, 'site.config/pages/sample-blog/record.yaml'), 'draft: true\n');
    const before = readFileSync(join(temp, 'schemas/collections/index.ts'), 'utf8');
    expect(await runMainIn(temp, 'new', 'collection', ...args)).toEqual({
      exitCode: 1,
      stdout: '',
      stderr: expect.stringMatching(reason),
    });
    expect(readFileSync(join(temp, 'schemas/collections/index.ts'), 'utf8')).toBe(before);
    expect(existsSync(join(temp, 'schemas/collections', `${args[0]}.ts`))).toBe(args[0] === 'index' || args[0] === 'faqs');
  });
});

test.each([
  ['team', 'teamSchema'],
  ['case-studies', 'caseStudiesSchema'],
  ['client', 'clientRecordSchema'],
  ['text', 'textRecordSchema'],
])('the schema of %s is called %s, which is not in use yet', (name, schema) => {
  expect(collectionNames(name, "import { clientSchema } from './clients.ts';")).toEqual({ name, schema });
});

test('the page of a record needs a block type with the page heading and only texts', () => {
  expect(recordPage('site', 'team', code)).toEqual([
    { absolute: join('site', 'pages', 'team', 'record.yaml'), text: expect.stringContaining('    heading: "{title}"\n') },
  ]);
  expect(recordPage('site', 'team', { ...code, blockTypes: ['faq', 'article'] })).toEqual([]);
});

test('a collection whose records are written already gets a schema with their fields', async () => {
  const root = join(temp, 'winery');
  cpSync(inProject('tests', 'sites', 'minimal'), join(root, 'site.config'), { recursive: true });
  cpSync(inProject('schemas/collections'), join(root, 'schemas/collections'), { recursive: true });
  cpSync(inProject('package.json'), join(root, 'package.json'));
  mkdirSync(join(root, 'site.config/collections'), { recursive: true });
  const records = `- id: rose
  preço: Dez euros
  ano: 2024
  uvas: [touriga, bical]
  image: { src: /media/rose.jpg, alt: A garrafa }
  prova: { nariz: Morango, boca: Fresca }
- id: tinto
  preço: 12
  ano: 2020
  uvas: []
  meu-campo: sim
  draft: true
`;
  writeFileSync(join(root, 'site.config/collections/vinhos.yaml'), records);
  expect(await runMainIn(root, 'new', 'collection', 'vinhos')).toMatchObject({ exitCode: 0, stderr: '' });
  expect(readFileSync(join(root, 'site.config/collections/vinhos.yaml'), 'utf8')).toBe(records);
  expect(
    readFileSync(join(root, 'schemas/collections/vinhos.ts'), 'utf8'),
  ).toBe(`import { idSchema, imageSchema, textSchema } from 'pagewright/schema';
import { z } from 'zod';

export const vinhosSchema = z
  .strictObject({
    id: idSchema.describe('The name pages refer to it by.'),
    preço: z.union([textSchema, z.number(), z.boolean()]).describe('Describe "preço".'),
    ano: z.number().describe('Describe "ano".'),
    uvas: z.array(textSchema).describe('Describe "uvas".'),
    image: imageSchema({ shownWidth: 600 }).optional().describe('Describe "image".'),
    prova: z.strictObject({
      nariz: textSchema.describe('Describe "nariz".'),
      boca: textSchema.describe('Describe "boca".'),
    }).optional().describe('Describe "prova".'),
    'meu-campo': textSchema.optional().describe('Describe "meu-campo".'),
  })
  .describe('A record of the collection "vinhos".');
`);
  expect(readFileSync(join(root, 'schemas/collections/index.ts'), 'utf8')).toContain('vinhos: defineCollection(vinhosSchema),');
});
