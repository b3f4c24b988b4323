/** Returns the current time. A fixed time that is a local one depends on the time zone of the site. */
export type Clock = (timeZone: string) => Date;
