import type { BrowserWindows } from '@/browser/browserWindows';

interface OpenedWindow {
  title: string;
  bytes: Uint8Array | undefined;
  isClosed: boolean;
}

export interface FakeBrowser extends BrowserWindows {
  opened: OpenedWindow[];
  saved: { fileName: string; text: string; type: string }[];
  left: string[];
  reloads: number;
}

/** Records windows, files and departures instead of performing them. */
export function fakeBrowser({ blocksPopups = false } = {}): FakeBrowser {
  const opened: OpenedWindow[] = [];
  const saved: FakeBrowser['saved'] = [];
  const left: string[] = [];
  const fake: FakeBrowser = {
    reloads: 0,
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
    closeDocuments: () => opened.forEach((each) => (each.isClosed = true)),
    leaveTo: (url) => void left.push(url),
    reload: () => void (fake.reloads += 1),
  };
  return fake;
}
