/** What may stand in the log: names of events, ids, codes and counts. Never an address or a word of a message. */
type LogFacts = Readonly<Record<string, string | number | boolean>>;

/** Writes one line for a thing that happened. */
export type Log = (event: string, facts?: LogFacts) => void;

/** A log of one JSON object a line; JSON escapes what could start a line or colour a terminal. */
export const jsonLog =
  (write: (line: string) => void): Log =>
  (event, facts = {}) =>
    write(JSON.stringify({ time: new Date().toISOString(), event, ...facts }));

/** The log in the words of an author: where a message is that a form has sent. What else happens is told as above. */
export const authorLog = (outbox: () => string, write: (line: string) => void): Log => {
  const writeJson = jsonLog(write);
  return (event, facts) => {
    if (event === 'accepted') write(`A form has sent a message. Read it on ${outbox()}`);
    else if (event !== 'started' && event !== 'stopped') writeJson(event, facts);
  };
};
