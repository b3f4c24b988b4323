import { readJson } from '../shared/read-json.ts';

/** The mail service does not accept the answers to some fields. */
export class InvalidFieldsError extends Error {
  readonly fields: readonly string[];

  constructor(fields: readonly string[]) {
    super();
    this.fields = fields;
  }
}

/** Reads the names of invalid fields from a response of the mail service. Empty for any other response. */
export async function invalidFieldsOf(response: Response): Promise<string[]> {
  const answer: unknown = await readJson(response, { anyType: false }).catch(() => undefined);
  const fields: unknown = typeof answer === 'object' && answer !== null ? Reflect.get(answer, 'fields') : undefined;
  return Array.isArray(fields) ? fields.filter((name) => typeof name === 'string') : [];
}
