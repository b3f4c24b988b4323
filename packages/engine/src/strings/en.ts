/** The engine's interface texts in English, by group. A text with a placeholder such as `{limit}` is filled in when it is shown. */
export const english = {
  page: {
    skipToContent: 'Skip to content',
  },
  toasts: {
    close: 'Close message',
  },
  formCheck: {
    errorTitle: 'Error: {title}',
    tooLong: 'At most {limit} characters fit here',
    invalid: 'Please check this field',
  },
  mail: {
    sent: 'Your message was sent',
    sentTitle: 'Message sent · {brand}',
    sentText: 'Thank you for your message.',
    backToForm: 'Back to the page',
    notSent: 'Your message was not sent',
    notSentTitle: 'Not sent · {brand}',
    tryAgain: 'Go back to try again, call {phone} or write to {email}.',
    answers: 'What you wrote',
    formNotice: 'Your message was not sent. {reason} You can also reach us here:',
    checkFields: 'Please mend what is marked below.',
    formChanged: 'This form has changed since its page was opened.',
  },
} as const;
