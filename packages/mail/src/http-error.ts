import { fillIn, fillInCount, type Strings } from '@pagewright/core';

type HttpErrorOptions = {
  /** Values for the placeholders of the text. `count` also chooses its plural form. */
  values?: Readonly<Record<string, string | number>> & { count?: number };
  /** Headers of the response. */
  headers?: Readonly<Record<string, string>>;
  /** When to try again, in milliseconds: the header `Retry-After`. */
  retryAfter?: number;
};

/** The name of a text that explains an error to the client. */
type ErrorText = keyof Strings['mailErrors'];

/** A failed request: the status code of the response, and the text that explains it. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly #text: ErrorText;
  readonly #values: NonNullable<HttpErrorOptions['values']>;

  /** `text` names an interface text of the group `mailErrors`. */
  constructor(status: number, text: ErrorText, { values = {}, headers = {}, retryAfter }: HttpErrorOptions = {}) {
    super(text);
    this.status = status;
    this.headers = retryAfter === undefined ? headers : { ...headers, 'Retry-After': String(Math.ceil(retryAfter / 1000)) };
    this.#text = text;
    this.#values = values;
  }

  /** Returns the text in the language of the texts. */
  explain({ language, strings: { mailErrors } }: { language: string; strings: Pick<Strings, 'mailErrors'> }): string {
    const text = mailErrors[this.#text];
    return typeof text === 'string' ? fillIn(text, this.#values) : fillInCount(text, this.#values.count ?? 0, language);
  }
}
