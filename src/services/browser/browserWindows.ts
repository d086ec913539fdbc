import { closeDocuments, prepareDocument, type PreparedWindow } from './documentWindow';

export interface BrowserWindows {
  /** Opens a window for a PDF; returns undefined when it was blocked. Call it from the click handler. */
  prepare: (title: string) => PreparedWindow | undefined;
  saveFile: (bytes: Uint8Array<ArrayBuffer>, fileName: string, type: string) => void;
  /** Closes the document windows, and revokes the URLs of saved files. */
  closeDocuments: () => void;
  leaveTo: (url: string) => void;
  reload: () => void;
}

/** Keeps a URL long enough for the browser to start the download. */
const KEPT_MS = 10 * 60_000;

const madeUrls = new Set<string>();

export const browserWindows: BrowserWindows = {
  prepare: prepareDocument,
  saveFile(bytes, fileName, type) {
    const link = document.createElement('a');
    link.href = blobUrl(bytes, type);
    link.download = fileName;
    link.click();
  },
  closeDocuments() {
    closeDocuments();
    madeUrls.forEach(revoke);
  },
  leaveTo: (url) => window.location.assign(url),
  reload: () => window.location.reload(),
};

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
