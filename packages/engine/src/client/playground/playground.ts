import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import type { PlaygroundData } from '../../preview/blocks/messages.ts';
import { searchTypes } from './search-types.ts';
import { Workshop } from './workshop.tsx';

const place = document.getElementById('playground');
if (place) {
  const data: PlaygroundData = JSON.parse(document.getElementById('playground-data')?.textContent ?? '');
  createRoot(place).render(createElement(Workshop, { data }));
} else searchTypes();

// An example or its code has changed.
import.meta.hot?.on('site:examples', () => location.reload());
