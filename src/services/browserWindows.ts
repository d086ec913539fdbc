/** A window that was opened before its content is there. */
export interface PreparedWindow {
  show: (bytes: Uint8Array<ArrayBuffer>) => void;
  close: () => void;
}

export interface BrowserWindows {
  /** Opens a window at once, as pop-up blockers want it; undefined when it was blocked. Call it within the click. */
  prepare: (title: string) => PreparedWindow | undefined;
  saveFile: (bytes: Uint8Array<ArrayBuffer>, fileName: string, type: string) => void;
  /** Closes the windows that documents are shown in, and takes back what was made for them. */
  closeDocuments: () => void;
  /** Leaves the app. */
  leaveTo: (url: string) => void;
  /** Begins anew at the same address. */
  reload: () => void;
}

/** Long enough to print and to save from the viewer. */
const KEPT_MS = 10 * 60_000;

const openWindows = new Set<Window>();
const madeUrls = new Set<string>();

export const browserWindows: BrowserWindows = {
  prepare(title) {
    const opened = window.open('', '_blank');
    if (opened === null) return undefined;
    opened.document.title = title;
    opened.document.body.append(`${title}: loading…`);
    opened.opener = null;
    openWindows.add(opened);
    openWindows.forEach((each) => each.closed && openWindows.delete(each));
    return {
      show: (bytes) => opened.location.replace(blobUrl(bytes, 'application/pdf')),
      close: () => opened.close(),
    };
  },
  saveFile(bytes, fileName, type) {
    const link = document.createElement('a');
    link.href = blobUrl(bytes, type);
    link.download = fileName;
    link.click();
  },
  closeDocuments() {
    openWindows.forEach((opened) => opened.close());
    openWindows.clear();
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
