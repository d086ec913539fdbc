/** The page that shows a document. It has its own content security policy, which the browsers' PDF viewers need. */
const VIEWER = '/viewer.html';

/** The viewer sends this message to its opener, with a port for the document. */
export const VIEWER_READY = 'viewer ready';

type ViewerMessage = { title: string; fileName: string } | { bytes: Uint8Array<ArrayBuffer> };

/** With what ends the listening to each. */
const openWindows = new Map<Window, AbortController>();

/**
 * Call it before the document loads: pop-up blockers allow a window only during the click.
 * @empty undefined if blocked
 */
export function prepareDocument(title: string, fileName: string) {
  const opened = window.open(VIEWER, '_blank');
  if (opened === null) return undefined;
  const listening = new AbortController();
  openWindows.set(opened, listening);
  openWindows.forEach((_, each) => each.closed && closeDocument(each));
  const port = portOf(opened, listening);
  const send = (message: ViewerMessage): void => void port.then((to) => to.postMessage(message));
  send({ title, fileName });
  return { show: (bytes: Uint8Array<ArrayBuffer>) => send({ bytes }), close: () => closeDocument(opened) };
}

export const closeDocuments = (): void => openWindows.forEach((_, opened) => closeDocument(opened));

function closeDocument(opened: Window): void {
  opened.close();
  openWindows.get(opened)?.abort();
  openWindows.delete(opened);
}

/** Only from the opened window and the app's origin. The viewer's page has no opener: only the port remains. */
const portOf = (opened: Window, listening: AbortController): Promise<MessagePort> =>
  new Promise((resolve) => {
    const onMessage = ({ source, origin, data, ports: [port] }: MessageEvent<unknown>): void => {
      if (source !== opened || origin !== window.location.origin || data !== VIEWER_READY || port === undefined) return;
      listening.abort();
      resolve(port);
    };
    window.addEventListener('message', onMessage, { signal: listening.signal });
  });
