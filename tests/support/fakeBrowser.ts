import type { BrowserWindows } from '@/services/browserWindows';

interface OpenedWindow {
  title: string;
  bytes: Uint8Array | undefined;
  isClosed: boolean;
}

export interface FakeBrowser extends BrowserWindows {
  opened: OpenedWindow[];
  saved: { fileName: string; text: string; type: string }[];
  left: string[];
}

/** Windows, files and departures, written down instead of carried out. */
export function fakeBrowser({ blocksPopups = false } = {}): FakeBrowser {
  const opened: OpenedWindow[] = [];
  const saved: FakeBrowser['saved'] = [];
  const left: string[] = [];
  return {
    opened,
    saved,
    left,
    prepare(title) {
      if (blocksPopups) return undefined;
      const window: OpenedWindow = { title, bytes: undefined, isClosed: false };
      opened.push(window);
      return {
        show: (bytes) => (window.bytes = bytes),
        close: () => (window.isClosed = true),
      };
    },
    saveFile: (bytes, fileName, type) => void saved.push({ fileName, type, text: new TextDecoder().decode(bytes) }),
    leaveTo: (url) => void left.push(url),
  };
}
