import { call, put, type SagaGenerator, select, takeEvery } from 'typed-redux-saga';
import * as documentTexts from '@/features/documents/texts';
import { documentName } from '@/features/loan/rules/documentName';
import { XML_FILE } from '@/config/constants';
import { FailedCall } from '@/lib/failure';
import { callApi, failureOf, guarded } from '@/lib/saga';
import type { RootState } from '@/lib/rootState';
import type { LoanDeps } from '@/sagaDeps';
import type { StoredDocument } from '@/features/documents/api/contract/documents';
import { documentSettled, documentWanted, type DocumentToOpen, type XmlToSave } from './documentsSlice';

/**
 * Opens documents and saves XML files of one loan. What opens the window doesn't load with a press: Safari would
 * refuse.
 */
export function* documentsSaga(deps: LoanDeps): SagaGenerator<void> {
  yield* takeEvery(documentWanted, guarded('documents', deliver), deps);
  yield* call(() => deps.firstScreen);
  // Ahead of the first press, so that it doesn't depend on the host.
  yield* call(() => importReader().catch(() => undefined));
}

type Outcome = keyof typeof documentTexts.outcomes;

function* deliver(deps: LoanDeps, { payload: wanted }: ReturnType<typeof documentWanted>): SagaGenerator<void> {
  try {
    const outcome = yield* 'encryptedId' in wanted ? call(openDocument, deps, wanted) : call(saveXml, deps, wanted);
    const tone = outcome === 'downloaded' ? 'info' : 'error';
    const notice = outcome && ({ tone, text: documentTexts.outcomes[outcome](wanted.title) } as const);
    yield* put(documentSettled({ wanted, notice }));
  } catch (caught) {
    yield* put(documentSettled({ wanted, notice: { failure: failureOf(caught, deps, 'documents') } }));
  }
}

function* openDocument({ api, browser, loanId }: LoanDeps, wanted: DocumentToOpen): SagaGenerator<Outcome | undefined> {
  // Before the request: pop-up blockers allow a new window only during the click.
  const loanNumber = (yield* select(({ loan }: RootState) => loan.loanHeaderData.value?.loanNumber)) ?? loanId;
  const nameWith = (extension: string): string => documentName({ ...wanted, loanNumber }, extension);
  const prepared = browser.prepare(wanted.tabTitle ?? wanted.title, nameWith('pdf'));
  let isShown = false;
  try {
    const document = yield* callApi(api.documents.open, { loanId, encryptedId: wanted.encryptedId });
    const file = yield* call(readFile, document);
    if (typeof file === 'string') return file;
    const isPdf = file.kind === 'pdf';
    if (file.kind === 'webPage' || (file.extension === 'pdf' && !isPdf)) return 'ofOtherKind';
    if (isPdf && prepared !== undefined) {
      prepared.show(file.bytes);
      isShown = true;
      return undefined;
    }
    const type = isPdf ? 'application/pdf' : 'application/octet-stream';
    browser.saveFile(file.bytes, nameWith(isPdf ? 'pdf' : file.extension), type);
    return isPdf ? 'downloaded' : undefined;
  } finally {
    // Also runs when the user leaves the loan: close the waiting window.
    if (!isShown) prepared?.close();
  }
}

function* saveXml({ api, browser, loanId }: LoanDeps, wanted: XmlToSave): SagaGenerator<Outcome | undefined> {
  const { requestId, kind } = wanted;
  const file = yield* call(readFile, yield* callApi(api.documents.download, { loanId, requestId, kind }));
  if (typeof file === 'string') return file;
  // For example the sign-in page of a gateway, which would be saved as report.xml.
  if (file.kind === 'webPage') return 'ofOtherKind';
  browser.saveFile(file.bytes, XML_FILE, 'application/xml');
  return undefined;
}

function* readFile(document: StoredDocument | undefined) {
  const { fileIn } = yield* call(importReader);
  return fileIn(document);
}

/** Only a response needs this code. */
const importReader = () =>
  import('@/features/loan/rules/document').catch(() => {
    throw new FailedCall({ kind: 'network', call: 'document' });
  });
