import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { withOverrides } from '../../packages/core/src/strings/with-overrides.ts';
import { blocks } from '../../schemas/blocks/index.ts';
import enhance from '../../src/blocks/gallery.enhance.ts';
import Gallery from '../../src/blocks/gallery.tsx';
import enhanceRecord from '../../src/blocks/record.enhance.ts';
import RecordBlock from '../../src/blocks/record.tsx';
import siteCode from '../../src/site.ts';
import { strings } from '../../src/strings/en.ts';
import { renderEnhanced } from './render-enhanced.ts';

const picture = (name: string, caption?: string) => ({
  image: {
    src: `/media/${name}-750.webp`,
    sources: [{ type: 'image/avif', srcSet: `/media/${name}-320.avif 320w, /media/${name}-1600.avif 1600w` }],
    width: 1600,
    height: 1200,
    alt: `The ${name}`,
  },
  caption,
});
const pictures = [picture('bench', 'Where it begins.'), picture('loom'), picture('window')];

let dialog: HTMLDialogElement;
let leave: AbortController;

function show(shown = pictures): void {
  expect(blocks.gallery.traits.interactive.enhance).toBe('always');
  const props = { type: 'gallery' as const, background: 'light' as const, heading: 'Pictures', blockKey: 'gallery-1', strings };
  leave = renderEnhanced(<Gallery {...props} pictures={shown} />, { enhance, props: {} });
  const [found] = document.querySelectorAll('dialog');
  if (!found) throw new Error('There is no dialog.');
  dialog = found;
  // jsdom has no modal dialogs.
  dialog.showModal = () => dialog.setAttribute('open', '');
  dialog.close = () => {
    dialog.removeAttribute('open');
    dialog.dispatchEvent(new Event('close'));
  };
}

const shownPicture = (): HTMLElement => within(dialog).getByRole('img');

beforeEach(() => show());

test('without script, each picture links to its widest file', () => {
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/media/bench-1600.avif',
    '/media/loom-1600.avif',
    '/media/window-1600.avif',
  ]);
});

describe('a click on a picture', () => {
  test('opens it whole, with its caption and its number', () => {
    fireEvent.click(screen.getByRole('link', { name: 'The bench' }));
    expect(dialog.open).toBe(true);
    expect(shownPicture()).toHaveProperty('alt', 'The bench');
    expect(shownPicture().getAttribute('src')).toContain('/media/bench-1600.avif');
    expect(dialog.textContent).toContain('Where it begins.');
    expect(dialog.textContent).toContain('1 of 3');
    expect(document.documentElement.style.overflow).toBe('hidden');
  });

  test('with a modifier key follows the link', () => {
    fireEvent.click(screen.getByRole('link', { name: 'The bench' }), { ctrlKey: true });
    expect(dialog.open).toBe(false);
  });
});

describe('in the dialog', () => {
  beforeEach(() => void fireEvent.click(screen.getByRole('link', { name: 'The bench' })));

  test('buttons and arrow keys show the other pictures, from the last on to the first', () => {
    fireEvent.click(within(dialog).getByRole('button', { name: 'Next picture' }));
    expect(shownPicture()).toHaveProperty('alt', 'The loom');
    expect(dialog.textContent).not.toContain('Where it begins.');
    fireEvent.keyDown(dialog, { key: 'ArrowRight' });
    fireEvent.keyDown(dialog, { key: 'ArrowRight' });
    expect(shownPicture()).toHaveProperty('alt', 'The bench');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Previous picture' }));
    expect(shownPicture()).toHaveProperty('alt', 'The window');
  });

  test('a swipe to the left shows the next picture, a tap does nothing', () => {
    fireEvent(dialog, new MouseEvent('pointerdown', { clientX: 300 }));
    fireEvent(dialog, new MouseEvent('pointerup', { clientX: 290 }));
    expect(shownPicture()).toHaveProperty('alt', 'The bench');
    fireEvent(dialog, Object.assign(new MouseEvent('pointerdown', { clientX: 300 }), { isPrimary: true }));
    fireEvent(dialog, Object.assign(new MouseEvent('pointerup', { clientX: 200 }), { isPrimary: true }));
    expect(shownPicture()).toHaveProperty('alt', 'The loom');
  });

  test('two fingers zoom: they show no other picture, and neither does a finger that moves the zoomed page', () => {
    const send = (type: string, clientX: number, isPrimary = true): boolean =>
      fireEvent(dialog, Object.assign(new MouseEvent(type, { clientX }), { isPrimary }));
    send('pointerdown', 180);
    send('pointerdown', 220, false);
    send('pointerup', 320, false);
    send('pointerup', 80);
    expect(shownPicture()).toHaveProperty('alt', 'The bench');
    const viewport = { scale: 2 };
    vi.stubGlobal('visualViewport', viewport);
    send('pointerdown', 300);
    send('pointerup', 100);
    expect(shownPicture()).toHaveProperty('alt', 'The bench');
    viewport.scale = 1;
    send('pointerdown', 300);
    // The browser scrolls instead.
    send('pointercancel', 0);
    send('pointerup', 100);
    expect(shownPicture()).toHaveProperty('alt', 'The bench');
    send('pointerdown', 300);
    send('pointerup', 100);
    expect(shownPicture()).toHaveProperty('alt', 'The loom');
    vi.unstubAllGlobals();
  });

  test('a click beside the picture closes it, and the page scrolls again', () => {
    const stage = shownPicture().parentElement;
    if (stage) fireEvent.click(stage);
    expect(dialog.open).toBe(false);
    expect(document.documentElement.style.overflow).toBe('');
  });

  test('the page scrolls again when the block leaves it', () => {
    leave.abort();
    expect(document.documentElement.style.overflow).toBe('');
  });
});

test('each list of pictures of a record has a dialog of its own, and a record without one has no script', () => {
  const { record: type } = blocks;
  const entries = ['Rehearsals', 'Photos'].map((label) => ({
    name: label,
    label,
    value: { kind: 'pictures' as const, pictures: label === 'Photos' ? pictures : [picture('hall')] },
  }));
  const props = (shown: typeof entries) => ({ type: 'record' as const, record: { id: 'loom', title: 'Loom', entries: shown } });
  const found = type.traits.interactive.enhance(props(entries));
  if (!found) throw new Error('The record has no script.');
  document.body.replaceChildren();
  const site = { language: 'en', timeZone: 'UTC' };
  renderEnhanced(<RecordBlock {...props(entries)} site={site} strings={withOverrides(siteCode.strings, {})} blockKey="record-1" />, {
    enhance: enhanceRecord,
    props: found,
  });
  const dialogs = [...document.querySelectorAll('dialog')];
  for (const one of dialogs) one.showModal = () => one.setAttribute('open', '');
  fireEvent.click(screen.getByRole('link', { name: 'The loom' }));
  expect(dialogs.map(({ open }) => open)).toEqual([false, true]);
  expect(screen.getByRole('dialog', { name: 'Photos' }).textContent).toContain('2 of 3');
  expect(type.traits.interactive.enhance(props([]))).toBeUndefined();
});
