import type { EmbeddedData } from '@pagewright/core';
import { trustType } from '@pagewright/core/browser';

/** Reads the data that the build wrote into this page as JSON of type `EmbeddedData`. */
export const readEmbeddedData = (): EmbeddedData =>
  trustType<EmbeddedData>(JSON.parse(document.getElementById('page-data')?.textContent ?? '{}'));
