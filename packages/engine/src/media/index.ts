/** Facts and encodings of pictures, for scripts that make them. */
export { ensureEncoded } from './encode.ts';
export { type Encoding, planEncodings } from './encodings.ts';
export { readMediaFacts } from './media-facts.ts';
