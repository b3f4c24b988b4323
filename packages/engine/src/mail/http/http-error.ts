/** A request that is not done, with the status and the sentence that says why. */
export class HttpError extends Error {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: number, sentence: string, headers: Readonly<Record<string, string>> = {}) {
    super(sentence);
    this.name = 'Refusal';
    this.status = status;
    this.headers = headers;
  }
}
