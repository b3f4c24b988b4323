import { once } from 'node:events';
import { createServer } from 'node:http';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { readPageState, sound } from './support/page-state.ts';
import { test } from './support/test.ts';

const later = (script: string): string => `<script>addEventListener('load', () => setTimeout(() => { ${script} }))</script>`;

/** Bodies of pages, each with a fault, and what the browsers say about it. */
const faulty: Record<string, [body: string, message: RegExp]> = {
  'an uncaught error': ['<script>throw new Error("torn")</script>', /torn/],
  'an uncaught error after the page has loaded': [later('throw new Error("torn")'), /torn/],
  'a rejected promise': [later('Promise.reject(new Error("torn"))'), /torn/],
  'a console error': ['<script>console.error("torn")</script>', /torn/],
  'a console warning': ['<script>console.warn("torn")</script>', /torn/],
  'an attribute that the policy forbids': ['<p style="color: red">Red</p>', /style/],
  'a script that the policy forbids': ['<script src="/forbidden/script.js"></script>', /script-src/],
  'a missing picture': ['<img src="/missing.png" alt="">', /404.*missing\.png|missing\.png.*404/],
  'a request without an answer': ['<img src="/unanswered.png" alt="">', /unanswered\.png/],
  'a fetch without an answer': [later('fetch("/unanswered.json").catch(() => {})'), /unanswered\.json/],
  'a request to another host': ['<img src="http://other.example/picture.png" alt="">', /other\.example/],
};

const tooWide = '<p><span class="wide">Wide</span></p>';
const idle = '<div data-island="a"></div>';
const pages = ['<p>Sound</p>', tooWide, idle, ...Object.values(faulty).map(([body]) => body)];

const policy = "default-src 'self'; script-src 'unsafe-inline'; style-src 'self'; img-src 'self' data: http://other.example";

const server = createServer((request, response) => {
  const path = request.url ?? '';
  const body = pages[Number(path.slice(1))];
  if (path === '/wide.css') response.setHeader('Content-Type', 'text/css').end('.wide { display: block; width: 3000px }');
  else if (path.startsWith('/unanswered')) request.socket.destroy();
  else if (body === undefined) response.writeHead(404).end();
  else {
    response.setHeader('Content-Type', 'text/html').setHeader('Content-Security-Policy', policy);
    response.end(`<!doctype html><link rel="stylesheet" href="/wide.css"><link rel="icon" href="data:,"><h1>A page</h1>${body}`);
  }
});
let origin = '';

beforeAll(async () => {
  server.listen(0);
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('A server on a port has an address with a port.');
  origin = `http://localhost:${address.port}`;
});
afterAll(() => {
  server.close();
  server.closeAllConnections();
});

const addressOf = (body: string): string => `${origin}/${pages.indexOf(body)}`;

test('a page without a fault has none', async ({ browser }) => {
  await browser.open(addressOf('<p>Sound</p>'));
  expect(await browser.evaluate(readPageState, 15_000)).toEqual(sound);
});

describe('a fault is seen', () => {
  test.for(Object.entries(faulty))('%s', async ([, [body, message]], { browser }) => {
    await browser.open(addressOf(body));
    await expect.poll(() => browser.takeFaults()).toContainEqual(expect.stringMatching(message));
  });
});

test('a page that scrolls sideways is seen', async ({ browser }) => {
  await browser.open(addressOf(tooWide), 390);
  const { tooWide: found } = await browser.evaluate(readPageState, 15_000);
  expect(found).toEqual(['3008 px in 390', expect.stringContaining('Wide')]);
});

test('an interactive block that never starts is seen', async ({ browser }) => {
  await browser.open(addressOf(idle));
  const { waiting } = await browser.evaluate(readPageState, 100);
  expect(waiting).toEqual([expect.stringContaining('data-island')]);
});
