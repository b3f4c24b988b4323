/** Control and direction characters, which hide or reorder text, and lone surrogates. */
const deceptive = /[\p{Cc}\p{Bidi_Control}\p{Cs}]/u;

/** Tag characters are invisible to people and visible to programs. They are allowed only in flags such as Scotland's. */
const flag = /\u{1F3F4}[\u{E0030}-\u{E0039}\u{E0061}-\u{E007A}]{3,6}\u{E007F}/gu;
const tag = /[\u{E0000}-\u{E007F}]/u;

/** True when a text has no character that hides or reorders text. */
export const hasNoHiddenCharacters = (text: string): boolean =>
  !deceptive.test(text.replaceAll(/[\n\t]/g, ' ')) && !(tag.test(text) && tag.test(text.replaceAll(flag, '')));

/** Describes the texts that `hasNoHiddenCharacters` accepts, for messages. */
export const noHiddenCharacters = 'a text without invisible control or direction characters';
