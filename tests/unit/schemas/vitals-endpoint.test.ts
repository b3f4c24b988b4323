import { describe, expect, test } from 'vitest';
import siteCode from '../../../src/site.ts';

const { vitals } = siteCode.siteSchema.shape;
const isAccepted = (endpoint: string): boolean => vitals.safeParse({ endpoint }).success;

describe('the address that takes measurements', () => {
  test.each(['https://vitals.example.com', 'https://vitals.example.com/report?site=1', 'https://vitals.example.com:8443/a/b'])(
    'may be %s',
    (address) => {
      expect(isAccepted(address)).toBe(true);
    },
  );

  test.each([
    'mailto:hello@example.com',
    'tel:+912055501420',
    '#contact',
    '/about-us',
    'http://vitals.example.com/report',
    'https://vitals.example;sandbox/report',
    'https://*.example.com/report',
    "https://a.example'none'/report",
    'https://user@vitals.example.com/report',
  ])('is never %s, which no request can go to or the policy cannot name', (address) => {
    expect(isAccepted(address)).toBe(false);
  });
});
