import type { CannedApi } from './cannedApi';
import type { Reply } from './listen';

/** Returns the smallest possible page, which already contains its six rows. */
export function staticHistory(api: CannedApi): Reply {
  const rows = api
    .newest(6)
    .map(
      ({ requestId, status, submittedBy }) => `<tr><td>${String(requestId)}<td>${status ?? ''}<td>${submittedBy ?? ''}`,
    )
    .map((row) => `<tbody data-group>${row}</tbody>`);
  return {
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
    body: `<!doctype html><html lang="en"><meta charset="utf-8"><title>History</title><link rel="icon" href="data:,"><table>${rows.join('')}</table>`,
  };
}
