import type { EmbeddedData } from '../model/page-data.ts';
import { trustType } from '../trust/trust-type.ts';

/** Reads the data that the build wrote into this page as JSON of type `EmbeddedData`. */
export const readEmbeddedData = (): EmbeddedData =>
  trustType<EmbeddedData>(JSON.parse(document.getElementById('page-data')?.textContent ?? '{}'));
