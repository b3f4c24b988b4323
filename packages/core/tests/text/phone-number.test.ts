import { expect, test } from 'vitest';
import { phoneHref, phoneNumber } from '../../src/text/phone-number.ts';

test.each([
  ['+49 (0)30 901820', '+4930901820'],
  ['+44 (0) 20 7946 0958', '+442079460958'],
  ['+44(020) 7946 0958', '+442079460958'],
  ['+33 (0)1 23 45 67 89', '+33123456789'],
  ['0049 (0)30/901820', '004930901820'],
  // Italy dials the zero from abroad too.
  ['+39 (06) 698 1234', '+39066981234'],
  // Without a country code the zero belongs to the number.
  ['(0)30 901820', '030901820'],
  ['(030) 90 18 20', '030901820'],
  ['+1 415 555 0100 ext. 12', '+14155550100;ext=12'],
  ['+1 (415) 555-0100 x12', '+14155550100;ext=12'],
  ['+49 30 901820, Durchwahl 12', '+4930901820;ext=12'],
  ['+1 415 555 0100 extension: 12', '+14155550100;ext=12'],
  ['1-800-FLOWERS', '18003569377'],
  ['+61 13 CARS', '+61132277'],
  ['Tel.: +49 30 901820', '+4930901820'],
  ['+49 30 901820 (mobile)', '+4930901820'],
  ['+९१ २० ५५५० ०१४२', '+912055500142'],
  ['０３-１２３４-５６７８', '0312345678'],
])('%s is dialled as %s', (written, dialled) => {
  expect(phoneNumber(written)).toBe(dialled);
  expect(phoneHref(written)).toBe(`tel:${dialled}`);
});

test.each(['on request', '', '12', '+49 30 901820 or +49 30 901821', 'call 1 or 2'])('"%s" is not a phone number', (written) => {
  expect(phoneNumber(written)).toBeUndefined();
});
