/** The fields of a log line: ids, codes and counts. Never an address or a part of a message. */
type LogFields = Readonly<Record<string, string | number | boolean>>;

/** Logs an event with its fields. */
export type Log = (event: string, fields?: LogFields) => void;

/** Creates a log with one JSON object per line. JSON escapes line breaks and terminal control characters. */
export const jsonLog =
  (write: (line: string) => void): Log =>
  (event, facts = {}) =>
    write(JSON.stringify({ time: new Date().toISOString(), event, ...facts }));

/** Creates a log for authors: prints the address of the outbox page (`outbox`) for a new message, and other events as JSON. */
export const authorLog = (outbox: () => string, write: (line: string) => void): Log => {
  const writeJson = jsonLog(write);
  return (event, facts) => {
    if (event === 'accepted') write(`A form sent a message. Read it at ${outbox()}`);
    else if (event !== 'started' && event !== 'stopped') writeJson(event, facts);
  };
};
