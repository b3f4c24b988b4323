export const videoClasses = 'video-frame opacity-0 transition-opacity max-lg:h-[calc(100%-1px)] duration-700 data-playing:opacity-100';

/** A script of the page: plays the video behind the first block after `load`, as our page does. */
export const playVideo = `addEventListener('load', () => {
  const video = document.querySelector('.background-video video');
  if (!matchMedia('(prefers-reduced-motion: reduce)').matches) video.play().then(() => video.setAttribute('data-playing', ''));
});`;
