import { useRouteError } from 'react-router-dom';
import { readEmbeddedData } from '../embedded-data.ts';
import { ChunkLoadError } from './chunk-load-error.ts';

const { messages } = readEmbeddedData().client;

/** What stands in the site's frame when a page cannot be shown: what happened, and the link to try again. */
export function RouteError() {
  const error = useRouteError();
  const text = error instanceof ChunkLoadError ? error.message : messages.unexpected;
  return (
    <section className="dark bg-dark text-light" aria-labelledby="route-error">
      <div className="column py-40">
        <h1 id="route-error" className="text-title font-display font-bold">
          {text}
        </h1>
        <a className="button button-primary mt-10" href={location.pathname} target="_self">
          {messages.retry}
        </a>
      </div>
    </section>
  );
}
