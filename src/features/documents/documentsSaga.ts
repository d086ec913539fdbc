import type { SagaGenerator } from 'typed-redux-saga';
import { call, put, takeEvery } from 'typed-redux-saga';
import { decodeBase64, isPdf, safeExtension, type StoredDocument } from '@/domain/loan/document';
import type { LoanId } from '@/domain/loan/loan';
import { describeFailure, failureOf } from '@/lib/failure';
import { callApi } from '@/lib/saga/callApi';
import { guarded } from '@/lib/saga/guarded';
import type { SagaDeps } from '@/services/sagaDeps';
import {
  documentDelivered,
  documentNoticed,
  documentWanted,
  type DocumentNotice,
  type DocumentToOpen,
  type Wanted,
  type XmlToSave,
} from './documentsSlice';

/** Opens documents and saves XML files of one loan (specification §7, both POSTs for documents). */
export function* documentsSaga(deps: SagaDeps, loanId: LoanId): SagaGenerator<void> {
  yield* takeEvery(documentWanted, guarded('documents', deliver), deps, loanId);
}

function* deliver(deps: SagaDeps, loanId: LoanId, { payload }: ReturnType<typeof documentWanted>): SagaGenerator<void> {
  yield* 'encryptedId' in payload ? call(openDocument, deps, loanId, payload) : call(saveXml, deps, loanId, payload);
}

function* openDocument({ api, browser }: SagaDeps, loanId: LoanId, wanted: DocumentToOpen): SagaGenerator<void> {
  // Before anything is awaited: pop-up blockers allow a window only within the click.
  const prepared = browser.prepare(wanted.title);
  let isShown = false;
  try {
    const file = fileOf(yield* callApi(api.documents.open, { loanId, encryptedId: wanted.encryptedId }));
    if (file === undefined) {
      yield* put(documentNoticed(unusable(wanted)));
    } else if (file.isPdf && prepared !== undefined) {
      prepared.show(file.bytes);
      isShown = true;
      yield* put(documentDelivered(wanted));
    } else {
      browser.saveFile(file.bytes, `document.${file.extension}`, file.type);
      yield* put(file.isPdf ? documentNoticed(blocked(wanted)) : documentDelivered(wanted));
    }
  } catch (caught) {
    yield* put(documentNoticed(failed(wanted, caught)));
  } finally {
    // Also when the loan is left: nobody should wait before an empty window.
    if (!isShown) prepared?.close();
  }
}

function* saveXml({ api, browser }: SagaDeps, loanId: LoanId, wanted: XmlToSave): SagaGenerator<void> {
  try {
    const { requestId, kind } = wanted;
    const file = fileOf(yield* callApi(api.documents.download, { loanId, requestId, kind }));
    if (file === undefined) {
      yield* put(documentNoticed(unusable(wanted)));
    } else {
      browser.saveFile(file.bytes, 'report.xml', 'application/xml');
      yield* put(documentDelivered(wanted));
    }
  } catch (caught) {
    yield* put(documentNoticed(failed(wanted, caught)));
  }
}

function fileOf(document: StoredDocument | undefined) {
  const bytes = document && decodeBase64(document.base64);
  if (bytes === undefined) return undefined;
  return isPdf(bytes)
    ? { bytes, isPdf: true, extension: 'pdf', type: 'application/pdf' }
    : { bytes, isPdf: false, extension: safeExtension(document?.extension ?? ''), type: 'application/octet-stream' };
}

const unusable = (wanted: Wanted): DocumentNotice => ({
  tone: 'error',
  text: `${wanted.title} is empty, damaged or larger than 50 MB.`,
  wanted,
});

const blocked = (wanted: Wanted): DocumentNotice => ({
  tone: 'info',
  text: `The browser blocked a new window, so ${wanted.title} was downloaded instead.`,
  wanted,
});

const failed = (wanted: Wanted, caught: unknown): DocumentNotice => ({
  tone: 'error',
  text: describeFailure(failureOf(caught), wanted.title),
  wanted,
});
