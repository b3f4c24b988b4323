/** The words of the clinic's own blocks in English. */
export const strings = {
  clinic: {
    duration: 'One appointment',
    appointments: 'Appointments',
    insurance: 'Insurance',
    doctors: 'Your dentists',
    prices: 'What it costs',
    from: 'from {price}',
    speaks: 'Speaks {languages}',
  },
} as const;

declare module 'pagewright/strings' {
  interface Register {
    clinic: typeof strings;
  }
}
