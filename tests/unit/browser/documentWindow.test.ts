import { afterEach, expect, it, vi } from 'vitest';
import { closeDocuments, prepareDocument, VIEWER_READY } from '@/browser/documentWindow';

afterEach(() => {
  closeDocuments();
  vi.restoreAllMocks();
});

/** Opens a viewer whose page can report that it is ready. `heard` is what it receives after that. */
function openViewer() {
  const viewer = document.body.appendChild(document.createElement('iframe')).contentWindow as Window;
  const close = vi.spyOn(viewer, 'close').mockImplementation(() => {
    Object.defineProperty(viewer, 'closed', { value: true, configurable: true });
  });
  vi.spyOn(window, 'open').mockReturnValueOnce(viewer);
  const prepared = prepareDocument('Findings', 'findings.pdf') ?? expect.fail('it is not blocked');
  const heard: unknown[] = [];
  const port = { postMessage: (message: unknown) => heard.push(message) } as unknown as MessagePort;
  const report = async () => {
    const event = new MessageEvent('message', { data: VIEWER_READY, source: viewer, origin: window.location.origin });
    window.dispatchEvent(Object.defineProperty(event, 'ports', { value: [port] }));
    await Promise.resolve();
  };
  return { prepared, heard, report, close };
}

it('sends the title and the document to a viewer that is ready', async () => {
  const { prepared, heard, report } = openViewer();
  await report();
  prepared.show(new Uint8Array([1]));
  await Promise.resolve();
  expect(heard).toMatchObject([{ title: 'Findings', fileName: 'findings.pdf' }, { bytes: new Uint8Array([1]) }]);
});

it.each([
  { ended: 'all are closed', end: () => closeDocuments() },
  { ended: 'its document failed', end: ({ prepared }: ReturnType<typeof openViewer>) => prepared.close() },
  {
    ended: 'the user closed it, and another one opens',
    end: ({ close }: ReturnType<typeof openViewer>) => {
      close.getMockImplementation()?.call(undefined);
      openViewer();
    },
  },
])('listens no longer to a viewer that was never ready when $ended', async ({ end }) => {
  const viewer = openViewer();
  end(viewer);
  await viewer.report();
  expect(viewer.heard).toEqual([]);
});
