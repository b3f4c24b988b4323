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
} as const;
