/** What was typed, by the names of the fields. */
export type Answers = Readonly<Record<string, string>>;
