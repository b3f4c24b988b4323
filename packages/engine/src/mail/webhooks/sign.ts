import { createHmac } from 'node:crypto';

type SignedContent = {
  /** The id of the message, the same in every attempt. */
  id: string;
  /** The time of the attempt in seconds. */
  timestamp: number;
  body: string;
  secret: Buffer;
};

/** Returns the headers of a webhook as Standard Webhooks (standardwebhooks.com) defines them: id, time and HMAC-SHA256 signature. */
export function signatureHeaders({ id, timestamp, body, secret }: SignedContent): Record<string, string> {
  const signature = createHmac('sha256', secret).update(`${id}.${timestamp}.${body}`).digest('base64');
  return { 'webhook-id': id, 'webhook-timestamp': String(timestamp), 'webhook-signature': `v1,${signature}` };
}
