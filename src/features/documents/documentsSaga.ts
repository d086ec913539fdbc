import type { SagaGenerator } from 'typed-redux-saga';
import { call, put, takeEvery } from 'typed-redux-saga';
import * as appTexts from '@/config/texts/appTexts';
import { decodeBase64, isPdf, safeExtension, type StoredDocument } from '@/domain/loan/document';
import { describeFailure } from '@/config/describeFailure';
import type { Failure } from '@/lib/failure';
import { callApi } from '@/lib/saga/callApi';
import { failureOf } from '@/lib/saga/failureOf';
import { guarded } from '@/lib/saga/guarded';
import type { LoanDeps } from '@/services/sagaDeps';
import {
  documentDelivered,
  documentNoticed,
  documentWanted,
  type DocumentNotice,
  type DocumentToOpen,
  type Wanted,
  type XmlToSave,
} from './documentsSlice';

/**
 * Opens documents and saves XML files of one loan (specification §7, both POSTs for documents).
 *
 * @source Specification §1: "opens findings, request and response files"
 * @source Specification §2: "Download raw request", "Open findings PDF"
 * @source Specification §7: "POST /aus/multi-aus/v1/document", "opened as PDF in a new window"
 * @source Specification §7: "POST /aus/gse-aus/v1/underwriting/download", "saved as report.xml"
 */
export function* documentsSaga(deps: LoanDeps): SagaGenerator<void> {
  yield* takeEvery(documentWanted, guarded('documents', deliver), deps);
}

function* deliver(deps: LoanDeps, { payload }: ReturnType<typeof documentWanted>): SagaGenerator<void> {
  yield* 'encryptedId' in payload ? call(openDocument, deps, payload) : call(saveXml, deps, payload);
}

function* openDocument(deps: LoanDeps, wanted: DocumentToOpen): SagaGenerator<void> {
  const { api, browser, loanId } = deps;
  // Before the request: pop-up blockers allow a new window only during the click.
  const prepared = browser.prepare(wanted.tabTitle ?? wanted.title);
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
    yield* put(documentNoticed(failed(wanted, failureOf(caught, deps, 'documents'))));
  } finally {
    // Also runs when the user leaves the loan: close the waiting window.
    if (!isShown) prepared?.close();
  }
}

function* saveXml(deps: LoanDeps, wanted: XmlToSave): SagaGenerator<void> {
  const { api, browser, loanId } = deps;
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
    yield* put(documentNoticed(failed(wanted, failureOf(caught, deps, 'documents'))));
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
  text: appTexts.documentDamaged(wanted.title),
  wanted,
});

const blocked = (wanted: Wanted): DocumentNotice => ({
  tone: 'info',
  text: appTexts.documentDownloaded(wanted.title),
  wanted,
});

const failed = (wanted: Wanted, failure: Failure): DocumentNotice => ({
  tone: 'error',
  text: describeFailure(failure, wanted.title),
  wanted,
});
