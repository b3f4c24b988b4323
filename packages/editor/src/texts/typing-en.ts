export const typingEn = {
  away: 'The preview does not answer. What you type is kept in this browser and saved as soon as the preview answers.',
  signedOut: 'The preview was started again and asks for the password. What you typed is kept in this browser.',
  signIn: 'Continue',
  typedSaved: 'What you typed before is saved now.',
  gone: 'What you typed into was deleted meanwhile. Your text is below.',
  formNotSent: 'Forms are not sent from the editor. Open the page in a tab of its own to try this form.',
  keptChanges: 'Typed before',
  keptBefore: 'You typed this before, and it is not saved. Page: {page}',
  useKept: 'Use it',
  keptGone: 'The place of this text is gone. Copy the text to where it belongs, then discard it here.',
};
