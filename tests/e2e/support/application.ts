import type { Page } from '@playwright/test';

/** The form of `tests/e2e/forms/apply.yaml`: thirty fields of all kinds, in three steps. */

export const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
export const press = (page: Page, name: string) => page.getByRole('button', { name }).click();

/** The lines of the message of a filled-in application. */
export const linesOf = (name: string, path = '/apply'): string[] => [
  `Name: ${name}`,
  'Email: asha@firm.agency',
  'Phone: 98220 55501 (+91)',
  ...['Called: Ash', 'Date of birth: 1990-02-28', 'Mother tongue: Another', 'Which one: Konkani', 'Street: 14 Senapati Bapat Road'],
  ...['Postcode: 411016', 'Town: Pune', 'Country: Another country', 'Which course: Both of them', 'Years of experience: 2,5', 'People: 4'],
  ...['First day: 2099-03-01', 'Days that suit you: Monday, Thursday', 'I am a beginner: No', 'Your training so far: Two years'],
  ...['  in a workshop', 'Your own tools: A plane', 'How you pay: Every month', `Account holder: ${name}`, 'Account number: 12 34 56'],
  ...['How you heard of us: A friend', 'Name of the friend: Mira', 'Tell me about new courses: Yes', 'Campaign: Spring fair'],
  ...['I agree to the privacy policy: Yes', 'Form: Your application', `Page: https://minimal.example${path}`, 'Message: Thank you'],
];

/** Types a text into the focused field and goes to the next one. */
async function type(page: Page, text: string): Promise<void> {
  await page.keyboard.type(text);
  await page.keyboard.press('Tab');
}

/** Goes to a field with the Tab key. */
async function tabTo(page: Page, label: string): Promise<void> {
  for (let stops = 0; stops < 40; stops += 1) {
    if (await field(page, label).evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The Tab key does not reach "${label}".`);
}

const typeInto = async (page: Page, label: string, text: string): Promise<void> => {
  await tabTo(page, label);
  await type(page, text);
};

/** Presses the space bar on a checkbox or radio button. */
const check = async (page: Page, label: string): Promise<void> => {
  await tabTo(page, label);
  await page.keyboard.press('Space');
};

/** Chooses a radio button with the arrow keys: the Tab key reaches only one of them. */
async function choose(page: Page, first: string, wanted: string): Promise<void> {
  await tabTo(page, first);
  await page.keyboard.press('Space');
  for (let steps = 0; steps < 5 && !(await field(page, wanted).isChecked()); steps += 1) await page.keyboard.press('ArrowDown');
}

export async function typeFirstStep(page: Page, name: string): Promise<void> {
  await field(page, 'Full name').focus();
  await type(page, name);
  await typeInto(page, 'Called (optional)', 'Ash');
  await typeInto(page, 'E-mail address', 'asha@firm.agency');
  await typeInto(page, 'Phone number', '98220 55501');
  await typeInto(page, 'Date of birth', '02281990');
  await typeInto(page, 'Mother tongue', 'An');
  await typeInto(page, 'Which one', 'Konkani');
  await typeInto(page, 'Street', '14 Senapati Bapat Road');
  await typeInto(page, 'Postcode', '411016');
  await typeInto(page, 'Town', 'Pune');
  await typeInto(page, 'Country (optional)', 'An');
}

export async function typeSecondStep(page: Page): Promise<void> {
  await choose(page, 'Joinery', 'Both of them');
  await typeInto(page, 'Years of experience', '2,5');
  await typeInto(page, 'People', '4');
  await typeInto(page, 'First day', '03012099');
  await check(page, 'Monday');
  await check(page, 'Thursday');
  await tabTo(page, 'Your training so far');
  await page.keyboard.type('Two years');
  await page.keyboard.press('Enter');
  await type(page, 'in a workshop');
  await typeInto(page, 'Your own tools (optional)', 'A plane');
}

export async function typeThirdStep(page: Page, name: string): Promise<void> {
  await choose(page, 'At once', 'Every month');
  await typeInto(page, 'Account holder', name);
  await typeInto(page, 'Account number', '12 34 56');
  await typeInto(page, 'How you heard of us (optional)', 'A fr');
  await typeInto(page, 'Name of the friend (optional)', 'Mira');
  await check(page, 'Tell me about new courses');
  await typeInto(page, 'Anything else (optional)', 'Thank you');
  await check(page, 'I agree to the privacy policy (opens in a new tab)');
}

export async function fillFirstStep(page: Page, name: string): Promise<void> {
  await field(page, 'Full name').fill(name);
  await field(page, 'Called (optional)').fill('Ash');
  await field(page, 'E-mail address').fill('asha@firm.agency');
  await field(page, 'Phone number').fill('98220 55501');
  await field(page, 'Date of birth').fill('1990-02-28');
  await field(page, 'Mother tongue').selectOption('Another');
  if (await field(page, 'Which one').isVisible()) await field(page, 'Which one').fill('Konkani');
  await field(page, 'Street').fill('14 Senapati Bapat Road');
  await field(page, 'Postcode').fill('411016');
  await field(page, 'Town').fill('Pune');
  await field(page, 'Country (optional)').selectOption('Another country');
}

export async function fillSecondStep(page: Page): Promise<void> {
  await field(page, 'Both of them').check();
  await field(page, 'Years of experience').fill('2,5');
  await field(page, 'People').fill('4');
  await field(page, 'First day').fill('2099-03-01');
  await field(page, 'Monday').check();
  await field(page, 'Thursday').check();
  await field(page, 'Your training so far').fill('Two years\nin a workshop');
  await field(page, 'Your own tools (optional)').fill('A plane');
}

export async function fillThirdStep(page: Page, name: string): Promise<void> {
  await field(page, 'Every month').check();
  await field(page, 'Account holder').fill(name);
  await field(page, 'Account number').fill('12 34 56');
  await field(page, 'How you heard of us (optional)').selectOption('A friend');
  await field(page, 'Name of the friend (optional)').fill('Mira');
  await field(page, 'Tell me about new courses').check();
  await field(page, 'Anything else (optional)').fill('Thank you');
  await field(page, 'I agree to the privacy policy (opens in a new tab)').check();
}
