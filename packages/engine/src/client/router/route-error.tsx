import { useRouteError } from 'react-router-dom';
import { readEmbeddedData } from '../embedded-data.ts';
import { ChunkLoadError } from './chunk-load-error.ts';

const { messages } = readEmbeddedData();

/** Shown in place of a page that failed to load: the error message and a link to try again. The theme styles `message-page`. */
export function RouteError() {
  const error = useRouteError();
  const text = error instanceof ChunkLoadError ? error.message : messages.unexpected;
  return (
    <section className="message-page" aria-labelledby="route-error">
      <div>
        <h1 id="route-error">{text}</h1>
        <a className="button button-primary" href={location.pathname} target="_self">
          {messages.retry}
        </a>
      </div>
    </section>
  );
}
