import type { LoanSummary } from '@sandbox/backendTypes';
import { html, type Html } from '@sandbox/http/html';
import { layout, table } from '@sandbox/http/layout';
import { findPersona, type PersonaId } from '@sandbox/personas';
import { pipelineStyle } from './pipelineStyle';

interface Pipeline {
  loans: readonly LoanSummary[];
  search: LoanSearch;
  appOrigin: string;
}

interface Start {
  loanId: string;
  title: string;
  text: string;
  persona: PersonaId;
}

const STARTS: readonly Start[] = [
  {
    loanId: '7100101',
    title: 'Order DU and LPA',
    text: 'A clean loan. Order both systems, follow the runs and choose a result.',
    persona: 'sam.lindqvist',
  },
  {
    loanId: '7100111',
    title: 'Find out what moved',
    text: '46 requests. Find where the DTI jumped and compare two runs.',
    persona: 'rita.ibarra',
  },
  {
    loanId: '7100109',
    title: 'Order as a broker',
    text: 'A wholesale loan with credit agency accounts on file.',
    persona: 'tpo.bright',
  },
];

/** Lists the loans with two links each into the companion. */
export function pipelinePage({ loans, search, appOrigin }: Pipeline): Html {
  const found = loans.filter((loan) => matches(loan, search));
  const channels = [...new Set(loans.map(({ channel }) => channel))];
  return layout({
    title: 'Loan pipeline',
    body: html`${pipelineStyle}
      <p>Each loan shows something else. Sign in with one click as one of four people; there are no passwords.</p>
      <section aria-labelledby="start">
        <h2 id="start">Start here</h2>
        <div class="starts">${STARTS.map((start) => startCard(start, loans, appOrigin))}</div>
      </section>
      <section aria-labelledby="loans">
        <div class="heading">
          <h2 id="loans">All loans</h2>
          ${searchForm(search, channels)}
        </div>
        <p class="note">
          ${found.length} of ${loans.length} loans. <strong>Open</strong> chooses the screen from the loan's history;
          <strong>Request</strong> goes to the request screen.
        </p>
        ${
          found.length === 0
            ? html`<p>No loan matches. <a href="/los/">Show all loans</a></p>`
            : table(
                COLUMNS,
                found.map((loan) => row(loan, appOrigin)),
                'loans',
              )
        }
      </section>`,
  });
}

function startCard({ loanId, title, text, persona }: Start, loans: readonly LoanSummary[], appOrigin: string): Html {
  const loan = loans.find((candidate) => candidate.loanId === loanId);
  const person = findPersona(persona);
  if (loan === undefined || person === undefined) return html``;
  return html`<div class="card start">
    <h3>${title}</h3>
    <p>${text}</p>
    <p class="note">${loan.loanNumber}, ${loan.borrower}<br />Sign in as ${person.displayName}, ${person.title}</p>
    <a class="cover button" href="${appOrigin}/${loanId}?navigate=true" aria-label="Start: ${title}">Start</a>
  </div>`;
}

const searchForm = ({ text, channel }: LoanSearch, channels: readonly string[]): Html =>
  html`<form class="fields" role="search">
    <label>
      Search
      <input type="search" name="q" value="${text}" placeholder="Loan, borrower, what it shows" />
    </label>
    <label>
      Channel
      <select name="channel">
        <option value="">All</option>
        ${channels.map((name) =>
          name === channel ? html`<option selected>${name}</option>` : html`<option>${name}</option>`,
        )}
      </select>
    </label>
    <button>Search</button>
  </form>`;

const COLUMNS = ['Loan', 'Borrowers', 'Channel', 'Stage', 'Product', 'What it shows', 'Companion'];

const row = ({ loanId, loanNumber, borrower, channel, stage, product, story }: LoanSummary, appOrigin: string): Html =>
  html`<tr>
    <th scope="row">${loanNumber}<br /><small>${loanId}</small></th>
    <td>${borrower}</td>
    <td>${channel}</td>
    <td>${stage}</td>
    <td>${product}</td>
    <td>${story}</td>
    <td class="actions">
      <a class="cover" href="${appOrigin}/${loanId}?navigate=true" aria-label="Open loan ${loanNumber}">Open</a>
      <a href="${appOrigin}/${loanId}" aria-label="Request for loan ${loanNumber}">Request</a>
    </td>
  </tr>`;

/** What the pipeline page is asked for; an empty text matches every loan. */
export interface LoanSearch {
  text: string;
  channel: string;
}

export const readSearch = ({ searchParams }: URL): LoanSearch => ({
  text: searchParams.get('q')?.trim() ?? '',
  channel: searchParams.get('channel') ?? '',
});

/** Whether a loan contains every word of the text, in any column, and has the channel. */
export function matches(loan: LoanSummary, { text, channel }: LoanSearch): boolean {
  const words = text.toLowerCase().split(/\s+/);
  const columns = Object.values(loan).join(' ').toLowerCase();
  return words.every((word) => columns.includes(word)) && (channel === '' || loan.channel === channel);
}
