import { expect, test } from 'vitest';
import { waysToReach } from '../src/pages/plain-pages.ts';
import { formErrorPage } from '../src/pages/site-pages.ts';

const contact = { phone: '+49 (0)30 901820', email: 'hello@fixture.example' };

test('the page of a form with errors calls the number as it is dialled from abroad', () => {
  const form = '<form><input type="hidden" name="form" value="contact"></form>';
  const page = formErrorPage(`<title>A</title>${form}`, {
    ...{ reference: 'contact', answers: {}, errors: {}, notice: 'Not sent.', contact, errorTitle: '{title}' },
  });
  expect(page).toContain('<a href="tel:+4930901820" class="text-link">+49 (0)30 901820</a>');
});

test('the pages of the mail service call it too', () => {
  const html = waysToReach(contact, { withPhone: 'Call {phone}', byMail: '' }).join('');
  expect(html).toBe('Call <a href="tel:+4930901820">+49 (0)30 901820</a>');
});
