import type { SagaGenerator } from 'typed-redux-saga';
import { call, put, takeEvery } from 'typed-redux-saga';
import { decodeBase64, isPdf, safeExtension, type StoredDocument } from '@/domain/document';
import type { LoanId } from '@/domain/loan';
import { describeFailure, failureOf } from '@/lib/failure';
import { callApi } from '@/lib/saga/callApi';
import { guarded } from '@/lib/saga/guarded';
import type { SagaDeps } from '@/services/sagaDeps';
import {
  documentDelivered,
  documentNoticed,
  documentWanted,
  type DocumentToOpen,
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
  try {
    const bytes = bytesOf(yield* callApi(api.documents.open, { loanId, encryptedId: wanted.encryptedId }));
    if (bytes === undefined) {
      prepared?.close();
      yield* put(documentNoticed({ tone: 'error', text: `${wanted.title} is empty or damaged.`, wanted }));
    } else if (!bytes.isPdf) {
      prepared?.close();
      browser.saveFile(bytes.content, `document.${bytes.extension}`, 'application/octet-stream');
      yield* put(documentDelivered(wanted));
    } else if (prepared === undefined) {
      browser.saveFile(bytes.content, 'document.pdf', 'application/pdf');
      const text = `The browser blocked a new window, so ${wanted.title} was downloaded instead.`;
      yield* put(documentNoticed({ tone: 'info', text, wanted }));
    } else {
      prepared.show(bytes.content);
      yield* put(documentDelivered(wanted));
    }
  } catch (caught) {
    prepared?.close();
    yield* put(documentNoticed({ tone: 'error', text: describeFailure(failureOf(caught), wanted.title), wanted }));
  }
}

function* saveXml({ api, browser }: SagaDeps, loanId: LoanId, wanted: XmlToSave): SagaGenerator<void> {
  try {
    const { requestId, kind } = wanted;
    const bytes = bytesOf(yield* callApi(api.documents.download, { loanId, requestId, kind }));
    if (bytes === undefined) {
      yield* put(documentNoticed({ tone: 'error', text: `${wanted.title} is empty or damaged.`, wanted }));
      return;
    }
    browser.saveFile(bytes.content, 'report.xml', 'application/xml');
    yield* put(documentDelivered(wanted));
  } catch (caught) {
    yield* put(documentNoticed({ tone: 'error', text: describeFailure(failureOf(caught), wanted.title), wanted }));
  }
}

function bytesOf(document: StoredDocument | undefined) {
  const content = document && decodeBase64(document.base64);
  return content && { content, isPdf: isPdf(content), extension: safeExtension(document.extension) };
}
