const sentences: Record<string, string> = {
  sent: 'delivered',
  requeued: 'queued again by hand',
  ECONNECTION: 'the mail server could not be reached',
  ESOCKET: 'the connection to the mail server broke',
  ETIMEDOUT: 'the mail server did not answer in time',
  TOOLONG: 'the mail server took too long',
  EDNS: 'the name of the mail server is not known',
  ETLS: 'no secure connection to the mail server could be made',
  ENOTLS: 'the mail server offers no encryption (STARTTLS), so nothing was sent to it',
  EAUTH: 'the mail server did not accept the user name and password',
  ENOAUTH: 'the mail server asks for a user name and password',
  EENVELOPE: 'the mail server refused the sender or the recipient',
  EMESSAGE: 'the mail server refused the message',
  EPROTOCOL: 'the mail server answered what no mail server should',
};

/** An outcome as a clause, with the code that the operator can look for. */
export function describeOutcome(outcome: string): string {
  const [code = ''] = outcome.split(' ');
  if (code === 'sent' || code === 'requeued') return sentences[code] ?? code;
  return `${Object.hasOwn(sentences, code) ? sentences[code] : 'it failed'} (${outcome})`;
}
