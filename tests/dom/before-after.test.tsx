import { fireEvent, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import enhance from '../../src/blocks/before-after.enhance.ts';
import BeforeAfter from '../../src/blocks/before-after.tsx';
import { strings } from '../../src/strings/en.ts';
import { renderEnhanced } from './render-enhanced.ts';

const image = (alt: string) => ({ src: '/media/a.webp', sources: [], width: 1200, height: 800, alt });
const block = (
  <BeforeAfter
    type="before-after"
    blockKey="before-after-1"
    background="light"
    heading="Restored"
    before={image('Grey')}
    after={image('Oiled')}
    afterLabel="June"
    strings={strings}
  />
);

test('without script, both pictures have their words, and there is no slider', () => {
  document.body.innerHTML = renderToStaticMarkup(block);
  expect(screen.getAllByRole('figure').map((figure) => figure.textContent)).toEqual(['Before', 'June']);
  expect(screen.queryByRole('slider')).toBeNull();
  document.body.innerHTML = '';
});

test('the slider sets how much of the first picture is visible', () => {
  renderEnhanced(block, { enhance, props: {} });
  const slider = screen.getByRole('slider', { name: 'How much of the first picture is visible, in percent' });
  const frame = slider.closest<HTMLElement>('[data-compare]');
  expect(frame?.dataset.compare).toBe('over');
  expect(frame?.style.getPropertyValue('--share')).toBe('50%');
  fireEvent.input(slider, { target: { value: '80' } });
  expect(frame?.style.getPropertyValue('--share')).toBe('80%');
});
