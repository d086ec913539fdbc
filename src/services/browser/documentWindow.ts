import { wording } from '@/lib/wording';

/** The page that shows a document. It has its own content security policy, which the browsers' PDF viewers need. */
const VIEWER = '/viewer.html';

/** The viewer sends this message to its opener, with a port for the document. */
export const VIEWER_READY = 'viewer ready';

/** The messages that the app sends through that port. */
export type ViewerMessage =
  | { title: string; wording: { language: string; texts: Readonly<Record<string, string>> } | undefined }
  | { bytes: Uint8Array<ArrayBuffer> };

/** A window that opens before its document has loaded. */
export interface PreparedWindow {
  show: (bytes: Uint8Array<ArrayBuffer>) => void;
  close: () => void;
}

const openWindows = new Set<Window>();

/** At once: pop-up blockers allow a window only during the click. @empty undefined if it was blocked */
export function prepareDocument(title: string): PreparedWindow | undefined {
  const opened = window.open(VIEWER, '_blank');
  if (opened === null) return undefined;
  openWindows.add(opened);
  openWindows.forEach((each) => each.closed && openWindows.delete(each));
  const port = portOf(opened);
  const send = (message: ViewerMessage): void => void port.then((to) => to.postMessage(message));
  send({ title, wording: wording.viewer });
  return { show: (bytes) => send({ bytes }), close: () => opened.close() };
}

export function closeDocuments(): void {
  openWindows.forEach((opened) => opened.close());
  openWindows.clear();
}

/** Only from the opened window and the app's origin. The viewer drops its opener: only the port remains. */
const portOf = (opened: Window): Promise<MessagePort> =>
  new Promise((resolve) => {
    const onMessage = ({ source, origin, data, ports: [port] }: MessageEvent<unknown>): void => {
      if (source !== opened || origin !== window.location.origin || data !== VIEWER_READY || port === undefined) return;
      window.removeEventListener('message', onMessage);
      resolve(port);
    };
    window.addEventListener('message', onMessage);
  });
