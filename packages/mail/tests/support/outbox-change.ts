import { OutboxAccess } from '../../src/http/outbox-access.ts';
import { outboxCookie, outboxToken, type TestMail } from './mail-service.ts';

const { formToken } = new OutboxAccess(outboxToken, () => 0);

/** Posts a form of the outbox page. */
export async function changeOutbox(
  { address }: TestMail,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<Response> {
  const body = new URLSearchParams({ token: formToken, back: '', ...fields });
  return fetch(`${address}/outbox/change`, {
    method: 'POST',
    body,
    redirect: 'manual',
    headers: { Cookie: await outboxCookie(address), Origin: address, ...headers },
  });
}
