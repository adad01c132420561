/** Puts the player of a video in the place of its poster. */
export function play(poster: HTMLAnchorElement): void {
  const player = document.createElement('iframe');
  player.src = poster.dataset.video ?? '';
  player.title = poster.querySelector('strong, span')?.textContent ?? '';
  player.allow = 'autoplay; encrypted-media; fullscreen; picture-in-picture';
  poster.replaceWith(player);
  player.focus();
}
