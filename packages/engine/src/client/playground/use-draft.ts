import { useEffect, useRef, useState } from 'react';
import type { Draft, DraftAnswer } from '../../preview/blocks/messages.ts';

/** Posts a block after each change, one request after the other. Returns the last answer. */
export function useDraft(type: string, block: object): DraftAnswer | undefined {
  const [answer, setAnswer] = useState<DraftAnswer>();
  const latest = useRef(block);
  const isBusy = useRef(false);
  const styles = useRef('');
  useEffect(() => {
    latest.current = block;
    if (isBusy.current) return;
    const send = async (): Promise<void> => {
      isBusy.current = true;
      let sent: object | undefined;
      while (sent !== latest.current) {
        sent = latest.current;
        const next = await post(type, { block: sent, styles: styles.current });
        styles.current = next.styles;
        setAnswer(next);
      }
    };
    send()
      .catch((error: unknown) => {
        const message = error instanceof Error ? error.message : String(error);
        setAnswer({ yaml: '', styles: styles.current, problems: [{ path: [], severity: 'error', code: 'failed', message }] });
      })
      .finally(() => {
        isBusy.current = false;
      });
  }, [type, block]);
  return answer;
}

async function post(type: string, draft: Draft): Promise<DraftAnswer> {
  const response = await fetch(`/__blocks/${encodeURIComponent(type)}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(draft),
  });
  if (!response.ok) throw new Error(await response.text());
  return response.json();
}
