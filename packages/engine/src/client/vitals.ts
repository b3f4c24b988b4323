import { type Metric, onCLS, onINP, onLCP } from 'web-vitals';

/** Sends the web vitals of the page to `endpoint`, one POST per metric. */
export function start(endpoint: string): void {
  const send = ({ name, value, rating, navigationType }: Metric): void => {
    const body = JSON.stringify({ name, value, rating, navigationType, path: location.pathname });
    navigator.sendBeacon(endpoint, new Blob([body], { type: 'application/json' }));
  };
  onCLS(send);
  onINP(send);
  onLCP(send);
}
