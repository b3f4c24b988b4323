import { HttpError } from '../http-error.ts';
import type { ProofsOfWork } from '../spam/proofs-of-work.ts';
import { jsonResponse } from './responses.ts';

/** Handles `GET /proof-of-work`: responds with a new task. Throws an `HttpError` with status 404 on a site that does not ask for work. */
export async function handleProofRequest(proofs: ProofsOfWork | undefined): Promise<Response> {
  if (!proofs) throw new HttpError(404, 'notFound');
  return jsonResponse(200, await proofs.challenge());
}
