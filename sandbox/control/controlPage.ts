import { html, type Html } from '@sandbox/http/html';
import { layout } from '@sandbox/http/layout';
import { FAULT_KINDS, type FaultRule } from '@sandbox/faults';
import { PERSONAS } from '@sandbox/personas';
import { FILE_KINDS, type FileKind } from '@sandbox/world/fileKinds';
import type { Desk } from './desk';
import { CALL_NAMES } from './faultFields';
import { KINDS } from './habitFields';

/**
 * The control page for humans. Every button is a form, so that the page works with the keyboard and without scripts.
 */
export const controlPage = ({ faults, habits, timeScale }: Desk, problems: readonly string[] = []): Html =>
  layout({
    title: 'Control',
    body: html`${problems.map((problem) => html`<p class="alert" role="alert">${problem}</p>`)}
      <p>
        Simulated durations are multiplied by <strong>${timeScale}</strong> (SANDBOX_TIME_SCALE). What the companion
        reports is under <a href="/telemetry">Telemetry</a>.
      </p>
      <h2>Plant a fault</h2>
      ${faultForm()}
      <h2>Planted faults</h2>
      ${faults.list().length === 0 ? html`<p>None: every call is answered as it should be.</p>` : table(faults.list())}
      <h2>Repeated orders</h2>
      <form method="post" class="fields">
        <p>
          ${
            habits().deduplicates
              ? 'An order that arrives twice with the same key is placed once.'
              : 'An order that arrives twice with the same key is placed twice.'
          }
        </p>
        <button name="action" value="${habits().deduplicates ? 'repeat' : 'deduplicate'}">
          ${habits().deduplicates ? 'Place it twice' : 'Place it once'}
        </button>
      </form>
      <h2>Responses</h2>
      <form method="post" class="fields">
        <label
          >Files
          <select name="kind">
            <option value="">of each loan's kind</option>
            ${KINDS.map((kind) => kindOption(kind, habits().responseFiles === kind))}
          </select></label
        >
        <button name="action" value="files">Send these</button>
      </form>
      <form method="post" class="fields">
        <p>
          ${
            habits().sendsFindings
              ? "The engines' messages are sent as a list beside the file."
              : "The engines' messages are in the file alone."
          }
        </p>
        <button name="action" value="${habits().sendsFindings ? 'withoutFindings' : 'withFindings'}">
          ${habits().sendsFindings ? 'Send the file alone' : 'Send the list too'}
        </button>
      </form>
      <h2>Time</h2>
      <form method="post" class="fields">
        <button name="action" value="hold">Hold: runs stay as they are</button>
        <button name="action" value="release">Let time go on</button>
      </form>
      <h2>Change the person</h2>
      <p>
        Every browser that is signed in is then signed in as this person. Open tabs learn of it at their next renewal.
      </p>
      <form method="post" class="fields">
        <label
          >Person
          <select name="person">
            ${PERSONAS.map(({ id, displayName }) => html`<option value="${id}">${displayName}</option>`)}
          </select></label
        >
        <button name="action" value="person">Change</button>
      </form>
      <h2>Start over</h2>
      <form method="post" class="fields">
        <button name="action" value="reset">Reset loans, faults and telemetry</button>
        <button name="action" value="expire">Expire every session</button>
      </form>`,
  });

const faultForm = (): Html =>
  html`<form method="post" class="fields card">
    <label
      >Call
      <select name="call">
        ${CALL_NAMES.map(callOption)}
      </select></label
    >
    <label
      >Fault
      <select name="kind">
        ${FAULT_KINDS.map((kind) => html`<option>${kind}</option>`)}
      </select></label
    >
    <label>Loan id <input name="loanId" inputmode="numeric" placeholder="every loan" /></label>
    <label>Status <input name="status" type="number" min="400" max="599" placeholder="for status" /></label>
    <label>Delay, ms <input name="delayMs" type="number" min="0" placeholder="none" /></label>
    <label>Times <input name="times" type="number" min="1" placeholder="until removed" /></label>
    <button class="primary" name="action" value="add">Plant</button>
  </form>`;

const kindOption = (kind: FileKind, isChosen: boolean): Html =>
  html`<option value="${kind}" ${isChosen ? html`selected` : undefined}>${FILE_KINDS[kind]}</option>`;

const callOption = (name: string): Html => html`<option value="${name}">${name === '*' ? 'every call' : name}</option>`;

const table = (rules: readonly FaultRule[]): Html =>
  html`<div class="scroll">
    <table>
      <thead>
        <tr>
          <th scope="col">Call</th>
          <th scope="col">Fault</th>
          <th scope="col">Loan id</th>
          <th scope="col">Times left</th>
          <th scope="col">Remove</th>
        </tr>
      </thead>
      <tbody>
        ${rules.map(row)}
      </tbody>
    </table>
  </div>`;

const row = (rule: FaultRule): Html =>
  html`<tr>
    <td>${rule.call === '*' ? 'every call' : rule.call}</td>
    <td>${rule.kind} ${rule.status} ${rule.delayMs === undefined ? undefined : `${rule.delayMs} ms`}</td>
    <td>${rule.loanId ?? 'every loan'}</td>
    <td>${rule.times ?? 'until removed'}</td>
    <td>
      <form method="post">
        <input type="hidden" name="id" value="${rule.id}" />
        <button name="action" value="remove" aria-label="Remove ${rule.kind} of ${rule.call}">Remove</button>
      </form>
    </td>
  </tr>`;
