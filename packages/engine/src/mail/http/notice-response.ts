import type { MailFacts } from '../../model/mail-facts.ts';
import { noticePage } from '../pages/notice-page.ts';
import { plainHeaders } from '../pages/plain-page.ts';

type Notice = {
  status: number;
  /** Why the message was not sent. */
  sentence: string;
  headers?: Readonly<Record<string, string>>;
};

/** Creates a response with the service's own page for a message that was not sent. The page shows `answers` for copying. */
export async function noticeResponse(
  { status, sentence, headers = {} }: Notice,
  { brand, contact, language, strings }: MailFacts,
  answers: readonly string[] = [],
): Promise<Response> {
  const page = await noticePage({ sentence, brand, contact, answers, language, strings: strings.mail });
  const type = { 'Content-Type': 'text/html; charset=utf-8' };
  return new Response(String(page), { status, headers: { ...plainHeaders, ...headers, ...type } });
}
