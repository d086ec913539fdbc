import { useAnnouncements } from './announce';

/**
 * The live region of `announce`, rendered once and never unmounted. `data-live-announcer` keeps open dialogs from hiding
 * the region, because screen readers read it again when it reappears.
 *
 * Each message is a block of its own: Orca skips a text that was replaced before Orca read it, and reads inline messages
 * again with each new one.
 */
export const LiveRegion = () => (
  <div className="visually-hidden" role="status" aria-atomic={false} data-live-announcer>
    {useAnnouncements().map(({ id, text }) => (
      <div key={id}>{text}</div>
    ))}
  </div>
);
