import { closeDocuments, prepareDocument } from './documentWindow';

/** Keeps a URL long enough for the browser to start the download. */
const KEPT_MS = 10 * 60_000;

const madeUrls = new Set<string>();

export const browserWindows = {
  prepare: prepareDocument,
  saveFile: (bytes: Uint8Array<ArrayBuffer>, fileName: string, type: string): void => {
    const link = document.createElement('a');
    link.href = blobUrl(bytes, type);
    link.download = fileName;
    link.click();
  },
  closeDocuments: (): void => {
    closeDocuments();
    madeUrls.forEach(revoke);
  },
  leaveTo: (url: string): void => window.location.assign(url),
  reload: (): void => window.location.reload(),
};

export type BrowserWindows = typeof browserWindows;

function blobUrl(bytes: Uint8Array<ArrayBuffer>, type: string): string {
  const url = URL.createObjectURL(new Blob([bytes], { type }));
  madeUrls.add(url);
  setTimeout(() => revoke(url), KEPT_MS);
  return url;
}

function revoke(url: string): void {
  URL.revokeObjectURL(url);
  madeUrls.delete(url);
}
