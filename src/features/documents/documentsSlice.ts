import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { XmlKind } from '@/features/documents/api/documents';
import type { DocumentName } from '@/features/loan/rules/documentName';
import type { Failure } from '@/lib/failure';
import { slices } from '@/lib/slices';

export interface DocumentToOpen extends Omit<DocumentName, 'loanNumber'> {
  encryptedId: string;
  /** For example 'Findings PDF of request 12, DU'. */
  title: string;
  /** The tab title to use if `title` contains a person's name: browsers keep titles in their history. */
  tabTitle?: string;
}

export interface XmlToSave {
  requestId: string;
  kind: XmlKind;
  title: string;
}

export type Wanted = DocumentToOpen | XmlToSave;

/** What came of the document, or why its call failed. */
type DocumentNotice = { tone: 'error' | 'info'; text: string } | { failure: Failure };

declare module '@/lib/rootState' {
  interface RootState {
    documents: typeof initialState;
  }
}

const initialState = {
  pending: [] as string[],
  notices: {} as Record<string, DocumentNotice & { wanted: Wanted }>,
};

/** The same for every request of a document. */
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
    documentSettled: (state, { payload }: PayloadAction<{ wanted: Wanted; notice: DocumentNotice | undefined }>) => {
      const { wanted, notice } = payload;
      const key = documentKey(wanted);
      state.pending = state.pending.filter((pending) => pending !== key);
      if (notice !== undefined) state.notices = { ...state.notices, [key]: { ...notice, wanted } };
    },
    documentNoticeDismissed: (state, { payload }: PayloadAction<Wanted>) => {
      Reflect.deleteProperty(state.notices, documentKey(payload));
    },
  },
  selectors: {
    selectPendingDocuments: (state) => state.pending,
    selectDocumentNotices: (state) => state.notices,
  },
}).injectInto(slices);

export const { documentNoticeDismissed, documentSettled, documentWanted } = documentsSlice.actions;
export const { selectDocumentNotices, selectPendingDocuments } = documentsSlice.selectors;
