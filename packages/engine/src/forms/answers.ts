/** The visitor's answers by field name. */
export type Answers = Readonly<Record<string, string>>;
