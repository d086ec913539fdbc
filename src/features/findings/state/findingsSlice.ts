import { createSlice } from '@reduxjs/toolkit';
import { call } from 'typed-redux-saga';
import * as laterTexts from '@/config/texts/laterTexts';
import type { WantedFindings } from '@/features/findings/api/loadFindings';
import type { Reading } from '@/features/findings/reader/findings';
import { FailedCall } from '@/lib/failure';
import type { RootState } from '@/lib/rootState';
import { callApi } from '@/lib/saga';
import { slices } from '@/lib/slices';
import type { ReadsIn } from '@/reads/read';
import { addReads, keepReads, selectRead } from '@/reads/readState';
import type { ReadState } from '@/reads/readValues';

declare module '@/reads/readValues' {
  interface ReadValues {
    findings: {
      /** What the engines said, by the key of the run: never the file. */
      findings: Each<string, Reading>;
    };
  }
}

declare module '@/lib/rootState' {
  interface RootState {
    findings: ReadState<'findings'>;
  }
}

const findingsReads: ReadsIn<'findings'> = {
  findings: {
    of: 'run',
    calls: ['underwritingDownload'],
    *load({ api, loanId }, _run, given) {
      const { loadFindings } = yield* call(importReader);
      return yield* callApi(loadFindings(api.documents), { loanId, ...(given as WantedFindings) });
    },
    on: [],
    missing: { what: laterTexts.findings, on: ['selection', 'history'] },
    isWantedByView: true,
    isOnce: true,
  },
};

/** The reader of files loads when the user first opens findings. */
const importReader = () =>
  import('@/features/findings/api/loadFindings').catch(() => {
    throw new FailedCall({ kind: 'network', call: 'underwritingDownload' });
  });

createSlice({
  name: 'findings',
  initialState: keepReads('findings', findingsReads),
  reducers: {},
  extraReducers: (builder) => void addReads(builder, 'findings'),
}).injectInto(slices);

export const selectReading = (state: RootState, run: string): Reading | undefined =>
  selectRead(state, 'findings', run).value;

export const readingOf = (run: string) => ({ name: 'findings' as const, key: run });
