import done from './icons/done.svg?no-inline';
import failed from './icons/failed.svg?no-inline';
import running from './icons/running.svg?no-inline';

const ICONS = { rest: '/favicon.svg', running, done, failed, partial: failed };

export function showTabIcon(state: keyof typeof ICONS): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (link !== null) link.href = ICONS[state];
}
