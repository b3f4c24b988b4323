import { outboxPath } from '../../model/service-paths.ts';
import { HttpError } from '../http-error.ts';
import { outboxActions } from '../outbox-desk.ts';
import { filterQuery, readFilter } from '../pages/outbox-filter.ts';
import { plainHeaders } from '../pages/plain-page.ts';
import { type OutboxContext, type OutboxRoute, requireAccess } from './outbox-route.ts';
import { readBody } from './read-body.ts';

/**
 * Handles `POST /outbox/change` of the forms on the outbox page: marks a message as done or open, or deletes it, and
 * redirects to the page. Another site cannot cause it: besides the cookie, which is `SameSite=Strict`, the request needs the
 * origin of this page and the token of its forms. Throws an `HttpError` with status 404 without access, and 403 without them.
 */
export async function handleOutboxChange(context: OutboxContext, { access, desk }: OutboxRoute): Promise<Response> {
  requireAccess(context, access);
  const { headers } = context.req.raw;
  const body = new URLSearchParams(await readBody(context.req.raw));
  const isOwnPage = headers.get('Origin') === `http://${headers.get('Host')}`;
  if (!isOwnPage || !access.isFormToken(body.get('token') ?? '')) throw new HttpError(403, 'pageExpired');
  const action = outboxActions.find((one) => one === body.get('action'));
  if (!action) throw new HttpError(400, 'malformedForm');
  const id = body.get('id') ?? '';
  const notice = await desk.change(id, action);
  const query = filterQuery(readFilter(new URLSearchParams(body.get('back') ?? '')), notice === undefined ? {} : { notice });
  const Location = `${outboxPath}${query}${notice === undefined ? `#m-${encodeURIComponent(id)}` : ''}`;
  return new Response(null, { status: 303, headers: { ...plainHeaders, Location } });
}
