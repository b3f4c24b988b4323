import { readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { tempFolder } from '../../engine/tests/support/temp-folder.ts';
import { Invitations } from '../src/invitations.ts';
import { invite } from '../src/invite.ts';
import { readStudioFile, StudioFile } from '../src/read-studio-file.ts';

const folder = tempFolder('studio-file');
const file = join(folder, 'studio.yaml');
const sites = `# Who edits what
address: https://studio.example
sites:
  - id: bakery # as in the invoice
    name: The Bakery
    project: ../bakery
    address: https://edit.bakery.example
`;

test('a person is added below the others, everything else stays as it is, and the link is for that person', async () => {
  writeFileSync(file, `${sites}people:\n  # The owner\n  - email: "ann@example.com"\n    name: Ann\n    roles: { bakery: owner }\n`);
  const link = await invite(file, folder, { email: 'bob@example.com', name: 'Bob', role: 'writer' });
  expect(readFileSync(file, 'utf8')).toBe(
    `${sites}people:\n  # The owner\n  - email: "ann@example.com"\n    name: Ann\n    roles: { bakery: owner }\n  - email: bob@example.com\n    name: Bob\n    roles:\n      bakery: writer\n`,
  );
  const secret = link.replace('https://studio.example/__studio/invitation/', '');
  expect(await new Invitations(folder).use(secret)).toMatchObject({ email: 'bob@example.com', site: 'bakery' });
});

test('the first person is added, and a later invitation changes only the role', async () => {
  writeFileSync(file, sites);
  await invite(file, folder, { email: 'Ann@Example.com', name: 'Ann', role: 'owner' });
  await invite(file, folder, { email: 'ann@example.com', role: 'reader' });
  expect(readStudioFile(file).people).toEqual([{ email: 'Ann@Example.com', name: 'Ann', roles: { bakery: 'reader' } }]);
  expect(new StudioFile(file, () => undefined).personAt('ANN@example.com', 'bakery')).toMatchObject({
    id: 'Ann@Example.com',
    role: 'reader',
  });
});

test('a new person needs a name and a role, and an address that is one; nothing is written', async () => {
  writeFileSync(file, sites);
  await expect(invite(file, folder, { email: 'ann@example.com', role: 'owner' })).rejects.toThrow('--name "Ann Baker" --role writer');
  await expect(invite(file, folder, { email: 'ann', name: 'Ann', role: 'owner' })).rejects.toThrow(
    'studio.yaml:9:12  people: 0: email: expected an e-mail address such as "hello@example.com"',
  );
  expect(readFileSync(file, 'utf8')).toBe(sites);
});

test('of several sites, an invitation says which one, and adds a role to those that a person has', async () => {
  const several = `${sites}  - { id: mill, name: The Mill, project: ../mill, address: "https://mill.example" }\n`;
  writeFileSync(file, several);
  const ann = { email: 'ann@example.com', name: 'Ann' };
  await expect(invite(file, folder, { ...ann, role: 'owner' })).rejects.toThrow('--site bakery (there are bakery, mill)');
  await expect(invite(file, folder, { ...ann, role: 'owner', site: 'shop' })).rejects.toThrow(
    'There is no site shop. There are: bakery, mill',
  );
  expect(readFileSync(file, 'utf8')).toBe(several);
  await invite(file, folder, { ...ann, role: 'owner', site: 'bakery' });
  await expect(invite(file, folder, { ...ann, site: 'mill' })).rejects.toThrow('Say which role ann@example.com has on The Mill');
  const link = await invite(file, folder, { ...ann, role: 'reader', site: 'mill' });
  expect(readStudioFile(file).people).toEqual([{ ...ann, roles: { bakery: 'owner', mill: 'reader' } }]);
  expect(link).toMatch(/^https:\/\/studio\.example\/__studio\/invitation\//);
});

test.each([
  ['address: https://edit.bakery.example', 'address: http://edit.bakery.example', 'an address with https'],
  ['address: https://edit.bakery.example', 'address: https://bakery.example/edit', 'an address without a path'],
  [
    'address: https://studio.example',
    '',
    'address: it is missing: write the address at which people sign in, such as https://studio.example.com',
  ],
  ['https://studio.example', 'https://edit.bakery.example', 'another host name or port: edit.bakery.example is that of the studio'],
  [
    '    address: https://edit',
    '    address: https://mill.example\n  - id: mill\n    name: The Mill\n    project: .\n    address: https://mill.example:443\n  - id: other\n    name: Other\n    project: .\n    address: https://edit',
    'studio.yaml:11:14  sites: 1: address: expected another host name or port: mill.example is that of the site bakery',
  ],
  [
    'sites:',
    'sites:\n  - { id: bakery, name: One, project: ., address: "https://one.example" }',
    'studio.yaml:5:9  sites: 1: id: expected another name: a site above is called bakery',
  ],
  ['id: bakery', 'id: The Bakery', 'a name of lowercase letters'],
  ['sites:', 'pages:', 'sites: it is missing'],
  ['project: ../bakery', 'folder: ../bakery', 'there is no field "folder"'],
  ['sites:', 'people:\n  - { email: ann@example.com, name: Ann, roles: { bakery: boss } }\nsites:', 'bakery: expected one of "reader"'],
])('what is wrong in the file is named with its line: %s → %s', (before, after, message) => {
  writeFileSync(file, sites.replace(before, after));
  expect(() => readStudioFile(file)).toThrow(message);
  expect(() => readStudioFile(file)).toThrow(/studio\.yaml:\d+:\d+ {2}/);
});

test('a running studio reads the file again, and keeps what it said when it cannot be read', () => {
  writeFileSync(file, `${sites}people:\n  - { email: ann@example.com, name: Ann, roles: { bakery: owner } }\n`);
  const reports: string[] = [];
  const studio = new StudioFile(file, (line) => reports.push(line));
  expect(studio.personAt('ann@example.com', 'bakery')?.role).toBe('owner');
  expect(studio.personAt('ann@example.com', '__proto__')).toBeUndefined();
  writeFileSync(file, `${sites}people:\n  - { email: ann@example.com, name: Ann, roles: { bakery: owner }\n`);
  utimesSync(file, 1, 1);
  expect(studio.personAt('ann@example.com', 'bakery')?.role).toBe('owner');
  expect(studio.personAt('ann@example.com', 'bakery')?.role).toBe('owner');
  expect(reports).toEqual([expect.stringContaining('studio.yaml:')]);
  writeFileSync(file, sites);
  expect(studio.personAt('ann@example.com', 'bakery')).toBeUndefined();
});
