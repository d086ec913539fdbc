import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { XmlKind } from '@/api/endpoints/documents';

/** A document to open in a window of its own. */
export interface DocumentToOpen {
  encryptedId: string;
  /** What people call it, such as 'Findings of request 12, DU'. */
  title: string;
}

/** An XML file to save. */
export interface XmlToSave {
  requestId: string;
  kind: XmlKind;
  title: string;
}

export type Wanted = DocumentToOpen | XmlToSave;

/** What went other than people would expect. */
export interface DocumentNotice {
  tone: 'error' | 'info';
  text: string;
  wanted: Wanted;
}

interface DocumentsState {
  /** Keys of documents on their way. */
  pending: string[];
  notices: Record<string, DocumentNotice>;
}

const initialState: DocumentsState = { pending: [], notices: {} };

/** One identity a document, however often it is asked for. */
export const documentKey = (wanted: Wanted): string =>
  'encryptedId' in wanted ? wanted.encryptedId : `${wanted.kind} ${wanted.requestId}`;

export const documentsSlice = createSlice({
  name: 'documents',
  initialState,
  reducers: {
    documentWanted: (state, { payload }: PayloadAction<Wanted>) => {
      const key = documentKey(payload);
      if (!state.pending.includes(key)) state.pending.push(key);
      Reflect.deleteProperty(state.notices, key);
    },
    documentDelivered: (state, { payload }: PayloadAction<Wanted>) => {
      state.pending = state.pending.filter((key) => key !== documentKey(payload));
    },
    documentNoticed: (state, { payload }: PayloadAction<DocumentNotice>) => {
      const key = documentKey(payload.wanted);
      state.pending = state.pending.filter((pending) => pending !== key);
      state.notices[key] = payload;
    },
    documentNoticeDismissed: (state, { payload }: PayloadAction<Wanted>) => {
      Reflect.deleteProperty(state.notices, documentKey(payload));
    },
  },
  selectors: {
    selectPendingDocuments: (state) => state.pending,
    selectDocumentNotices: (state) => state.notices,
  },
});

export const { documentDelivered, documentNoticeDismissed, documentNoticed, documentWanted } = documentsSlice.actions;
export const { selectDocumentNotices, selectPendingDocuments } = documentsSlice.selectors;
