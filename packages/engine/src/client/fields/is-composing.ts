/**
 * True for a key that an input method takes, such as Enter that ends a word in Japanese. Chrome calls it "Process" with the code 229, and
 * Safari says only the code for the key that ends the word.
 */
export const isComposing = (event: KeyboardEvent): boolean => event.isComposing || event.keyCode === 229;
