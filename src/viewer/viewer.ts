import * as uiTexts from '@/config/texts/uiTexts';
import * as viewerTexts from './texts';
import { attempt } from '@/lib/attempt';
import { documentKind } from '@/features/loan/rules/document';
import { VIEWER_READY } from '@/browser/documentWindow';

/** Longer than the timeout of a document request. */
const OVERDUE_MS = 120_000;

/** With the code of its tab (src/firstScript.js). */
type App = Window & { tabCode?: string };

const opener = window.opener as App | null;
if (opener === null) say('noDocument');
else receiveFrom(opener);

function receiveFrom(app: Window): void {
  const { port1, port2 } = new MessageChannel();
  let fileName = 'document.pdf';
  const overdue = setTimeout(say, OVERDUE_MS, 'notReceived');
  port1.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (has(data, 'title') && typeof data.title === 'string') document.title = data.title;
    if (has(data, 'fileName') && typeof data.fileName === 'string') fileName = data.fileName;
    if (!has(data, 'bytes')) return;
    clearTimeout(overdue);
    port1.close();
    if (data.bytes instanceof Uint8Array && documentKind(data.bytes) === 'pdf')
      show(new File([data.bytes as Uint8Array<ArrayBuffer>], fileName, { type: 'application/pdf' }));
    else say('damaged');
  };
  app.postMessage(VIEWER_READY, window.location.origin, [port2]);
  window.opener = null;
}

const has = <Key extends string>(data: unknown, key: Key): data is Record<Key, unknown> =>
  typeof data === 'object' && data !== null && key in data;

function show(file: File): void {
  // Not revoked: the browser releases the URL with this page.
  const address = URL.createObjectURL(file);
  if (navigator.pdfViewerEnabled) showFrame(address);
  else download(address, file.name);
}

function showFrame(address: string): void {
  const frame = document.createElement('iframe');
  frame.title = document.title;
  frame.src = address;
  frame.onload = () => frame.focus();
  document.body.replaceChildren(frame);
}

function download(address: string, fileName: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  say('downloaded');
}

function say(text: keyof typeof viewerTexts): void {
  const line = document.querySelector('[role=status]');
  if (line !== null) line.textContent = viewerTexts[text] + codeFor(text);
  if (document.title === viewerTexts.loading) document.title = viewerTexts.title;
}

/** Of the tab that opened the document, whose calls monitoring has. @empty '' if nothing failed or the app is gone */
function codeFor(text: keyof typeof viewerTexts): string {
  const isFailure = text === 'notReceived' || text === 'damaged';
  const tab = isFailure ? attempt(() => opener?.tabCode) : undefined;
  return tab === undefined ? '' : ` ${uiTexts.tab(tab)}.`;
}
