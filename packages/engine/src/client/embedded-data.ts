import type { EmbeddedData } from '../model/page-data.ts';
import { trustType } from '../trust/trust-type.ts';

/** The data that the build put into this page, written from the same type. */
export const readEmbeddedData = (): EmbeddedData =>
  trustType<EmbeddedData>(JSON.parse(document.getElementById('page-data')?.textContent ?? '{}'));
