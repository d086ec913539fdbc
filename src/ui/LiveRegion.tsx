import { useAnnouncements } from './announce';

/**
 * Rendered once and never unmounted. `data-live-announcer` keeps open dialogs from hiding the region: screen readers
 * read it again when it reappears. Each message is a block: Orca reads inline ones again, and skips a replaced one.
 */
export const LiveRegion = () => (
  <div className="visually-hidden" role="status" aria-atomic={false} data-live-announcer>
    {useAnnouncements().map(({ id, text }) => (
      <div key={id}>{text}</div>
    ))}
  </div>
);
