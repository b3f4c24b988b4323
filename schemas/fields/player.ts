import type { embedProviders } from '../embed-providers.ts';

/** The player of a video: the service, and the URL of its frame. */
type Player = { provider: keyof typeof embedProviders & ('youtube' | 'vimeo'); src: string };

/** Returns the player of a video by the page of the video. Undefined for a page without one video, such as a channel. */
export const playerOf = (page: string): Player | undefined => {
  const url = new URL(page);
  return url.hostname.endsWith('vimeo.com') ? vimeoPlayer(url) : youTubePlayer(url);
};

/** The page is /watch?v=ID, or youtu.be/ID, or the ID follows a word such as /shorts. */
function youTubePlayer({ hostname, pathname, searchParams }: URL): Player | undefined {
  const inPath = hostname === 'youtu.be' ? /^\/([\w-]+)$/ : /^\/(?:shorts|live|embed)\/([\w-]+)$/;
  const id = pathname === '/watch' ? searchParams.get('v') : inPath.exec(pathname)?.[1];
  if (!id) return undefined;
  const start = /^(\d+)s?$/.exec(searchParams.get('t') ?? '')?.[1];
  return {
    provider: 'youtube',
    src: `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0${start === undefined ? '' : `&start=${start}`}`,
  };
}

/** The page is /ID; of an unlisted video /ID/HASH; in a channel /channels/NAME/ID. */
function vimeoPlayer({ pathname }: URL): Player | undefined {
  const [, id, hash] = /^(?:\/channels\/[\w-]+)?\/(\d+)(?:\/(\w+))?$/.exec(pathname) ?? [];
  if (id === undefined) return undefined;
  return {
    provider: 'vimeo',
    src: `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1${hash === undefined ? '' : `&h=${hash}`}`,
  };
}
